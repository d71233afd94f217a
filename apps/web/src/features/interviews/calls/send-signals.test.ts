import { afterEach, expect, test, vi } from 'vitest';
import { createSignals } from './send-signals.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[VL-9] what a dead line swallowed is said again, and keeps nothing back that follows', async () => {
  const said: string[] = [];
  const lines: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const line = new AbortController();
    lines.push(line);
    return line.signal;
  });
  vi.stubGlobal('location', new URL('http://127.0.0.1/call'));
  vi.stubGlobal('fetch', (_: unknown, { body, signal }: { body: string; signal: AbortSignal }) => {
    said.push(JSON.parse(JSON.parse(body).text).what);
    if (said.length > 1) return Promise.resolve(Response.json({ success: true, data: {} }));
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  const send = createSignals(
    { token: 'secret', page: 'a', toSeatID: 2, toPage: 'b' },
    { signal: new AbortController().signal, isDoubtful: () => false },
  );
  send({ is: 'want', what: 'restart' });
  send({ is: 'want', what: 'fresh' });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  lines[0]?.abort(new DOMException('', 'TimeoutError'));
  await vi.waitFor(() => expect(said).toEqual(['restart', 'restart', 'fresh']), 5_000);
});

test('[VL-9] on a line that may be dead nothing is sent, and a little later it is', async () => {
  const said: string[] = [];
  vi.stubGlobal('location', new URL('http://127.0.0.1/call'));
  vi.stubGlobal('fetch', (_: unknown, { body }: { body: string }) => {
    said.push(JSON.parse(JSON.parse(body).text).what);
    return Promise.resolve(Response.json({ success: true, data: {} }));
  });
  const line = { looks: 0 };
  const send = createSignals(
    { token: 'secret', page: 'a', toSeatID: 2, toPage: 'b' },
    {
      signal: new AbortController().signal,
      isDoubtful: () => {
        line.looks += 1;
        return line.looks < 3;
      },
    },
  );
  send({ is: 'want', what: 'restart' });
  await vi.waitFor(() => expect(line.looks).toBe(1));
  expect(said).toEqual([]);
  await vi.waitFor(() => expect(said).toEqual(['restart']), 5_000);
});
