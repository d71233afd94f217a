import { backoffMs } from '@candor/outbox/backoff-rules';
import type { Output } from '@candor/contract';
import { streamCall } from '@candor/contract/interviews/call-room';
import { createParser } from 'eventsource-parser';
import { ApiError } from '../../../lib/api-error.ts';
import { openStream } from '../../../lib/api.ts';
import { pause } from '../../../lib/read-again.ts';

export type Told = Output<typeof streamCall>;

type Ears = {
  readonly hear: (told: Told) => void;
  /** Whether the line to the server stands. */
  readonly onLine: (isOpen: boolean) => void;
  /** The server refuses this page for good. */
  readonly onRefused: (error: ApiError) => void;
  /** Hears `dead` where another request of the page had no answer; its detail is when that was sent. */
  readonly line: EventTarget;
};

const retries = { firstPauseMs: 300, longestPauseMs: 3_000 };
/** The server speaks every 15 seconds; a line that is silent for longer is dead, and nobody else notices it. */
const SILENCE_MS = 20_000;
/** It speaks at once where the line stands; where server or line are slow, each third try has the time for it. */
const OPENING_MS = 6_000;
const openingMs = (failures: number): number => (failures % 3 === 2 ? SILENCE_MS : OPENING_MS);

/** Listens until the signal, over outages: it names the last event that came and is told the rest. */
export async function followCall(
  seat: { readonly token: string; readonly page: string },
  ears: Ears,
  signal: AbortSignal,
): Promise<void> {
  let after = 0;
  let failures = 0;
  const heard = (id: number, told: Told): void => {
    after = Math.max(after, id);
    failures = 0;
    ears.hear(told);
  };
  while (!signal.aborted) {
    try {
      const { onLine, line } = ears;
      const heardBy = { heard, onLine, line, openingMs: openingMs(failures) };
      await listenOnce({ ...seat, after }, heardBy, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500) {
        if (error.code !== 'too_many_requests') return ears.onRefused(error);
      }
    }
    if (signal.aborted) return;
    ears.onLine(false);
    failures += 1;
    const back = new AbortController();
    addEventListener('online', () => back.abort(), { signal: back.signal });
    const either = AbortSignal.any([signal, back.signal]);
    await pause(backoffMs(failures, Math.random(), retries), either);
    back.abort();
  }
}

async function listenOnce(
  body: { readonly token: string; readonly page: string; readonly after: number },
  {
    heard,
    onLine,
    line,
    openingMs: patience,
  }: {
    readonly heard: (id: number, told: Told) => void;
    readonly onLine: (isOpen: boolean) => void;
    readonly line: EventTarget;
    readonly openingMs: number;
  },
  signal: AbortSignal,
): Promise<void> {
  const silence = new AbortController();
  // One that is being opened has its own time, and one that spoke since is alive.
  let heardAt = Number.POSITIVE_INFINITY;
  let timer = setTimeout(() => silence.abort(), patience);
  const parser = createParser({
    onEvent: ({ id, data }) => heard(Number(id ?? 0), JSON.parse(data) as Told),
  });
  // What was sent on it comes long after the line is back, by TCP's patience: another is there sooner.
  const doubt = (event: Event): void => {
    if ((event as CustomEvent<number>).detail > heardAt) silence.abort();
  };
  line.addEventListener('dead', doubt, { signal: silence.signal });
  // A line that was cut says nothing; the browser knows.
  addEventListener('offline', () => silence.abort(), { signal: silence.signal });
  try {
    const quiet = AbortSignal.any([signal, silence.signal]);
    const reader = (await openStream(streamCall, { body }, quiet)).getReader();
    const decoder = new TextDecoder();
    onLine(true);
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heardAt = performance.now();
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}
