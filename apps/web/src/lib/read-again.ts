import { backoffMs } from '@candor/outbox';
import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { type Change, isUntrueBy, setTold } from './changes.ts';
import { pause } from './pause.ts';

/** The server speaks every 15 s: a line that is silent for longer is dead, whatever the browser says of it. */
export const SILENCE_MS = 40_000;
/** A company's pages don't all ask in the same moment, and many changes at once are one question. */
const GATHER_MS = 250;
const SPREAD_MS = 500;
/** Between two questions, however much changes meanwhile. */
const REST_MS = 2_000;
/** A question that nobody answers does not keep the page from hearing of the next change. */
const LONGEST_MS = 30_000;
const retries = { firstPauseMs: 4_000, longestPauseMs: 60_000 };
/** What this page changes itself shows first; longer than this it is an upload, which nobody waits for. */
const OWN_CHANGE_MS = 10_000;

/** What this tab makes of what it is told: it reads again what is untrue, one question after the other. */
export function createReader(client: QueryClient, signal: AbortSignal) {
  let changes: Change[] = [];
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isAlive = false;
  let isReading = false;
  let failures = 0;

  const hear = (more: readonly Change[]): void => {
    changes.push(...more);
    if (changes.length === 0 || isReading) return;
    isReading = true;
    void readAll();
  };
  /** A question that was asked is waited for: changes that come faster than a slow list would cancel it for ever. */
  const readAll = async (): Promise<void> => {
    await pause(GATHER_MS + Math.random() * SPREAD_MS, signal);
    while (changes.length > 0 && !signal.aborted) {
      await ownChanges(client, signal);
      const gathered = changes;
      changes = [];
      const isRead = await readNow(client, gathered, signal);
      failures = isRead ? 0 : failures + 1;
      // The line goes on from here and does not say it again.
      if (!isRead) changes.unshift(...gathered);
      await pause(isRead ? REST_MS : backoffMs(failures, Math.random(), retries), signal);
    }
    isReading = false;
  };
  const deaf = (): void => {
    clearTimeout(silence);
    if (!isAlive) return;
    isAlive = false;
    setTold(false);
    // Asked once more, they ask by themselves from now on.
    if (!signal.aborted) hear([{ kind: 'again', subjectID: null }]);
  };
  signal.addEventListener('abort', deaf);
  return {
    isAlive: () => isAlive,
    hear,
    /** The line speaks. */
    alive: () => {
      clearTimeout(silence);
      silence = setTimeout(deaf, SILENCE_MS);
      isAlive = true;
      setTold(true);
    },
  };
}

/** False where the server was away: what is untrue is still shown. */
async function readNow(
  client: QueryClient,
  changes: readonly Change[],
  signal: AbortSignal,
): Promise<boolean> {
  const isUntrue = (query: Query): boolean => isUntrueBy(changes, query);
  const hidden = isHidden();
  // An answer that is on its way may be of before the change, and would be taken for the new one.
  await client.cancelQueries({
    predicate: (query) => isUntrue(query) && (hidden || query.state.data === undefined),
  });
  const over = new AbortController();
  const reading = Promise.all([
    // A tab that nobody sees reads when it is looked at.
    client.invalidateQueries({ predicate: isUntrue, refetchType: hidden ? 'none' : 'active' }),
    // But what it never read it waits for.
    hidden &&
      client.refetchQueries({
        type: 'active',
        predicate: (query) => isUntrue(query) && query.state.data === undefined,
      }),
  ]);
  await Promise.race([reading, pause(LONGEST_MS, AbortSignal.any([signal, over.signal]))]);
  over.abort();
  if (hidden) return true;
  return !client
    .getQueryCache()
    .findAll({ type: 'active', predicate: isUntrue })
    .some(({ state }) => state.error instanceof ApiError && state.error.isWorthRepeating);
}

const isHidden = (): boolean => globalThis.document?.hidden ?? false;

/** A card that was just dropped would jump back to where the server still has it. */
async function ownChanges(client: QueryClient, signal: AbortSignal): Promise<void> {
  const until = Date.now() + OWN_CHANGE_MS;
  while (client.isMutating() > 0 && Date.now() < until && !signal.aborted) {
    await pause(GATHER_MS, signal);
  }
}
