import { openOutbox, type Sent } from '@candor/outbox';
import {
  answersIn,
  attemptLimits,
  earlierAttempts,
  keyOf,
  type Waiting,
  type WaitingAnswer,
} from './attempt-outbox.ts';
import { type Reply, sendFirst } from './send-waiting.ts';

export type SaveState = 'saved' | 'waiting' | 'failed';

/** What the candidate may believe: `saved` only while every answer is acknowledged. */
export type Saving = {
  /** `failed` means tried and not reached, and it goes on trying. */
  readonly state: SaveState;
  readonly waiting: readonly WaitingAnswer[];
  /** The server takes these in no way, not even apart: they are on this computer only. */
  readonly refused: readonly WaitingAnswer[];
};

export const allSaved: Saving = { state: 'saved', waiting: [], refused: [] };

export type SenderEvents = {
  readonly onSaving: (saving: Saving) => void;
  /** The choice that counts now, which is not always the one that was sent. */
  readonly onAcknowledged: (answer: WaitingAnswer, choice: number | null) => void;
  readonly onRefused: (code: string, answer: WaitingAnswer) => void;
  /** The server answered an answer with an error that may pass (BQ-6); once until it takes one again. */
  readonly onTrouble: () => void;
  /** The link serves no longer; nothing is sent any more and nothing is thrown away (BQ-6). */
  readonly onExpired: () => void;
};

export type AttemptSender = {
  /** `refused`: some of it works while this page is open only, and the candidate is told. */
  readonly storage: 'durable' | 'refused';
  /** Keeps the entry on disk, then sends everything that waits. */
  keep(entry: Waiting): Promise<void>;
  /** What waits of this page and, as far as it could be read, of an earlier one. */
  waiting(): Promise<readonly Waiting[]>;
  /** Sends all that was kept so far, by this page or an earlier one; resolves when nothing waits. */
  flush(): Promise<void>;
  stop(): void;
};

type Place = { readonly token: string; readonly scheduleId: number };

/** Some private windows let a database hang instead of refusing it. */
const OPEN_WITHIN_MS = 3_000;

/** Sends what waits on this computer, one after another and in order, until each is acknowledged. */
export async function openAttemptSender(
  { token, scheduleId }: Place,
  events: SenderEvents,
  openWithinMs = OPEN_WITHIN_MS,
): Promise<AttemptSender> {
  let isFailing = false;
  const report = createReporter(events);
  const outbox = await openOutbox<Waiting, Reply>({
    name: `candor-attempts-${scheduleId}`,
    order: 'strict',
    limits: attemptLimits,
    earlier: earlierAttempts(scheduleId),
    openWithinMs,
    send: (waiting, signal) => sendFirst(token, waiting, signal),
    onSent: (entry, sent) => {
      isFailing = sent.outcome === 'failed';
      report(entry, sent);
    },
    onState: ({ unsent, refused }) => {
      const waiting = answersIn(unsent);
      const state = isFailing ? 'failed' : 'waiting';
      events.onSaving({
        state: waiting.length === 0 ? 'saved' : state,
        waiting,
        refused: answersIn(refused.map(({ body }) => body)),
      });
    },
  });
  return {
    get storage() {
      return outbox.durable ? 'durable' : 'refused';
    },
    keep: async (entry) => {
      if (entry.type === 'answer') isFailing = false;
      await outbox.enqueue(keyOf(entry), entry);
    },
    waiting: async () => (await outbox.state()).unsent,
    flush: () => outbox.sent(),
    stop: () => outbox.close(),
  };
}

/** Passes on what became of what was sent, by this page or by another of this browser. */
function createReporter(events: SenderEvents) {
  let isTroubled = false;
  return (entry: Waiting, { outcome, reason, reply }: Sent<Reply>): void => {
    if (outcome === 'over') return events.onExpired();
    if (entry.type === 'event') return;
    if (outcome === 'failed') {
      if (!reply?.isError || isTroubled) return;
      isTroubled = true;
      events.onTrouble();
    } else if (reason !== undefined) {
      events.onRefused(reason, entry);
    } else {
      isTroubled = false;
      events.onAcknowledged(entry, reply?.choice ?? null);
    }
  };
}
