import { backoffMs } from '@candor/outbox/backoff-rules';
import type { Output } from '@candor/contract';
import { streamCall } from '@candor/contract/interviews/call-room';
import { createParser } from 'eventsource-parser';
import { ApiError } from '../../../lib/api-error.ts';
import { openStream } from '../../../lib/api.ts';
import { pause } from '../../../lib/pause.ts';
import { openingOf, SILENCE_MS } from './line-rules.ts';

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
  let isAskedAsOthers = false;
  while (!signal.aborted) {
    const opening = openingOf(isAskedAsOthers ? 0 : failures);
    isAskedAsOthers = false;
    try {
      const { onLine, line } = ears;
      const heardBy = { heard, onLine, line, ...opening };
      await listenOnce({ ...seat, after }, heardBy, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (isRefusal(error)) {
        if (opening.credentials !== 'omit') return ears.onRefused(error);
        // Perhaps of something before the server that missed its cookies.
        isAskedAsOthers = true;
        continue;
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

/** One that will be the same the next time. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.statusCode >= 400 &&
  error.statusCode < 500 &&
  error.code !== 'too_many_requests';

async function listenOnce(
  body: { readonly token: string; readonly page: string; readonly after: number },
  {
    heard,
    onLine,
    line,
    patienceMs,
    credentials,
  }: {
    readonly heard: (id: number, told: Told) => void;
    readonly onLine: (isOpen: boolean) => void;
    readonly line: EventTarget;
    readonly patienceMs: number;
    readonly credentials: RequestCredentials;
  },
  signal: AbortSignal,
): Promise<void> {
  const silence = new AbortController();
  // One that is being opened has its own time, and one that spoke since is alive.
  let heardAt = Number.POSITIVE_INFINITY;
  let timer = setTimeout(() => silence.abort(), patienceMs);
  const parser = createParser({
    onEvent: ({ id, data }) => heard(Number(id ?? 0), JSON.parse(data) as Told),
  });
  // What was sent on it comes long after the line is back, by TCP's patience: another is there sooner.
  const doubt = (event: Event): void => {
    if ((event as CustomEvent<number>).detail > heardAt) silence.abort();
  };
  line.addEventListener('dead', doubt, { signal: silence.signal });
  // A line that was cut says nothing; the browser knows. What it began before another network came never gets there.
  addEventListener('offline', () => silence.abort(), { signal: silence.signal });
  const begunAnew = (): void =>
    heardAt === Number.POSITIVE_INFINITY ? silence.abort() : undefined;
  addEventListener('online', begunAnew, { signal: silence.signal });
  try {
    const quiet = AbortSignal.any([signal, silence.signal]);
    const stream = await openStream(streamCall, { body }, { signal: quiet, credentials });
    const reader = stream.getReader();
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
