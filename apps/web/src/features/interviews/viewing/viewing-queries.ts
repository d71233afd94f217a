import type { Input, Output } from '@candor/contract';
import { getTerms } from '@candor/contract/interviews/current-terms';
import {
  getRecordingByToken,
  logAccess,
  reportWatched,
  sendOtpToEmail,
  verifyOtp,
} from '@candor/contract/interviews/viewing';
import { reportMemberWatched } from '@candor/contract/interviews/member-watched';
import { read, readOwn, useRead, useWriteOf } from '../../../lib/server-state.ts';
import { call } from '../../../lib/api.ts';
import { heard } from '../../../lib/changes.ts';
import { ApiError, type CallError } from '../../../lib/api-error.ts';
import type { Stretch } from './watched-rules.ts';

export type SharedRecordings = Output<typeof getRecordingByToken> & {
  /** This browser's own clock when the reply came. */
  readonly receivedAt: number;
};
export type SharedRecording = SharedRecordings['recordings'][number];

/** Milliseconds between two looks at a recording that is being prepared. */
const LOOK_AGAIN_MS = 10_000;

/** Asked again only on demand: every reply brings new URLs, and a new URL interrupts what plays. */
export function recordingsQuery(token: string) {
  return readOwn<SharedRecordings, CallError<typeof getRecordingByToken>>(
    ['viewing', token],
    async (signal) => {
      const reply = await call(getRecordingByToken, { body: { token } }, { signal });
      // The compiler trusts the contract; RV-6 asks for words of their own where a reply breaks it.
      const { recordings } = (reply ?? {}) as { readonly recordings?: unknown };
      if (!Array.isArray(recordings)) {
        throw new ApiError({
          code: 'internal_error' as const,
          statusCode: 200,
          message: 'The reply holds no list of recordings.',
        });
      }
      return { ...reply, receivedAt: Date.now() };
    },
    {
      enabled: token !== '',
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      ...heard<SharedRecordings>({
        hears: {},
        everyMs: LOOK_AGAIN_MS,
        whileIts: ({ emptyReason }) => emptyReason === 'processing',
      }),
    },
  );
}

export function useViewerTerms() {
  return useRead(
    read(
      getTerms,
      { params: { type: 'RecordingViewer' } },
      { staleTime: Number.POSITIVE_INFINITY },
    ),
  );
}

type CodeRequest = Input<typeof sendOtpToEmail>['body'];

export function useSendCode() {
  return useWriteOf(sendOtpToEmail, (body: CodeRequest) => ({ body }), { refreshes: [] });
}

type CodeProof = Input<typeof verifyOtp>['body'];

export function useVerifyCode() {
  return useWriteOf(verifyOtp, (body: CodeProof) => ({ body }), { refreshes: [] });
}

/** RV-8: fire and forget. */
export function logView(body: Input<typeof logAccess>['body']): void {
  call(logAccess, { body }, { keepalive: true }).catch(() => undefined);
}

/** Resolves with false when this browser may not watch any more; what gets lost is reported with the next. */
export function sendWatched(
  token: string,
  viewKey: string,
  ranges: readonly Stretch[],
): Promise<boolean> {
  const body = { token, viewKey, ranges: pairs(ranges) };
  return isTaken(call(reportWatched, { body }, { keepalive: true }));
}

/** The same for a member of the company, in the report. */
export function sendMemberWatched(
  interviewScheduleID: string,
  viewKey: string,
  ranges: readonly Stretch[],
): Promise<boolean> {
  const body = { viewKey, ranges: pairs(ranges) };
  const params = { interviewScheduleID };
  return isTaken(call(reportMemberWatched, { params, body }, { keepalive: true }));
}

const pairs = (ranges: readonly Stretch[]) =>
  ranges.map(([from, to]): [number, number] => [from, to]);

async function isTaken(report: Promise<unknown>): Promise<boolean> {
  try {
    await report;
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.code === 'viewing_refused');
  }
}
