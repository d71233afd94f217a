import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { heard } from './changes.ts';
import { createReader, SILENCE_MS } from './read-again.ts';

let leaving: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  leaving = new AbortController();
});
afterEach(() => {
  leaving.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const board = heard<string>({ hears: { applications: true }, everyMs: 15_000 });

/** A page that shows a board, each reading of which takes this long. */
async function shown(takesMs = 0) {
  const client = new QueryClient();
  const asked: number[] = [];
  let answered = 0;
  const observer = new QueryObserver<string>(client, {
    queryKey: ['/api/board'],
    queryFn: async ({ signal }) => {
      asked.push(Date.now());
      await new Promise((resolve) => setTimeout(resolve, takesMs));
      signal.throwIfAborted();
      answered += 1;
      return 'cards';
    },
    ...board,
  });
  observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(takesMs + 1);
  const reader = createReader(client, leaving.signal);
  const moved = () => reader.hear([{ kind: 'applications', subjectID: 1 }]);
  return { client, reader, moved, asked: () => asked.length - 1, answered: () => answered - 1 };
}

test('many changes at once are one question', async () => {
  const page = await shown();
  for (let at = 0; at < 50; at += 1) page.moved();
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.asked()).toBe(1);
});

test('changes that come faster than a slow list can be read do not keep it from being read', async () => {
  const page = await shown(3000);
  for (let second = 0; second < 20; second += 1) {
    page.moved();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(page.answered()).toBeGreaterThanOrEqual(3);
  expect(page.asked() - page.answered()).toBeLessThanOrEqual(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.asked()).toBe(page.answered());
});

test('what this page is changing itself is not read under its hands', async () => {
  const page = await shown();
  const saving = Promise.withResolvers<void>();
  const mutation = page.client
    .getMutationCache()
    .build(page.client, { mutationFn: () => saving.promise });
  const saved = mutation.execute(undefined);
  page.moved();
  await vi.advanceTimersByTimeAsync(5000);
  expect(page.asked()).toBe(0);
  saving.resolve();
  await saved;
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.asked()).toBe(1);
});

test('a tab that nobody looks at reads nothing, and what it shows is known to be untrue', async () => {
  const page = await shown();
  vi.stubGlobal('document', { hidden: true });
  page.moved();
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.asked()).toBe(0);
  expect(page.client.getQueryState(['/api/board'])?.isInvalidated).toBe(true);
});

const asksBy = () => board.refetchInterval({ state: { data: 'cards' } });

test('a line that breaks and comes back in time is no reason to read anything', async () => {
  const page = await shown();
  for (let at = 0; at < 3; at += 1) {
    page.reader.alive();
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1000);
  }
  expect(page.asked()).toBe(0);
  expect(asksBy()).toBe(false);
});

test('a line that stays silent is not waited for: the page reads again and asks by itself', async () => {
  const page = await shown();
  page.reader.alive();
  await vi.advanceTimersByTimeAsync(SILENCE_MS + 1000);
  expect(page.asked()).toBe(1);
  expect(asksBy()).toBe(15_000);
});

test('a change during the first reading of a page is read, though that reading had begun before', async () => {
  const client = new QueryClient();
  let stored = 'before';
  const observer = new QueryObserver<string>(client, {
    queryKey: ['/api/board'],
    queryFn: async ({ signal: _used }) => {
      const said = stored;
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return said;
    },
    ...board,
  });
  observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  stored = 'after';
  createReader(client, leaving.signal).hear([{ kind: 'applications', subjectID: 1 }]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(observer.getCurrentResult().data).toBe('after');
});

test('what could not be read when it changed is read when the server is back', async () => {
  const client = new QueryClient();
  let isAway = false;
  let stored = 'before';
  const observer = new QueryObserver<string>(client, {
    queryKey: ['/api/board'],
    queryFn: () => {
      if (isAway) throw new ApiError({ code: 'unreachable', message: 'away', statusCode: 0 });
      return stored;
    },
    retry: false,
    ...board,
  });
  observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1);
  const reader = createReader(client, leaving.signal);
  stored = 'after';
  isAway = true;
  reader.hear([{ kind: 'applications', subjectID: 1 }]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(observer.getCurrentResult().data).toBe('before');
  isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(observer.getCurrentResult().data).toBe('after');
});

test('a question that nobody answers keeps no other change from being read', async () => {
  const page = await shown();
  page.client.setQueryDefaults(['/api/other'], { retry: false });
  const hung = new QueryObserver<string>(page.client, {
    queryKey: ['/api/other'],
    queryFn: () => new Promise<string>(() => {}),
    initialData: 'old',
    staleTime: Number.POSITIVE_INFINITY,
    ...heard<string>({ hears: { notices: true } }),
  });
  hung.subscribe(() => {});
  page.reader.hear([{ kind: 'notices', subjectID: null }]);
  await vi.advanceTimersByTimeAsync(1000);
  page.moved();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(page.asked()).toBe(1);
});
