import { listInterviews } from '@candor/contract/interviews/review';
import { decideInterview } from '@candor/contract/interviews/review-decisions';
import { call } from '../../../lib/api.ts';
import { readOwn, useTask, useWriteOf } from '../../../lib/server-state.ts';
import { useAsked } from '../../../lib/use-list.ts';
import { listFilters } from './interview-chips.ts';
import type { InterviewQuery } from './interview-queries.ts';
import { type Decision, decisionChange, type Review } from './review-queries.ts';

/** Of the list's own address: what waits, or what is on hold, the longest waiting first. */
export function useSittingQuery(): InterviewQuery {
  const { query } = useAsked(listInterviews, [...listFilters, 'sort']);
  return sittingOf(query);
}

const sittingOf = ({ page: _all, state: _any, ...query }: InterviewQuery) => ({
  ...query,
  decision: query.decision === 'hold' ? ('hold' as const) : ('waiting' as const),
  sort: query.sort ?? ('oldest' as const),
});

/**
 * Who is reviewed in this sitting. It is asked once: who was decided leaves the list of interviews, and would take the
 * place of everybody after them away.
 */
export const sittingQuery = (query: InterviewQuery) =>
  readOwn(['review-sitting', query], (signal) => call(listInterviews, { query }, { signal }), {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** More of the same list, for who comes near the end of what was read; by page, because the list has become shorter. */
export const useSittingPage = (
  query: InterviewQuery,
  onDone: (ids: readonly number[], page: number) => void,
) =>
  useTask(
    async (page: number) => {
      const { interviews } = await call(listInterviews, {
        query: { ...query, page: String(page) },
      });
      return interviews.map(({ interviewScheduleID }) => interviewScheduleID);
    },
    { refreshes: [], onDone },
  );

type Given = {
  readonly decision: Decision;
  readonly reason: string;
  /** Of the company's reasons; where the application goes along. */
  readonly applicationReason?: string;
};

/** As the page showed it when it was decided: over a colleague's decision of since then the server asks to look first. */
type Sent = { readonly goes: boolean; readonly version: number };

/** The same request as from the report; the next one is shown as soon as the server has it. */
export const useSittingDecision = (
  interviewScheduleID: string,
  { application }: Review,
  onDone: (done: Made) => void,
) =>
  useWriteOf(
    decideInterview,
    ({ decision, reason, applicationReason, goes, version }: Given & Sent) => ({
      params: { interviewScheduleID },
      body: {
        ...{ decision, reason, version },
        application:
          goes && application !== null
            ? { version: application.version, reason: applicationReason ?? '' }
            : null,
      },
    }),
    {
      ...decisionChange,
      onDone: ({ isApplicationChanged }, { decision, version }) =>
        onDone({ decision, version: version + 1, isApplicationChanged }),
    },
  );

/** What a decision was. */
export type Made = {
  readonly decision: Decision;
  /** Of the history after it. */
  readonly version: number;
  readonly isApplicationChanged: boolean;
};

export type Decided = Made & { readonly interviewScheduleID: number; readonly name: string };

/** `isWhole`: the application went back, too, where it had gone along. */
export const useTakeBack = (onDone: (decided: Decided, isWhole: boolean) => void) =>
  useWriteOf(
    decideInterview,
    ({ interviewScheduleID, version }: Decided) => ({
      params: { interviewScheduleID: String(interviewScheduleID) },
      body: { decision: 'open' as const, reason: '', version, application: null },
    }),
    {
      ...decisionChange,
      onDone: ({ isApplicationChanged }, decided) =>
        onDone(decided, isApplicationChanged || !decided.isApplicationChanged),
    },
  );
