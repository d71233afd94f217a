import type { Input, Output } from '@candor/contract';
import { getProctoring, type judgeEpisode } from '@candor/contract/interviews/proctoring-review';
import { read } from '../../../lib/server-state.ts';

export type Proctoring = Output<typeof getProctoring>;
export type Episode = Proctoring['episodes'][number];
export type Verdict = Input<typeof judgeEpisode>['body']['verdict'];

export const proctoringQuery = (interviewScheduleID: string) =>
  read(getProctoring, { params: { interviewScheduleID } });
