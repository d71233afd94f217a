import { recordAttemptEvents, saveAnswer } from '@candor/contract/attempts';
import { call } from '../../lib/api.ts';
import type { AttemptJournal, Stored, WaitingAnswer, WaitingEvent } from './attempt-journal.ts';
import { isErrorReply, isKeptApart, type Meaning, meaningOf } from './refusal-rules.ts';

/** A network that swallows packets gives no error by itself for minutes. */
const ANSWER_WITHIN_MS = 8_000;

export type Acknowledged = { readonly answer: WaitingAnswer; readonly choice: number | null };

/** What became of the first that waits. */
export type Sent =
  | { readonly failed: false; readonly acknowledged: Acknowledged | null }
  | { readonly failed: true; readonly meaning: Meaning; readonly isErrorReply: boolean };

/** Sends one answer, or the events up to the next answer: the order stays. */
export async function sendFirst(
  journal: AttemptJournal,
  token: string,
  waiting: readonly [Stored, ...Stored[]],
): Promise<Sent> {
  const [{ order, entry }] = waiting;
  const options = { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) };
  try {
    if (entry.type === 'event') {
      const batch = leadingEvents(waiting);
      const events = batch.map((one) => eventBody(one.entry));
      await call(recordAttemptEvents, { body: { token, events } }, options);
      await journal.remove(batch.map((one) => one.order));
      return { failed: false, acknowledged: null };
    }
    const { type: _type, scheduleId: _scheduleId, ...answer } = entry;
    const { choice } = await call(saveAnswer, { body: { token, ...answer } }, options);
    await journal.remove([order]);
    return { failed: false, acknowledged: { answer: entry, choice } };
  } catch (error) {
    const isAnswer = entry.type === 'answer';
    const isReply = isAnswer && isErrorReply(error);
    return { failed: true, meaning: meaningOf(error), isErrorReply: isReply };
  }
}

/** Nothing that the candidate gave vanishes: what the server does not hold stays on this computer. */
export async function takeRefused(
  journal: AttemptJournal,
  { order, entry }: Stored,
  code: string,
): Promise<void> {
  const isElsewhere = entry.type === 'event' || entry.choice === null || isKeptApart(code);
  await (isElsewhere ? journal.remove([order]) : journal.setAside([order], code));
}

function leadingEvents(waiting: readonly Stored[]) {
  const batch: { order: number; entry: WaitingEvent }[] = [];
  for (const { order, entry } of waiting) {
    if (entry.type !== 'event' || batch.length === 100) break;
    batch.push({ order, entry });
  }
  return batch;
}

/** As the contract takes it. */
export function eventBody({ eventKey, kind, life, occurredAt, detail }: WaitingEvent) {
  return { eventKey, kind, life, occurredAt, detail };
}
