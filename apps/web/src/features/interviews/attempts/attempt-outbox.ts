import type { attemptEventKind } from '@candor/contract/interviews/attempts';
import type { Earlier, OutboxLimits } from '@candor/outbox';
import type * as z from 'zod/mini';

export type EventKind = z.output<typeof attemptEventKind>;

/** What waits for its acknowledgement. */
export type Waiting = WaitingAnswer | WaitingEvent;

export type WaitingAnswer = {
  readonly type: 'answer';
  readonly scheduleId: number;
  readonly botInterviewQuestionID: number;
  readonly choice: number | null;
  readonly life: number;
  readonly revision: number;
  readonly answeredAt: number;
};

export type WaitingEvent = {
  readonly type: 'event';
  readonly scheduleId: number;
  readonly eventKey: string;
  readonly kind: EventKind;
  readonly life: number;
  readonly occurredAt: number;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
};

/** Waits grow, but an answer goes out within 5 s of the network's return; one without a reply is silent for minutes. */
export const attemptLimits: OutboxLimits = {
  firstPauseMs: 500,
  longestPauseMs: 3_000,
  sendTimeoutMs: 8_000,
};

/** Under which the server counts it once. */
export function keyOf(entry: Waiting): string {
  return entry.type === 'event' ? entry.eventKey : `${entry.life}/${entry.revision}`;
}

export function answersIn(entries: readonly Waiting[]): WaitingAnswer[] {
  return entries.filter((entry) => entry.type === 'answer');
}

/** One database for all interviews, numbered in the order of sending; until decision 0222. */
export function earlierAttempts(scheduleId: number): Earlier<Waiting> {
  return {
    database: 'candor-attempts',
    store: 'waiting',
    report: (value, order) => {
      const { entry, refusedBy } = value as { entry: Waiting; refusedBy?: string };
      if (entry.scheduleId !== scheduleId) return null;
      const state = refusedBy === undefined ? 'waiting' : 'refused';
      const standing = { seq: Number(order), tries: 0, dueAt: 0 };
      return { key: keyOf(entry), body: entry, ...standing, state, reason: refusedBy ?? null };
    },
  };
}
