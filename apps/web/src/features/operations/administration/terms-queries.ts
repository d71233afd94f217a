import type { Output } from '@candor/contract';
import {
  discardTermsDraft,
  getTermsHistory,
  listTerms,
  publishTerms,
  saveTermsDraft,
  setHostName,
} from '@candor/contract/interviews/terms';
import type { TermsType } from '@candor/contract/interviews/terms-type-rules';
import { read } from '../../../lib/server-state.ts';
import { useAct } from './administration-queries.ts';

export type TermsList = Output<typeof listTerms>;
export type TermsHistory = Output<typeof getTermsHistory>;

export const termsQuery = read(listTerms, {});

/** What is being written stays as it is until it is saved. */
export const termsHistoryQuery = (type: TermsType) =>
  read(getTermsHistory, { params: { type } }, { refetchOnWindowFocus: false });

export const useSaveTermsDraft = () => useAct(saveTermsDraft);
export const useDiscardTermsDraft = () => useAct(discardTermsDraft);
export const usePublishTerms = () => useAct(publishTerms);
export const useSetHostName = () => useAct(setHostName);
