import type { Output } from '@candor/contract';
import {
  discardTermsDraft,
  getTermsHistory,
  listTerms,
  publishTerms,
  saveTermsDraft,
  setHostName,
} from '@candor/contract/terms';
import type { TermsType } from '@candor/contract/terms-type-rules';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';
import { useAct } from './administration-queries.ts';

export type TermsList = Output<typeof listTerms>;
export type TermsHistory = Output<typeof getTermsHistory>;

export const termsQuery = queryOptions<TermsList, CallError<typeof listTerms>>({
  queryKey: ['administration', 'terms'],
  queryFn: ({ signal }) => call(listTerms, {}, { signal }),
});

export const termsHistoryQuery = (type: TermsType) =>
  queryOptions<TermsHistory, CallError<typeof getTermsHistory>>({
    queryKey: ['administration', 'terms', type],
    queryFn: ({ signal }) => call(getTermsHistory, { params: { type } }, { signal }),
    // What is being written stays as it is until it is saved.
    refetchOnWindowFocus: false,
  });

export const useSaveTermsDraft = () => useAct(saveTermsDraft);
export const useDiscardTermsDraft = () => useAct(discardTermsDraft);
export const usePublishTerms = () => useAct(publishTerms);
export const useSetHostName = () => useAct(setHostName);
