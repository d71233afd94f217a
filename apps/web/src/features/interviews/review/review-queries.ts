import type { Input, Output } from '@candor/contract';
import { getDashboard } from '@candor/contract/hiring/dashboard';
import {
  decideInterview,
  exportInterviewReport,
  getInterviewReview,
} from '@candor/contract/interviews/review-decisions';
import { listInterviews } from '@candor/contract/interviews/review';
import { listRejectionReasons } from '@candor/contract/hiring/pipeline-settings';
import { call } from '../../../lib/api.ts';
import { heard } from '../../../lib/changes.ts';
import { read, useWriteOf } from '../../../lib/server-state.ts';

export type Review = Output<typeof getInterviewReview>;
export type DecisionLine = Review['decisions'][number];
export type DecisionStep = DecisionLine['decision'];
export type Decision = Exclude<DecisionStep, 'open'>;

export const reviewQuery = (interviewScheduleID: string) =>
  read(
    getInterviewReview,
    { params: { interviewScheduleID } },
    heard({ hears: { interviews: interviewScheduleID } }),
  );

type DecisionBody = Input<typeof decideInterview>['body'];

export const decisionChange = {
  refreshes: [getInterviewReview, getDashboard, listInterviews],
  evenIfRefused: true,
} as const;

export const useDecide = (interviewScheduleID: string) =>
  useWriteOf(
    decideInterview,
    (body: DecisionBody) => ({ params: { interviewScheduleID }, body }),
    decisionChange,
  );

export const rejectionReasonsQuery = read(listRejectionReasons, { query: {} });

export const askForCsv = (interviewScheduleID: string) =>
  call(exportInterviewReport, { params: { interviewScheduleID } });
