import type { Endpoint, Input, Output } from '@candor/contract';
import {
  listMailTemplates,
  previewMail,
  resetMailTemplates,
  saveMailTemplates,
  sendTestMail,
} from '@candor/contract/letters';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';

export type Letters = Output<typeof listMailTemplates>;
export type LetterChange = Letters['changes'][number];
export type PreviewBody = Input<typeof previewMail>['body'];

export const lettersQuery = queryOptions<Letters, CallError<typeof listMailTemplates>>({
  queryKey: ['letters'],
  queryFn: ({ signal }) => call(listMailTemplates, { query: {} }, { signal }),
});

export function previewQuery(body: PreviewBody | null) {
  return queryOptions<Output<typeof previewMail>, CallError<typeof previewMail>>({
    queryKey: ['letter-preview', body],
    queryFn: ({ signal }) => {
      if (body === null) throw new Error('nothing to preview');
      return call(previewMail, { body }, { signal });
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** The dialogs that begin with these words ask for them again, too. */
function useWriting<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation<Output<E>, CallError<E>, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSettled: () =>
      Promise.all(
        [['letters'], ['pipeline', 'templates'], ['scheduling', 'choices']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export const useSaveLetters = () => useWriting(saveMailTemplates);
export const useResetLetters = () => useWriting(resetMailTemplates);

export const useSendTest = () =>
  useMutation<
    Output<typeof sendTestMail>,
    CallError<typeof sendTestMail>,
    Input<typeof sendTestMail>
  >({ mutationFn: (input) => call(sendTestMail, input) });
