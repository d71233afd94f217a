import { recordAttemptEvents, saveAnswer } from '@candor/contract/attempts';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import type { AttemptJournal, Waiting, WaitingAnswer, WaitingEvent } from './attempt-journal.ts';

export type SaveState = 'saved' | 'waiting' | 'failed';

export type SenderEvents = {
  /** Of all answers together; `failed` means tried and not reached, and it goes on trying. */
  readonly onState: (state: SaveState) => void;
  readonly onRefused: (code: string, answer: WaitingAnswer) => void;
  /** The link serves no longer; nothing is sent any more and nothing is thrown away (BQ-6). */
  readonly onExpired: () => void;
};

/** Between two tries; waits grow, but an answer goes out within 5 s of the network's return. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;

export type AttemptSender = {
  /** Keeps the entry on disk, then sends everything that waits. */
  keep(entry: Waiting): Promise<void>;
  /** Sends what an earlier page life left behind; resolves when nothing waits. */
  flush(): Promise<void>;
  stop(): void;
};

/** Sends what the journal holds, one after another and in order, until each is acknowledged. */
export function createAttemptSender(
  journal: AttemptJournal,
  place: { readonly token: string; readonly scheduleId: number },
  events: SenderEvents,
): AttemptSender {
  let running: Promise<void> | null = null;
  let stopped = false;
  let wake = () => {};
  const onOnline = () => wake();
  addEventListener('online', onOnline);

  const drain = async (): Promise<void> => {
    let waitMs = FIRST_WAIT_MS;
    while (!stopped) {
      const waiting = await journal.list(place.scheduleId);
      const first = waiting[0];
      if (first === undefined) return events.onState('saved');
      try {
        await sendFirst(journal, place.token, waiting, first);
        waitMs = FIRST_WAIT_MS;
      } catch (error) {
        const meaning = meaningOf(error);
        if (meaning === 'expired') {
          stopped = true;
          return events.onExpired();
        }
        if (meaning !== 'try-again') {
          await journal.remove([first.order]);
          if (first.entry.type === 'answer') events.onRefused(meaning, first.entry);
          continue;
        }
        events.onState('failed');
        const pause = waitMs;
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, pause);
        });
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      }
    }
  };

  const flush = (): Promise<void> => {
    running ??= drain().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    keep: async (entry) => {
      await journal.add(entry);
      if (entry.type === 'answer') events.onState('waiting');
      // Twice: a run that has just found nothing would miss this one.
      void flush().then(flush);
    },
    flush,
    stop: () => {
      stopped = true;
      removeEventListener('online', onOnline);
      wake();
    },
  };
}

/** One answer, or the events up to the next answer: the order stays. */
async function sendFirst(
  journal: AttemptJournal,
  token: string,
  waiting: Awaited<ReturnType<AttemptJournal['list']>>,
  first: (typeof waiting)[number],
): Promise<void> {
  if (first.entry.type === 'answer') {
    const { type: _type, scheduleId: _scheduleId, ...answer } = first.entry;
    await call(saveAnswer, { body: { token, ...answer } });
    return journal.remove([first.order]);
  }
  const batch = leadingEvents(waiting);
  const bodies = batch.map(({ entry }) => eventBody(entry));
  await call(recordAttemptEvents, { body: { token, events: bodies } });
  await journal.remove(batch.map(({ order }) => order));
}

/**
 * The code of a refusal that another try would only repeat. An expired link is none: the answer is the
 * candidate's, and stays until a link works again.
 */
function meaningOf(error: unknown): 'expired' | 'try-again' | (string & {}) {
  if (!(error instanceof ApiError)) return 'try-again';
  if (error.statusCode === 401) return 'expired';
  const mayPass = error.statusCode < 400 || error.statusCode >= 500;
  return mayPass || [408, 429].includes(error.statusCode) ? 'try-again' : String(error.code);
}

function leadingEvents(waiting: readonly { order: number; entry: Waiting }[]) {
  const batch: { order: number; entry: WaitingEvent }[] = [];
  for (const { order, entry } of waiting) {
    if (entry.type !== 'event' || batch.length === 100) break;
    batch.push({ order, entry });
  }
  return batch;
}

function eventBody({ eventKey, kind, life, occurredAt, detail }: WaitingEvent) {
  return { eventKey, kind: kind as 'paste', life, occurredAt, detail };
}
