import type { Input, Output } from '@candor/contract';
import {
  addInterviewNote,
  decideInterview,
  exportInterviewReport,
  getInterviewReview,
} from '@candor/contract/interview-review';
import { listRejectionReasons } from '@candor/contract/pipeline-settings';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';

export type Review = Output<typeof getInterviewReview>;
export type DecisionLine = Review['decisions'][number];
export type DecisionStep = DecisionLine['decision'];
export type Decision = Exclude<DecisionStep, 'open'>;

const keyOf = (interviewScheduleID: string) => ['interview-review', interviewScheduleID];

export function reviewQuery(interviewScheduleID: string) {
  return queryOptions<Review, CallError<typeof getInterviewReview>>({
    queryKey: keyOf(interviewScheduleID),
    queryFn: ({ signal }) =>
      call(getInterviewReview, { params: { interviewScheduleID } }, { signal }),
  });
}

type DecisionBody = Input<typeof decideInterview>['body'];

export function useDecide(interviewScheduleID: string) {
  const queries = useQueryClient();
  return useMutation<
    Output<typeof decideInterview>,
    CallError<typeof decideInterview>,
    DecisionBody
  >({
    mutationFn: (body) => call(decideInterview, { params: { interviewScheduleID }, body }),
    onSettled: async () => {
      void queries.invalidateQueries({ queryKey: ['dashboard'] });
      void queries.invalidateQueries({ queryKey: ['interviews'] });
      // Awaited, so that whoever decided sees their line before the form goes.
      await queries.invalidateQueries({ queryKey: keyOf(interviewScheduleID) });
    },
  });
}

export function useAddNote(interviewScheduleID: string) {
  const queries = useQueryClient();
  return useMutation<Output<typeof addInterviewNote>, CallError<typeof addInterviewNote>, string>({
    mutationFn: (text) =>
      call(addInterviewNote, { params: { interviewScheduleID }, body: { text } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(interviewScheduleID) }),
  });
}

export const rejectionReasonsQuery = queryOptions<
  Output<typeof listRejectionReasons>,
  CallError<typeof listRejectionReasons>
>({
  queryKey: ['rejection-reasons'],
  queryFn: ({ signal }) => call(listRejectionReasons, {}, { signal }),
});

export const askForCsv = (interviewScheduleID: string) =>
  call(exportInterviewReport, { params: { interviewScheduleID } });
