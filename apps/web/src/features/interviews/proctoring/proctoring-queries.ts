import type { Input, Output } from '@candor/contract';
import { getProctoring, judgeEpisode } from '@candor/contract/interviews/proctoring-review';
import { read, useWriteOf } from '../../../lib/server-state.ts';

export type Proctoring = Output<typeof getProctoring>;
export type Episode = Proctoring['episodes'][number];
export type Verdict = Input<typeof judgeEpisode>['body']['verdict'];

export const proctoringQuery = (interviewScheduleID: string) =>
  read(getProctoring, { params: { interviewScheduleID } });

type Judgement = Input<typeof judgeEpisode>['body'];
export const useJudgeEpisode = (interviewScheduleID: string) =>
  useWriteOf(judgeEpisode, (body: Judgement) => ({ params: { interviewScheduleID }, body }), {
    refreshes: [getProctoring],
    evenIfRefused: true,
  });
