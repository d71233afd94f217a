import type { Output } from '@candor/contract';
import {
  getFeedback,
  listFeedback,
  openFeedback,
} from '@candor/contract/interviews/candidate-feedback';
import { read } from '../../../lib/server-state.ts';

export type OwnFeedback = Output<typeof openFeedback>;
export type Feedback = Output<typeof getFeedback>;
export type JobFeedback = Output<typeof listFeedback>['jobs'][number];

/** What is being chosen must not be read over: it is read again when it was sent. */
export const ownFeedbackQuery = (token: string) =>
  read(
    openFeedback,
    { body: { token } },
    { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  );

export const feedbackQuery = (interviewScheduleID: string) =>
  read(getFeedback, { params: { interviewScheduleID } });

export const feedbackNumbersQuery = read(listFeedback, {});
