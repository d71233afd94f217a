import type { Output } from '@candor/contract';
import {
  getScorecards,
  listOwnScorecards,
  openOwnScorecard,
  openScorecard,
  sendScorecard,
} from '@candor/contract/interviews/scorecards';
import { useNavigate } from '@tanstack/react-router';
import { heard } from '../../../lib/changes.ts';
import { read, useWrite } from '../../../lib/server-state.ts';

export type Scorecard = Output<typeof openScorecard>;
export type Report = Output<typeof getScorecards>;
export type OwnCard = Output<typeof listOwnScorecards>['scorecards'][number];
export type SentCard = Report['scorecards'][number];

/** What is typed must not be read over: it is read again when it was sent. */
export const scorecardQuery = (token: string) =>
  read(
    openScorecard,
    { body: { token } },
    { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, gcTime: 0 },
  );

/** Time alone makes it over, and no kind of change tells who sits there. */
export const reportQuery = (interviewScheduleID: string) =>
  read(
    getScorecards,
    { params: { interviewScheduleID } },
    heard<Report>({
      ...{ hears: { interviews: interviewScheduleID } },
      ...{ everyMs: 60_000, inAnyCaseMs: 60_000 },
    }),
  );

export const ownScorecardsQuery = read(listOwnScorecards, {});

export const useSendScorecard = () =>
  useWrite(sendScorecard, {
    refreshes: [openScorecard, '/api/live-interviews', '/api/own-scorecards'],
    evenIfRefused: true,
  });

/** To the page that the mailed link would open. */
export function useOpenOwn() {
  const navigate = useNavigate();
  return useWrite(openOwnScorecard, {
    refreshes: [],
    onDone: ({ token }) =>
      navigate({
        to: '/submit-interviewer-feedback',
        state: { appointmentLink: { token, side: 'interviewer' } },
      }),
  });
}
