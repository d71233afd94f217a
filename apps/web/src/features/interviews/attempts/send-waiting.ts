import { recordAttemptEvents, saveAnswer } from '@candor/contract/interviews/attempts';
import type { Bodies, Sent } from '@candor/outbox';
import { call } from '../../../lib/api.ts';
import type { Waiting, WaitingEvent } from './attempt-outbox.ts';
import { isErrorReply, isKeptApart, meaningOf } from './refusal-rules.ts';

/** What the server said of an answer: the choice that counts now, or that it is in trouble. */
export type Reply = { readonly choice?: number | null; readonly isError?: boolean };

/** Sends one answer, or the events up to the next answer: the order stays. */
export async function sendFirst(
  token: string,
  waiting: Bodies<Waiting>,
  signal: AbortSignal,
): Promise<Sent<Reply>> {
  const [entry] = waiting;
  try {
    if (entry.type === 'event') {
      const events = leadingEvents(waiting).map(eventBody);
      await call(recordAttemptEvents, { body: { token, events } }, { signal });
      return { outcome: 'acknowledged', taken: events.length };
    }
    const { type: _type, scheduleId: _scheduleId, ...answer } = entry;
    const { choice } = await call(saveAnswer, { body: { token, ...answer } }, { signal });
    return { outcome: 'acknowledged', reply: { choice } };
  } catch (error) {
    return refusalOf(entry, error);
  }
}

/** Nothing that the candidate gave vanishes: what the server does not hold stays on this computer. */
function refusalOf(entry: Waiting, error: unknown): Sent<Reply> {
  const reason = meaningOf(error);
  if (reason === 'expired') return { outcome: 'over' };
  if (reason === 'try-again') return { outcome: 'failed', reply: { isError: isErrorReply(error) } };
  const isElsewhere = entry.type === 'event' || entry.choice === null || isKeptApart(reason);
  return { outcome: isElsewhere ? 'acknowledged' : 'refused', reason };
}

function leadingEvents(waiting: readonly Waiting[]): WaitingEvent[] {
  const batch: WaitingEvent[] = [];
  for (const entry of waiting) {
    if (entry.type !== 'event' || batch.length === 100) break;
    batch.push(entry);
  }
  return batch;
}

/** As the contract takes it. */
export function eventBody({ eventKey, kind, life, occurredAt, detail }: WaitingEvent) {
  return { eventKey, kind, life, occurredAt, detail };
}
