import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heard } from './changes.ts';
import { storageKeys } from './storage.ts';
import { api, serveApi, session } from './test-api-server.ts';

serveApi();

let leave = (): void => {};
beforeEach(() => {
  vi.resetModules();
  // Each test is a browser of its own, with one tab.
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_name: string, _how: object, hold: (lock: object) => Promise<void>) =>
        hold({}),
    },
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage(): void {}
      close(): void {}
    },
  );
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(() => leave());

/** A page as the server sends it, with a board and notices; each line says this when it begins. */
async function shown({
  point,
  says,
}: {
  readonly point?: string;
  readonly says: readonly object[];
}) {
  vi.stubGlobal('document', {
    querySelector: () => (point === undefined ? null : { content: point }),
  });
  localStorage.setItem(storageKeys.authToken, session.token);
  localStorage.setItem(storageKeys.loginData, JSON.stringify(session));
  const body = says.map((one, id) => `id: ${id + 70}\ndata: ${JSON.stringify(one)}\n\n`).join('');
  api.answer = () => ({ status: 200, body, headers: { 'content-type': 'text/event-stream' } });
  const client = new QueryClient();
  const reads = { applications: 0, notices: 0 };
  for (const kind of ['applications', 'notices'] as const) {
    const queryFn = async () => (reads[kind] += 1);
    new QueryObserver(client, {
      queryKey: [kind],
      queryFn,
      ...heard({ hears: { [kind]: true } }),
    }).subscribe(() => {});
  }
  await expect.poll(() => reads).toEqual({ applications: 1, notices: 1 });
  const { followChanges } = await import('./change-stream.ts');
  leave = followChanges(client);
  return { reads, asked: () => api.seen.map(({ path }) => path) };
}

const ready = { kind: 'ready', subjectID: null };
const notice = { kind: 'notices', subjectID: null };

test('a page names the point that came with it, and reads nothing twice for a line that begins', async () => {
  localStorage.setItem(storageKeys.lastChange, '69');
  const page = await shown({ point: 'P1', says: [{ ...ready, since: 'P2' }, notice] });
  await expect.poll(() => page.reads.notices).toBe(2);
  expect(page.reads.applications).toBe(1);
  expect(page.asked()[0]).toBe('/api/changes?hold=yes&since=P1');
});

test('a line that begins again names the last change and the last point, and reads nothing', async () => {
  const page = await shown({ point: 'P1', says: [{ ...ready, since: 'P2' }, notice] });
  await expect.poll(page.asked, { timeout: 10_000 }).toHaveLength(2);
  expect(page.asked()[1]).toBe('/api/changes?hold=yes&after=71&since=P2');
  expect(page.reads.applications).toBe(1);
});

test('a server that knows no points is not believed that nothing was missed', async () => {
  const page = await shown({ point: 'P1', says: [ready] });
  await expect.poll(() => page.reads).toEqual({ applications: 2, notices: 2 });
});

test('a page that an older server sent asks as ever, and reads again where nothing was heard before', async () => {
  const page = await shown({ says: [{ ...ready, since: 'P2' }] });
  await expect.poll(() => page.reads).toEqual({ applications: 2, notices: 2 });
  expect(page.asked()[0]).toBe('/api/changes?hold=yes');
});

test('a page that an older server sent goes on from what its browser heard', async () => {
  localStorage.setItem(storageKeys.lastChange, '69');
  const page = await shown({ says: [{ ...ready, since: 'P2' }, notice] });
  await expect.poll(() => page.reads.notices).toBe(2);
  expect(page.reads.applications).toBe(1);
  expect(page.asked()[0]).toBe('/api/changes?hold=yes&after=69');
});

test('what was forgotten since the point is read again', async () => {
  const says = [
    { kind: 'again', subjectID: null },
    { ...ready, since: 'P2' },
  ];
  const page = await shown({ point: 'P1', says });
  await expect.poll(() => page.reads).toEqual({ applications: 2, notices: 2 });
});
