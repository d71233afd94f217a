import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

afterEach(() => queryClient.clear());

/** A page that shows this; gives how often it was read, and a way to leave it. */
async function show(name: string, options: { staleTime?: number } = {}) {
  const observer = new QueryObserver(queryClient, {
    queryKey: [name],
    queryFn: () => Promise.resolve(name),
    ...options,
  });
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle');
  return { leave, state: () => queryClient.getQueryState([name]) };
}

const change = () =>
  new MutationObserver(queryClient, { mutationFn: () => Promise.resolve('done') }).mutate();

test('a page that was left before a change reads again when it is opened after it', async () => {
  const board = await show('board');
  board.leave();
  expect(board.state()?.isInvalidated).toBe(false);
  await change();
  expect(board.state()?.isInvalidated).toBe(true);
  await show('board');
  expect(board.state()).toMatchObject({ isInvalidated: false, dataUpdateCount: 2 });
});

test('what is on the screen is left to the mutation that knows it', async () => {
  const report = await show('report');
  await change();
  expect(report.state()).toMatchObject({ isInvalidated: false, dataUpdateCount: 1 });
});

test('what is read once is not asked for again by a change elsewhere', async () => {
  const opened = await show('mailed secret', { staleTime: Number.POSITIVE_INFINITY });
  opened.leave();
  await change();
  expect(opened.state()?.isInvalidated).toBe(false);
});
