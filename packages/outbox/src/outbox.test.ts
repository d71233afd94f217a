import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outbox, OutboxOptions, OutboxState } from './outbox.ts';
import { createOutbox } from './outbox.ts';
import { withMemoryBehind } from './report-store.ts';
import type { Sent } from './sender.ts';
import { breakableDisk, report } from './test-disk.ts';

const limits = { firstPauseMs: 20, longestPauseMs: 40, sendTimeoutMs: 5_000 };

let name: string;
let opened: Outbox<string>[];
let page: EventTarget;

beforeEach(() => {
  name = randomUUID();
  opened = [];
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  for (const outbox of opened) outbox.close();
  vi.unstubAllGlobals();
});

type Ways = Partial<OutboxOptions<string, string>>;

/** A page on this disk, with the server's replies in the order of its calls; acknowledged when they run out. */
function pageOn(disk: ReturnType<typeof breakableDisk>['disk'] | null, ways: Ways = {}) {
  const replies: Sent<string>[] = [];
  const calls: string[][] = [];
  const heard: string[] = [];
  const states: OutboxState<string>[] = [];
  const outbox = createOutbox<string, string>(withMemoryBehind(disk), {
    ...{ name, limits },
    send: async (bodies) => {
      calls.push([...bodies]);
      return replies.shift() ?? { outcome: 'acknowledged' };
    },
    onSent: (body, { outcome, reply = '' }) =>
      void heard.push(`${body} ${outcome} ${reply}`.trim()),
    onState: (state) => void states.push(state),
    ...ways,
  });
  opened.push(outbox);
  return { outbox, replies, calls, heard, states };
}

test('what an unreadable disk holds is waited for, and what this page wrote is sent all the same', async () => {
  const { disk, broken, rows } = breakableDisk([report('earlier')]);
  broken.reading = true;
  const { outbox, calls } = pageOn(disk);
  await outbox.enqueue('mine', 'mine');
  await outbox.sent();
  expect(calls).toEqual([['mine']]);
  expect(await outbox.state()).toMatchObject({ waiting: 1, unsent: [], durable: false });
  broken.reading = false;
  expect(await outbox.settled(5_000)).toBe(0);
  expect(calls).toEqual([['mine'], ['earlier']]);
  expect([...rows]).toEqual([]);
});

test('what a slow disk has not written yet waits, and is sent after it', async () => {
  const { disk } = breakableDisk();
  const written = Promise.withResolvers<void>();
  const slow = {
    ...disk,
    put: async (row: Parameters<typeof disk.put>[0]) => (await written.promise, disk.put(row)),
  };
  const { outbox, calls } = pageOn(slow);
  void outbox.enqueue('a', 'a');
  const isSent = vi.fn<() => void>();
  void outbox.sent().then(isSent);
  await vi.waitFor(async () => expect((await outbox.state()).unsent).toEqual(['a']));
  expect([calls, isSent.mock.calls]).toEqual([[], []]);
  written.resolve();
  await vi.waitFor(() => expect(isSent).toHaveBeenCalledOnce());
  expect(calls).toEqual([['a']]);
});

test('what is given is told as waiting at once, and not only when the disk has been read', async () => {
  const { outbox, states } = pageOn(breakableDisk([report('earlier')]).disk, {
    send: () => new Promise(() => {}),
  });
  await vi.waitFor(() => expect(states.at(-1)?.unsent).toEqual(['earlier']));
  void outbox.enqueue('mine', 'mine');
  expect(states.at(-1)).toMatchObject({ waiting: 2, unsent: ['earlier', 'mine'] });
});

test('in strict order nothing overtakes what fails, and the server may take several at once', async () => {
  const { disk } = breakableDisk([report('a', 1), report('b', 2), report('c', 3)]);
  const { outbox, replies, calls } = pageOn(disk, { order: 'strict' });
  replies.push({ outcome: 'failed' }, { outcome: 'acknowledged', taken: 2 });
  expect(await outbox.settled(5_000)).toBe(0);
  expect(calls).toEqual([['a', 'b', 'c'], ['a', 'b', 'c'], ['c']]);
});

test('otherwise one that fails waits by itself', async () => {
  const { disk } = breakableDisk([report('a', 1), report('b', 2)]);
  const { outbox, replies, calls } = pageOn(disk);
  replies.push({ outcome: 'failed' });
  expect(await outbox.settled(5_000)).toBe(0);
  expect(calls).toEqual([['a'], ['b'], ['a']]);
});

