import type { Output } from '@candor/contract';
import {
  discardTermsDraft,
  getTermsHistory,
  listTerms,
  publishTerms,
} from '@candor/contract/interviews/terms';
import type { TermsType } from '@candor/contract/interviews/terms-type-rules';
import { read, useWrite } from '../../../lib/server-state.ts';
import { administrationActs, useAct } from './administration-queries.ts';

export type TermsList = Output<typeof listTerms>;
export type TermsHistory = Output<typeof getTermsHistory>;

export const termsQuery = read(listTerms, {});

/** What is being written stays as it is until it is saved. */
export const termsHistoryQuery = (type: TermsType) =>
  read(getTermsHistory, { params: { type } }, { refetchOnWindowFocus: false });

export const useDiscardTermsDraft = () => useAct(discardTermsDraft);
/** A published draft is a page of its own, which begins anew. */
export const usePublishTerms = (tells: () => void) =>
  useWrite(publishTerms, { ...administrationActs, tells });
