import type { Input, Output } from '@candor/contract';
import {
  exportInterviews,
  getInterviewReport,
  type listInterviews,
} from '@candor/contract/interviews/review';
import { call } from '../../../lib/api.ts';
import { heard } from '../../../lib/changes.ts';
import { read } from '../../../lib/server-state.ts';

export type InterviewQuery = Input<typeof listInterviews>['query'];
export type InterviewPage = Output<typeof listInterviews>;
export type InterviewRow = InterviewPage['interviews'][number];
export type InterviewReport = Output<typeof getInterviewReport>;
export type ReviewedSkill = InterviewReport['skills'][number];
export type ReviewedAnswer = ReviewedSkill['answers'][number];

/** While it is under way: an answer is no change that the stream tells of. */
const LIVE_MS = 10_000;

export function askForInterviewsCsv({ page: _all, ...query }: InterviewQuery) {
  return call(exportInterviews, { query });
}

export const reportQuery = (interviewScheduleID: string) =>
  read(
    getInterviewReport,
    { params: { interviewScheduleID } },
    {
      ...heard<InterviewReport>({ hears: { interviews: interviewScheduleID } }),
      refetchInterval: ({ state }) => (state.data?.state === 'in-progress' ? LIVE_MS : false),
    },
  );
