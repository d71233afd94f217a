import type { AttemptJournal, Waiting, WaitingAnswer } from './attempt-journal.ts';
import { createGrowingPause } from './growing-pause.ts';
import { type Sent, sendFirst, takeRefused } from './send-waiting.ts';

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
  /** Keeps the entry on disk, then sends everything that waits. */
  keep(entry: Waiting): Promise<void>;
  /** Sends all that was kept so far, by this page or an earlier one; resolves when nothing waits. */
  flush(): Promise<void>;
  stop(): void;
};

type Place = { readonly token: string; readonly scheduleId: number };

/** Sends what the journal holds, one after another and in order, until each is acknowledged. */
export function createAttemptSender(
  journal: AttemptJournal,
  { token, scheduleId }: Place,
  events: SenderEvents,
): AttemptSender {
  let running: Promise<void> | null = null;
  let stopped = false;
  /** What the disk has not taken yet: nobody may submit before it has been sent. */
  const writing = new Set<Promise<void>>();
  const pause = createGrowingPause();
  const teller = createTeller(journal, scheduleId, events);
  addEventListener('online', pause.end);

  const drain = async (): Promise<void> => {
    while (!stopped) {
      const [first, ...others] = await journal.list(scheduleId);
      if (first === undefined) return teller.tell('waiting');
      const sent = await sendFirst(journal, token, [first, ...others]);
      teller.report(sent);
      if (!sent.failed) {
        pause.refresh();
      } else if (sent.meaning === 'expired') {
        stopped = true;
      } else if (sent.meaning === 'try-again') {
        await teller.tell('failed');
        await pause.take();
      } else {
        await takeRefused(journal, first, sent.meaning);
        if (first.entry.type === 'answer') events.onRefused(sent.meaning, first.entry);
      }
    }
  };
  const send = async (): Promise<void> => {
    // A run under way may have read its list before the last entry was in it.
    await running;
    running ??= drain().finally(() => {
      running = null;
    });
    await running;
  };
  return {
    keep: async (entry) => {
      const arrived = teller.arriving(entry);
      const adding = journal.add(entry);
      writing.add(adding);
      await adding.finally(() => writing.delete(adding));
      arrived();
      void send();
    },
    flush: async () => {
      await Promise.allSettled(writing);
      await send();
    },
    stop: () => {
      stopped = true;
      removeEventListener('online', pause.end);
      pause.end();
    },
  };
}

/** Says what waits, and passes on what became of what was sent. */
function createTeller(journal: AttemptJournal, scheduleId: number, events: SenderEvents) {
  // Given, and not yet in the journal: a disk may take its time, and nothing is saved until then.
  const given = new Set<WaitingAnswer>();
  let isTroubled = false;
  const tell = async (state: 'waiting' | 'failed') => {
    const waiting = await waitingAnswers(journal, scheduleId, given);
    const refused = await journal.refused(scheduleId);
    events.onSaving({ state: waiting.length === 0 ? 'saved' : state, waiting, refused });
  };
  return {
    tell,
    /** @returns to be called when the journal has it */
    arriving: (entry: Waiting): (() => void) => {
      if (entry.type !== 'answer') return () => {};
      given.add(entry);
      void tell('waiting');
      return () => void given.delete(entry);
    },
    report: (sent: Sent): void => {
      if (sent.failed) {
        if (sent.meaning === 'expired') return events.onExpired();
        if (sent.meaning !== 'try-again' || !sent.isErrorReply || isTroubled) return;
        isTroubled = true;
        events.onTrouble();
      } else if (sent.acknowledged !== null) {
        isTroubled = false;
        events.onAcknowledged(sent.acknowledged.answer, sent.acknowledged.choice);
      }
    },
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
