import { backoffMs } from '@candor/outbox/backoff-rules';
import type { Output } from '@candor/contract';
import type { getClock, streamClock } from '@candor/contract/interviews/attempts';
import { createParser } from 'eventsource-parser';
import { pause } from '../../../lib/pause.ts';
import { isOff, LINE_DEAD_MS, mustAsk } from './clock-rules.ts';
import type { InterviewSession } from './interview-session.ts';
import { isServersWord } from './refusal-rules.ts';
import { steadyNow } from './steady-time.ts';

/** How often the page looks whether it has to ask. */
const LOOK_MS = 250;
/** Silence of a question after this is told; with the silence before it, within 5 s of the loss. */
const SILENT_MS = 1_200;
/** Not every room of a server that stopped comes to the next one in the same moment. */
const AT_ONCE_MS = 1_000;
/** Where a proxy lets no line through, asking goes on in its place. */
const retries = { firstPauseMs: 3_000, longestPauseMs: 300_000 };

export type Heard = Output<typeof getClock>;

/** `offline`: the browser knows. `away`: it thinks that there is a network, but nothing answers. */
export type Reach = 'there' | 'offline' | 'away';

type Ears = {
  readonly hear: (heard: Heard) => void;
  /** Called as a question goes out; what it gives is called with the answer to it. */
  readonly asking: () => (answer: Heard | { readonly error: unknown }) => void;
  readonly reach: (reach: Reach) => void;
  /** The time is up by what the page knows, and the server has not said so. */
  readonly isOver: () => boolean;
  /** The deadline may have moved by something whose reply did not come. */
  readonly isUnsure: () => boolean;
};

const withoutNetwork = (): Reach => (navigator.onLine ? 'away' : 'offline');

/**
 * Hears the server's clock over a line that stays open, and asks for it where the line is silent, this computer's clock
 * jumped, or the time is up. Until the signal.
 */
export function followClock(session: InterviewSession, ears: Ears, signal: AbortSignal) {
  let heardAt = steadyNow();
  let isThere = true;
  let isInDoubt = false;
  let aheadMs = Date.now() - heardAt;
  const reach = (next: Reach): void => {
    isThere = next === 'there';
    if (!signal.aborted) ears.reach(next);
  };
  const questions = createQuestions(session, { ...ears, reach }, signal);
  const alive = (): void => {
    heardAt = steadyNow();
    questions.calm();
    if (!isThere) reach('there');
  };
  const ask = async (): Promise<void> => {
    isInDoubt = false;
    if (await questions.ask()) alive();
  };
  const look = (): void => {
    const now = steadyNow();
    const ahead = Date.now() - now;
    if (isOff(ahead, aheadMs) || ears.isUnsure()) isInDoubt = true;
    aheadMs = ahead;
    const why = { isInDoubt, isOver: ears.isOver(), ...questions.standing() };
    if (mustAsk({ now, heardAt, ...why })) void ask();
  };
  const looking = setInterval(look, LOOK_MS);
  signal.addEventListener('abort', () => clearInterval(looking), { once: true });
  void keepLine(session, {
    ...{ isThere: () => isThere, alive, signal, hear: ears.hear },
    beat: (now) => {
      if (isOff(now, session.serverNow())) isInDoubt = true;
    },
    // Asking says what becomes of it: the link may be good for nothing any more.
    refused: () => {
      isInDoubt = true;
    },
  });
  return { ask, reach };
}

/** At most two questions at a time: a browser has six connections, which the last answers need too. */
function createQuestions(
  session: InterviewSession,
  { asking, reach }: Pick<Ears, 'asking' | 'reach'>,
  signal: AbortSignal,
) {
  const open = new Set<AbortController>();
  let askedAt = steadyNow();
  let silent: ReturnType<typeof setTimeout> | undefined;
  const calm = (): void => clearTimeout(silent);
  signal.addEventListener('abort', calm, { once: true });
  return {
    /** Something of the server came: it is not silent. */
    calm,
    standing: () => ({ askedAt, isAsking: open.size > 0 }),
    /** Whether it was answered; `reach` is told where not. */
    ask: async (): Promise<boolean> => {
      for (const oldest of open) if (open.size >= 2 && open.delete(oldest)) oldest.abort();
      const question = new AbortController();
      open.add(question);
      const mine = AbortSignal.any([signal, question.signal]);
      askedAt = steadyNow();
      const answered = asking();
      calm();
      silent = setTimeout(() => reach(withoutNetwork()), SILENT_MS);
      try {
        const heard = await session.askClock(mine);
        if (!mine.aborted) answered(heard);
        return true;
      } catch (error) {
        if (mine.aborted) return false;
        calm();
        reach(isServersWord(error) ? 'there' : withoutNetwork());
        answered({ error });
        return false;
      } finally {
        open.delete(question);
      }
    },
  };
}

type Line = {
  /** A line is opened to a server that answers: what is begun in an outage holds one of six connections for minutes. */
  readonly isThere: () => boolean;
  readonly alive: () => void;
  readonly hear: (heard: Heard) => void;
  readonly beat: (serverNow: number) => void;
  readonly refused: () => void;
  readonly signal: AbortSignal;
};

async function keepLine(session: InterviewSession, line: Line): Promise<void> {
  const { signal, isThere } = line;
  let failures = 0;
  while (!signal.aborted) {
    if (isThere()) {
      const hasSpoken = await listenOnce(session, line);
      failures = hasSpoken ? 0 : failures + 1;
    }
    const again =
      failures === 0 ? AT_ONCE_MS * Math.random() : backoffMs(failures, Math.random(), retries);
    await pause(again, signal);
  }
}

/** Until the line breaks, ends or is silent. Gives whether it ever spoke. */
async function listenOnce(session: InterviewSession, line: Line): Promise<boolean> {
  const over = new AbortController();
  let timer = setTimeout(() => over.abort(), LINE_DEAD_MS);
  addEventListener('offline', () => over.abort(), { signal: over.signal });
  let hasSpoken = false;
  const parser = createParser({
    onEvent: ({ data }) => {
      const told = JSON.parse(data) as Output<typeof streamClock>;
      if (told.kind === 'clock') line.hear(told);
      else line.beat(told.now);
    },
  });
  try {
    const bytes = await session.openClock(AbortSignal.any([line.signal, over.signal]));
    const decoder = new TextDecoder();
    const reader = bytes.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return hasSpoken;
      clearTimeout(timer);
      timer = setTimeout(() => over.abort(), LINE_DEAD_MS);
      hasSpoken = true;
      line.alive();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch (error) {
    if (!over.signal.aborted && isServersWord(error)) line.refused();
    return hasSpoken;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
