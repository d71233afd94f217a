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
    { token: 'secret', page: 'a' },
    { toSeatID: 2, toPage: 'b' },
    new AbortController().signal,
  );
  send({ is: 'want', what: 'restart' });
  send({ is: 'want', what: 'fresh' });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  lines[0]?.abort(new DOMException('', 'TimeoutError'));
  await vi.waitFor(() => expect(said).toEqual(['restart', 'restart', 'fresh']), 5_000);
});
