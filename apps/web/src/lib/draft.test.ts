import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyDraft, type DraftState, openDraft, readUnsent } from './draft.ts';

/** A browser's storage, of which Node has none. */
beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(save: (content: string) => Promise<unknown>) {
  const told: DraftState[] = [];
  const draft = openDraft({ name: 'a:1:person', save, tell: (state) => told.push(state) });
  return { draft, told };
}

test('what was typed is in this browser at once, and gone from it when the server has it', async () => {
  const sent: string[] = [];
  const { draft, told } = opened(async (content) => sent.push(content));
  draft.keep('one');
  draft.keep('two');
  expect(readUnsent('a:1:person')).toBe('two');
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['two']);
  expect(readUnsent('a:1:person')).toBeNull();
  expect(told.at(-1)).toBe('kept');
});

test('while the server is away the copy stays, and is sent by itself later', async () => {
  let isAway = true;
  const sent: string[] = [];
  const { draft, told } = opened(async (content) => {
    if (isAway) throw new Error('away');
    sent.push(content);
  });
  draft.keep('one');
  await vi.advanceTimersByTimeAsync(900);
  expect([readUnsent('a:1:person'), told.at(-1)]).toEqual(['one', 'away']);
  isAway = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect([sent, readUnsent('a:1:person')]).toEqual([['one'], null]);
});

test('words typed while the server answers are not lost with the answer', async () => {
  const sent: string[] = [];
  const { draft } = opened(async (content) => {
    sent.push(content);
    if (content === 'one') draft.keep('two');
  });
  draft.keep('one');
  await vi.advanceTimersByTimeAsync(800);
  expect(readUnsent('a:1:person')).toBe('two');
  await vi.runAllTimersAsync();
  expect([sent, readUnsent('a:1:person')]).toEqual([['one', 'two'], null]);
});

test('a draft of another shape, or of no shape, changes nothing that it does not fit', () => {
  const values = { name: '', skills: ['a'], ended: null };
  expect(applyDraft(values, '{"name":"Noor","skills":"b","else":1}')).toEqual({
    ...values,
    name: 'Noor',
  });
  for (const content of [null, '', 'null', '[1]', '{', '"x"']) {
    expect(applyDraft(values, content)).toEqual(values);
  }
});
