import { PAGE_BEAT_MS } from '@candor/contract/interviews/call-rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPresent } from './beat.ts';

let said: ((answer: 'yes' | 'never') => void)[] = [];
const page = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  vi.stubGlobal('location', new URL('http://127.0.0.1/call'));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('fetch', () => {
    return new Promise((resolve, reject) => {
      said.push((answer) =>
        answer === 'yes'
          ? resolve(Response.json({ success: true, data: { done: true } }))
          : reject(new TypeError('Failed to fetch')),
      );
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[VL-9] what nobody answers is said no more until the stream stands again', async () => {
  let isOpen = true;
  const silences: number[] = [];
  const presence = keepPresent({ token: 'secret', page: 'a' }, page.signal, {
    isLineOpen: () => isOpen,
    onSilence: (at) => void silences.push(at),
  });
  await vi.advanceTimersByTimeAsync(PAGE_BEAT_MS);
  expect(presence.isDoubtful()).toBe(false);
  said[0]?.('yes');
  await vi.advanceTimersByTimeAsync(PAGE_BEAT_MS);
  expect(said).toHaveLength(2);

  await vi.advanceTimersByTimeAsync(2_500);
  expect(presence.isDoubtful()).toBe(true);
  isOpen = false;
  said[1]?.('never');
  await vi.advanceTimersByTimeAsync(5 * PAGE_BEAT_MS);
  expect(silences).toHaveLength(1);
  expect(said).toHaveLength(2);

  isOpen = true;
  presence.say();
  said[2]?.('yes');
  // The next is just said.
  await vi.advanceTimersByTimeAsync(PAGE_BEAT_MS - 1_400);
  expect(presence.isDoubtful()).toBe(false);
  expect(said).toHaveLength(4);
});
