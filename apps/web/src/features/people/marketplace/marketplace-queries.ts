import type { Input, Output } from '@candor/contract';
import {
  getInterviewer,
  type listInterviewers,
  markInterviewer,
} from '@candor/contract/people/marketplace';
import { getOffer } from '@candor/contract/people/marketplace-offer';
import { read, useWriteOf } from '../../../lib/server-state.ts';

export type MarketPage = Output<typeof listInterviewers>;
export type MarketRow = MarketPage['interviewers'][number];
export type Interviewer = Output<typeof getInterviewer>;
export type Offer = Output<typeof getOffer>;

export const offerQuery = read(getOffer, {});

/** When somebody is free changes with every booking anywhere, and nobody tells of it. */
export const marketLists = { staleTime: 30_000 } as const;

export const interviewerQuery = (interviewerID: string | null) =>
  read(getInterviewer, interviewerID === null ? null : { params: { interviewerID } });

type Marked = Input<typeof markInterviewer>['body']['mark'];

export const useMark = (interviewerID: number, tells: () => void) =>
  useWriteOf(
    markInterviewer,
    (mark: Marked) => ({ params: { interviewerID: String(interviewerID) }, body: { mark } }),
    { refreshes: ['/api/marketplace/interviewers'], tells },
  );
