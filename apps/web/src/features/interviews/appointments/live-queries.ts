import type { Input, Output } from '@candor/contract';
import {
  bookLiveInterview,
  remindOfLiveInterview,
} from '@candor/contract/interviews/appointment-deeds';
import {
  findLiveTimes,
  getLiveChoices,
  getLiveInterview,
  getLiveTimes,
  listLiveInterviews,
} from '@candor/contract/interviews/appointments';
import { keepPreviousData } from '@tanstack/react-query';
import { heard } from '../../../lib/changes.ts';
import { read, readList, type Refreshed, useWrite } from '../../../lib/server-state.ts';

export type Choices = Output<typeof getLiveChoices>;
export type Person = Choices['people'][number];
export type LiveInterview = Output<typeof getLiveInterview>;
export type Seat = LiveInterview['seats'][number];
export type HistoryEntry = LiveInterview['history'][number];
export type LivePage = Output<typeof listLiveInterviews>;
export type LiveRow = LivePage['interviews'][number];
export type LiveQuery = Input<typeof listLiveInterviews>['query'];
export type FoundTimes = Output<typeof findLiveTimes>;
export type Wish = Input<typeof findLiveTimes>['body'];

/** What is over, late or free changes with the clock alone, and hours and calendars are told of by nobody. */
const alive = { everyMs: 30_000, inAnyCaseMs: 60_000 } as const;

export const liveLists = heard<LivePage>({ hears: { interviews: true }, ...alive });

export const liveListQuery = (query: LiveQuery) =>
  readList(listLiveInterviews, { query }, liveLists);

export const liveQuery = (interviewScheduleID: string) =>
  read(
    getLiveInterview,
    { params: { interviewScheduleID } },
    heard<LiveInterview>({ hears: { interviews: interviewScheduleID }, ...alive }),
  );

/** `interviewerID`: somebody of the marketplace, who is to be chosen as well. */
export const choicesQuery = (applicationID: string, interviewerID: string | null = null) =>
  read(
    getLiveChoices,
    { query: { applicationID, ...(interviewerID !== null && { interviewerID }) } },
    { staleTime: 30_000 },
  );

/** What the form would find; null while it is not complete. */
export const wishedTimesQuery = (body: Wish | null) =>
  read(findLiveTimes, body && { body }, { placeholderData: keepPreviousData, retry: false });

/** Of a day, or the first times; null asks nothing yet. */
export const dayTimesQuery = (interviewScheduleID: number, day: string | null) =>
  read(
    getLiveTimes,
    day === null
      ? null
      : { params: { interviewScheduleID: String(interviewScheduleID) }, query: { day } },
    { placeholderData: keepPreviousData },
  );

const shown: readonly Refreshed[] = [
  '/api/live-interviews',
  '/api/pipeline',
  '/api/applicants',
  '/api/dashboard',
];

/** Somebody else may have been faster: what is shown is read again all the same. */
export const deed = { refreshes: shown, evenIfRefused: true } as const;

export const useBook = () => useWrite(bookLiveInterview, deed);
export const useRemindOf = () => useWrite(remindOfLiveInterview, deed);
