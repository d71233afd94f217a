import { recordAttemptEvents, saveAnswer } from '@candor/contract/attempts';
import { call } from '../../lib/api.ts';
import type { AttemptJournal, Waiting, WaitingAnswer, WaitingEvent } from './attempt-journal.ts';
import { meaningOf } from './refusal-rules.ts';

export type SaveState = 'saved' | 'waiting' | 'failed';

/** What the candidate may believe: `saved` only while every answer is acknowledged. */
export type Saving = {
  /** `failed` means tried and not reached, and it goes on trying. */
  readonly state: SaveState;
  readonly waiting: readonly WaitingAnswer[];
};

export type SenderEvents = {
  readonly onSaving: (saving: Saving) => void;
  /** The choice that counts now, which is not always the one that was sent. */
  readonly onAcknowledged: (answer: WaitingAnswer, choice: number | null) => void;
  readonly onRefused: (code: string, answer: WaitingAnswer) => void;
  /** The link serves no longer; nothing is sent any more and nothing is thrown away (BQ-6). */
  readonly onExpired: () => void;
};

/** Between two tries; waits grow, but an answer goes out within 5 s of the network's return. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 3_000;
/** A network that swallows packets gives no error by itself for minutes. */
const ANSWER_WITHIN_MS = 8_000;

export type AttemptSender = {
  /** Keeps the entry on disk, then sends everything that waits. */
  keep(entry: Waiting): Promise<void>;
  /** Sends what an earlier page life left behind; resolves when nothing waits. */
  flush(): Promise<void>;
  stop(): void;
};

type Place = { readonly token: string; readonly scheduleId: number };

/** Sends what the journal holds, one after another and in order, until each is acknowledged. */
export function createAttemptSender(
  journal: AttemptJournal,
  place: Place,
  events: SenderEvents,
): AttemptSender {
  let running: Promise<void> | null = null;
  let stopped = false;
  const nap = createNap();
  // Given, and not yet in the journal: a disk may take its time, and nothing is saved until then.
  const arriving = new Set<WaitingAnswer>();
  addEventListener('online', nap.end);

  const tell = async (state: 'waiting' | 'failed') => {
    const waiting = await waitingAnswers(journal, place.scheduleId, arriving);
    events.onSaving({ state: waiting.length === 0 ? 'saved' : state, waiting });
  };
  const drain = async (): Promise<void> => {
    while (!stopped) {
      const waiting = await journal.list(place.scheduleId);
      const first = waiting[0];
      if (first === undefined) return tell('waiting');
      const meaning = await sendFirst(journal, place.token, waiting, events);
      if (meaning === 'done') {
        nap.refresh();
      } else if (meaning === 'expired') {
        stopped = true;
        events.onExpired();
      } else if (meaning === 'try-again') {
        await tell('failed');
        await nap.take();
      } else {
        await journal.remove([first.order]);
        if (first.entry.type === 'answer') events.onRefused(meaning, first.entry);
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
      if (entry.type === 'answer') {
        arriving.add(entry);
        void tell('waiting');
      }
      await journal.add(entry);
      if (entry.type === 'answer') arriving.delete(entry);
      // Twice: a run that has just found nothing would miss this one.
      void flush().then(flush);
    },
    flush,
    stop: () => {
      stopped = true;
      removeEventListener('online', nap.end);
      nap.end();
    },
  };
}

/** Pauses that grow from one failure to the next, and end early when the network returns. */
function createNap() {
  let waitMs = FIRST_WAIT_MS;
  let wake = () => {};
  return {
    take: async () => {
      const ms = waitMs;
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, ms);
      });
    },
    refresh: () => {
      waitMs = FIRST_WAIT_MS;
    },
    end: () => wake(),
  };
}

async function waitingAnswers(
  journal: AttemptJournal,
  scheduleId: number,
  arriving: ReadonlySet<WaitingAnswer>,
): Promise<WaitingAnswer[]> {
  const kept = (await journal.list(scheduleId)).map(({ entry }) => entry);
  const known = new Set(kept.map((entry) => (entry.type === 'answer' ? nameOf(entry) : '')));
  return [
    ...kept.filter((entry): entry is WaitingAnswer => entry.type === 'answer'),
    ...[...arriving].filter((answer) => !known.has(nameOf(answer))),
  ];
}

function nameOf({ life, revision }: WaitingAnswer): string {
  return `${life}/${revision}`;
}

type Listed = Awaited<ReturnType<AttemptJournal['list']>>;

/** One answer, or the events up to the next answer: the order stays. */
async function sendFirst(
  journal: AttemptJournal,
  token: string,
  waiting: Listed,
  events: SenderEvents,
): Promise<'done' | ReturnType<typeof meaningOf>> {
  const [first] = waiting;
  if (first === undefined) return 'done';
  const options = { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) };
  try {
    if (first.entry.type === 'answer') {
      const { type: _type, scheduleId: _scheduleId, ...answer } = first.entry;
      const { choice } = await call(saveAnswer, { body: { token, ...answer } }, options);
      events.onAcknowledged(first.entry, choice);
      await journal.remove([first.order]);
    } else {
      const batch = leadingEvents(waiting);
      const bodies = batch.map(({ entry }) => eventBody(entry));
      await call(recordAttemptEvents, { body: { token, events: bodies } }, options);
      await journal.remove(batch.map(({ order }) => order));
    }
    return 'done';
  } catch (error) {
    return meaningOf(error);
  }
}

function leadingEvents(waiting: Listed) {
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
