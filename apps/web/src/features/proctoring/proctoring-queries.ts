import type { Input, Output } from '@candor/contract';
import { getProctoring, judgeEpisode } from '@candor/contract/proctoring-review';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';

export type Proctoring = Output<typeof getProctoring>;
export type Episode = Proctoring['episodes'][number];
export type Verdict = Input<typeof judgeEpisode>['body']['verdict'];

const keyOf = (interviewScheduleID: string) => ['proctoring', interviewScheduleID];

export function proctoringQuery(interviewScheduleID: string) {
  return queryOptions<Proctoring, CallError<typeof getProctoring>>({
    queryKey: keyOf(interviewScheduleID),
    queryFn: ({ signal }) => call(getProctoring, { params: { interviewScheduleID } }, { signal }),
  });
}

export function useJudgeEpisode(interviewScheduleID: string) {
  const queries = useQueryClient();
  return useMutation<
    Output<typeof judgeEpisode>,
    CallError<typeof judgeEpisode>,
    Input<typeof judgeEpisode>['body']
  >({
    mutationFn: (body) => call(judgeEpisode, { params: { interviewScheduleID }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(interviewScheduleID) }),
  });
}
