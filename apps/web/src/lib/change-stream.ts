import { backoffMs, holdLock } from '@candor/outbox';
import { streamChanges } from '@candor/contract/operations/changes';
import type { QueryClient } from '@tanstack/react-query';
import { createParser } from 'eventsource-parser';
import { openStream } from './api.ts';
import type { Change } from './changes.ts';
import { pause } from './pause.ts';
import { createReader, SILENCE_MS } from './read-again.ts';
import { readStored, storageKeys, writeStored } from './storage.ts';
import { createTabMemory, heardAt, htmlCameAt } from './tab-memory.ts';

const retries = { firstPauseMs: 2000, longestPauseMs: 60_000 };
/** A line that lived so long ended as lines do: a token ran out, a server stopped. It is opened again at once. */
const STEADY_MS = 30_000;
/** All pages of a server that stopped don't come to the next one in the same moment. */
const AT_ONCE_MS = 1_000;
/** More than a new line says again: it begins with all that was under way when the last change was made. */
const MOST_HEARD = 1000;

const readAgain: Change = { kind: 'again', subjectID: null };

/** What the line says: a change, or `ready` with the point up to which everything was told. */
type Said = Change & { readonly since?: string };

/**
 * A point before all that this page has read, or was told since: the server writes one into the page and names a later
 * one whenever a line begins. A server of the release before does neither.
 */
let since = globalThis.document?.querySelector<HTMLMetaElement>(
  'meta[name="candor-since"]',
)?.content;

/** Whoever listens is told all since that point; a tab that the others tell, all since it was opened. */
const memory = createTabMemory(htmlCameAt());

type Message =
  | { readonly is: 'alive' }
  /** A page of the release before does not say since when it is open. */
  | { readonly is: 'new'; readonly from: string; readonly openedAt?: number }
  /** `to`: the answer to a tab that is new, with all that it may have missed. */
  | { readonly is: 'changes'; readonly to?: string; readonly changes: readonly Change[] };

/**
 * Reads again what changed, in every tab of this browser, over one connection: HTTP/1.1 allows six to a host. The tab
 * that holds the lock listens and tells the others; when it goes, the next one listens. Gives how to stop. A page
 * without a secure context cannot share, and is told nothing.
 */
export function followChanges(client: QueryClient): () => void {
  if (!('locks' in navigator)) return () => {};
  const leaving = new AbortController();
  const { signal } = leaving;
  const channel = new BroadcastChannel('candor-changes');
  const me = crypto.randomUUID();
  const page = createReader(client, signal);
  /** A channel that is closed takes nothing. */
  const say = (message: Message): void => {
    if (!signal.aborted) channel.postMessage(message);
  };
  const join = (): void => say({ is: 'new', from: me, openedAt: performance.timeOrigin });
  const hear = (changes: readonly Change[]): void => {
    memory.remember(changes, heardAt());
    page.hear(changes);
  };
  /** Whether this page was told all since it was opened: then it knows what this browser heard. */
  const told = { is: false };
  let isFirst = false;
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    // That others are told says nothing of what this page missed before it joined.
    if (data.is === 'alive') (told.is ? page.alive : join)();
    if (data.is === 'changes' && (data.to === undefined || data.to === me)) {
      hear(data.changes);
      if (data.to === me) told.is = true;
    }
    if (data.is === 'new' && isFirst && told.is) {
      const changes = memory.since(data.openedAt ?? 0) ?? [readAgain];
      say({ is: 'changes', to: data.from, changes });
      if (page.isAlive()) say({ is: 'alive' });
    }
  });
  join();
  const listen = async (release: () => void): Promise<void> => {
    isFirst = true;
    await keepListening(signal, {
      told,
      alive: () => {
        page.alive();
        say({ is: 'alive' });
      },
      hear: (change) => {
        hear([change]);
        say({ is: 'changes', changes: [change] });
      },
    });
    release();
  };
  holdLock('candor-changes', signal).then(listen, () => {});
  return () => {
    leaving.abort();
    channel.close();
  };
}

type Ears = {
  readonly told: { is: boolean };
  /** The line speaks; while it is silent for too long, nobody is told. */
  readonly alive: () => void;
  readonly hear: (change: Change) => void;
};

async function keepListening(signal: AbortSignal, ears: Ears): Promise<void> {
  let failures = 0;
  const isNew = createMemory();
  while (!signal.aborted) {
    const from = performance.now();
    const hasSpoken = await listenOnce(signal, ears, isNew);
    const wasSteady = hasSpoken && performance.now() - from >= STEADY_MS;
    failures = wasSteady ? 0 : failures + 1;
    const again = wasSteady
      ? Math.random() * AT_ONCE_MS
      : backoffMs(failures, Math.random(), retries);
    await orOnline(again, signal);
  }
}

/** Whether a change was not heard before: a line that begins again says the last ones once more. */
function createMemory(): (id: string) => boolean {
  const heard = new Set<string>();
  return (id) => {
    if (heard.has(id)) return false;
    heard.add(id);
    for (const oldest of heard) {
      if (heard.size <= MOST_HEARD) break;
      heard.delete(oldest);
    }
    return true;
  };
}

/** Until the line breaks, ends or is silent. Gives whether it ever spoke. */
async function listenOnce(
  signal: AbortSignal,
  { told, alive, hear }: Ears,
  isNew: (id: string) => boolean,
): Promise<boolean> {
  const silence = new AbortController();
  // Also a request that nobody answers is silence.
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  let hasSpoken = false;
  // What others of this browser heard last says nothing of when a new page read.
  const after = told.is || since === undefined ? readStored(storageKeys.lastChange) : null;
  const asked = { ...(after !== null && { after }), ...(since !== undefined && { since }) };
  const ready = (point: string | undefined): void => {
    // Nobody knows what happened between what this page read and a first line; nor does a server that knows no points.
    const isTold = after !== null || (asked.since !== undefined && point !== undefined);
    told.is = true;
    since = point ?? since;
    if (!isTold) hear(readAgain);
  };
  const parser = createParser({
    onEvent: ({ id, data }) => {
      const change = JSON.parse(data) as Said;
      if (id !== undefined) writeStored(storageKeys.lastChange, id);
      if (change.kind === 'ready') return ready(change.since);
      // `again` bears the newest change's id, and is no change.
      if (change.kind === 'again' || id === undefined || isNew(id)) hear(change);
    },
  });
  try {
    const query = { hold: 'yes' as const, ...asked };
    const quiet = AbortSignal.any([signal, silence.signal]);
    const bytes = await openStream(streamChanges, { query }, { signal: quiet });
    const decoder = new TextDecoder();
    const reader = bytes.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return hasSpoken;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      hasSpoken = true;
      alive();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch {
    return hasSpoken;
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

/** Shorter when the network comes back, too. */
async function orOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  const back = new AbortController();
  addEventListener('online', () => back.abort(), { signal: back.signal });
  await pause(milliseconds, AbortSignal.any([signal, back.signal]));
  back.abort();
}
