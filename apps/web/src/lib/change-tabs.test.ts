import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heard } from './changes.ts';
import { storageKeys } from './storage.ts';
import { api, serveApi, session } from './test-api-server.ts';

serveApi();

const ready = { kind: 'ready', subjectID: null, since: 'LATER' };
const notice = { kind: 'notices', subjectID: null };
const line = (says: readonly object[]) => ({
  status: 200,
  body: says.map((one, id) => `id: ${id + 70}\ndata: ${JSON.stringify(one)}\n\n`).join(''),
  headers: { 'content-type': 'text/event-stream' },
});
const away = { status: 503, body: {} };

/** Of the clock that the tabs share: long enough ago for a program that came late. */
const began = Date.now() - 60_000;
let leaving: (() => void)[] = [];

/** Who asked first holds it first, as in a browser. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: LockOptions, hold: () => Promise<void>) => {
    last = last.then(() => (signal?.aborted ? undefined : hold()));
    return last;
  };
  return { request };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: createLocks() });
  vi.stubGlobal('addEventListener', () => {});
  localStorage.setItem(storageKeys.authToken, session.token);
  localStorage.setItem(storageKeys.loginData, JSON.stringify(session));
});
afterEach(() => {
  for (const leave of leaving) leave();
  leaving = [];
});

/** A tab that was opened so long after the first, and has read its notices; its program comes when it follows. */
async function open(point: string, afterMs: number) {
  const client = new QueryClient();
  const reads = { applications: 0, notices: 0 };
  for (const kind of ['applications', 'notices'] as const) {
    const queryFn = async () => (reads[kind] += 1);
    const hears = heard({ hears: { [kind]: true } });
    new QueryObserver(client, { queryKey: [kind], queryFn, ...hears }).subscribe(() => {});
  }
  await expect.poll(() => reads).toEqual({ applications: 1, notices: 1 });
  const follow = async (): Promise<() => void> => {
    vi.resetModules();
    vi.stubGlobal('document', { querySelector: () => ({ content: point }) });
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(began + afterMs);
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - began - afterMs);
    const came = [{ responseStart: 50 }] as unknown as PerformanceEntryList;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(came);
    const { followChanges } = await import('./change-stream.ts');
    const leave = followChanges(client);
    leaving.push(leave);
    return leave;
  };
  return { reads, follow };
}

/** What the tabs say to each other. */
function tap() {
  const channel = new BroadcastChannel('candor-changes');
  const said: { readonly is: string; readonly to?: string; readonly from?: string }[] = [];
  channel.addEventListener('message', (event) => {
    said.push((event as MessageEvent<(typeof said)[number]>).data);
  });
  leaving.push(() => channel.close());
  return {
    say: (message: object) => channel.postMessage(message),
    joined: () => said.flatMap(({ is, from }) => (is === 'new' ? [from] : [])),
    answers: () => said.filter(({ is, to }) => is === 'changes' && to !== undefined),
  };
}

const asked = () => api.seen.map(({ path }) => path.replace('/api/changes?hold=yes', ''));

test('a tab that was opened before the one that listens, and joins after it, reads again', async () => {
  api.answer = () => line([ready]);
  const early = await open('EARLY', 0);
  const late = await open('LATE', 10_000);
  await late.follow();
  await expect.poll(asked).toContain('&since=LATE');
  await early.follow();
  await expect.poll(() => early.reads).toEqual({ applications: 2, notices: 2 });
  expect(late.reads).toEqual({ applications: 1, notices: 1 });
});

test('so does one that was opened while the page of the one that listens was on its way', async () => {
  api.answer = () => line([ready]);
  const first = await open('FIRST', 0);
  await first.follow();
  await expect.poll(asked).toContain('&since=FIRST');
  const quick = await open('QUICK', 40);
  await quick.follow();
  await expect.poll(() => quick.reads).toEqual({ applications: 2, notices: 2 });
});

test('a tab that joins late is told what was heard since it was opened, however long ago, and only that', async () => {
  api.answer = () => line([ready, notice]);
  const first = await open('FIRST', 0);
  await first.follow();
  await expect.poll(() => first.reads).toEqual({ applications: 1, notices: 2 });
  const open10 = await open('OPEN', 10_000);
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 40_000);
  await open10.follow();
  await expect.poll(() => open10.reads).toEqual({ applications: 1, notices: 2 });
});

test('a tab that is opened after what was heard is told nothing of it', async () => {
  api.answer = () => line([ready, notice]);
  const first = await open('FIRST', 0);
  await first.follow();
  await expect.poll(() => first.reads).toEqual({ applications: 1, notices: 2 });
  const next = await open('NEXT', 120_000);
  const wire = tap();
  await next.follow();
  await expect.poll(wire.answers).toHaveLength(1);
  // What is heard after that is told in its turn.
  wire.say({ is: 'changes', changes: [{ kind: 'applications', subjectID: null }] });
  await expect.poll(() => next.reads).toEqual({ applications: 2, notices: 1 });
});

test('a tab that nobody told anything names its own point alone when it listens', async () => {
  localStorage.setItem(storageKeys.lastChange, '69');
  api.answer = () => away;
  const first = await open('FIRST', 0);
  const leave = await first.follow();
  await expect.poll(asked).toContain('&since=FIRST');
  const next = await open('NEXT', 10_000);
  const wire = tap();
  await next.follow();
  await expect.poll(wire.joined).toHaveLength(1);
  const [me] = wire.joined();
  // Somebody is told: this tab asks what it missed, and nobody answers.
  wire.say({ is: 'alive' });
  await expect.poll(() => wire.joined().filter((from) => from === me)).toHaveLength(2);
  leave();
  await expect.poll(asked).toContain('&since=NEXT');
  expect(asked().filter((one) => one.includes('after'))).toEqual([]);
});

test('a tab that was told goes on from what its browser heard when it listens', async () => {
  api.answer = () => line([ready, notice]);
  const first = await open('FIRST', 0);
  const leave = await first.follow();
  await expect.poll(() => first.reads).toEqual({ applications: 1, notices: 2 });
  const next = await open('NEXT', 10_000);
  await next.follow();
  await expect.poll(() => next.reads.notices).toBe(2);
  leave();
  await expect.poll(asked).toContain('&after=71&since=NEXT');
});