test('a send that rejects has failed, and goes out again', async () => {
  const { disk } = breakableDisk();
  const send = vi.fn<() => Promise<Sent<string>>>(async () => ({ outcome: 'acknowledged' }));
  send.mockRejectedValueOnce(new Error('no network'));
  const { outbox, heard } = pageOn(disk, { send });
  await outbox.enqueue('a', 'a');
  expect(await outbox.settled(5_000)).toBe(0);
  expect(heard).toEqual(['a failed', 'a acknowledged']);
});

test('what is refused is kept apart with its reason, and not sent again', async () => {
  const { disk, rows } = breakableDisk();
  const { outbox, replies, calls } = pageOn(disk);
  replies.push({ outcome: 'refused', reason: 'unknown_question' });
  await outbox.enqueue('a', 'a');
  expect(await outbox.settled(5_000)).toBe(0);
  expect((await outbox.state()).refused).toMatchObject([{ key: 'a', reason: 'unknown_question' }]);
  expect(rows.get('a')?.state).toBe('refused');
  await outbox.enqueue('a', 'a');
  await outbox.enqueue('b', 'b');
  await outbox.sent();
  expect(calls).toEqual([['a'], ['b']]);
});

test('what an earlier page left is told at once, also where nothing of it is sent', async () => {
  const left = { ...report('a'), state: 'refused', reason: 'unknown_question' } as const;
  const { states } = pageOn(breakableDisk([left]).disk);
  await vi.waitFor(() => expect(states).toMatchObject([{ waiting: 0, refused: [left] }]));
});

test('when it is over nothing is sent any more, and nothing is thrown away', async () => {
  const { disk, rows } = breakableDisk();
  const { outbox, replies, calls } = pageOn(disk);
  replies.push({ outcome: 'over' });
  await outbox.enqueue('a', 'a');
  await outbox.sent();
  await outbox.enqueue('b', 'b');
  expect(calls).toEqual([['a']]);
  expect([...rows.keys()]).toEqual(['a', 'b']);
});

test('a page that was closed still writes what it is given, for the next one', async () => {
  const { disk, rows } = breakableDisk();
  const { outbox, calls } = pageOn(disk);
  outbox.close();
  await outbox.enqueue('a', 'a');
  expect([...rows.keys()]).toEqual(['a']);
  expect(calls).toEqual([]);
  const next = pageOn(disk);
  expect(await next.outbox.settled(5_000)).toBe(0);
  expect(next.calls).toEqual([['a']]);
});

test('a new page life and a network that is back wait for no back-off', async () => {
  const { disk } = breakableDisk([{ ...report('a'), tries: 9, dueAt: 9e15 }]);
  const { outbox, replies, calls } = pageOn(disk, {
    limits: { ...limits, firstPauseMs: 1e7, longestPauseMs: 1e7 },
  });
  replies.push({ outcome: 'failed' });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  page.dispatchEvent(new Event('online'));
  expect(await outbox.settled(5_000)).toBe(0);
  expect(calls).toHaveLength(2);
});

test('two pages never send at once, and each hears what became of its own', async () => {
  const { disk } = breakableDisk();
  let running = 0;
  const held = Promise.withResolvers<void>();
  const send = async (bodies: readonly string[]): Promise<Sent<string>> => {
    running += 1;
    expect(running).toBe(1);
    await held.promise;
    running -= 1;
    return { outcome: 'acknowledged', reply: `to ${bodies[0]}` };
  };
  const one = pageOn(disk, { send });
  const other = pageOn(disk, { send });
  await Promise.all([one.outbox.enqueue('a', 'a'), other.outbox.enqueue('b', 'b')]);
  held.resolve();
  expect(await one.outbox.settled(5_000)).toBe(0);
  expect(await other.outbox.settled(5_000)).toBe(0);
  const all = ['a acknowledged to a', 'b acknowledged to b'];
  await vi.waitFor(() =>
    expect([one.heard.toSorted(), other.heard.toSorted()]).toEqual([all, all]),
  );
});

test('a page whose disk is refused sends from memory, whatever another page does', async () => {
  const other = pageOn(breakableDisk([report('theirs')]).disk);
  other.replies.push({ outcome: 'failed' });
  const { outbox, calls } = pageOn(null);
  await outbox.enqueue('mine', 'mine');
  expect(outbox.durable).toBe(false);
  expect(await outbox.settled(5_000)).toBe(0);
  expect(calls).toEqual([['mine']]);
});
