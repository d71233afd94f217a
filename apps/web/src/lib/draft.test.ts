import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyDraft } from './apply-draft.ts';
import { type DraftState, openDraft, readUnsent, sendDrafts } from './draft.ts';
import { clearSession, storeSession } from './session.ts';
import { session, TabStorage } from './test-api-server.ts';

const other = { ...session, user: { userID: 2 } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new TabStorage());
  vi.stubGlobal('sessionStorage', new TabStorage());
  storeSession(session);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(save: (content: string) => Promise<unknown>) {
  const told: DraftState[] = [];
  const draft = openDraft({ name: 'person', save, tell: (state) => told.push(state) });
  return { draft, told };
}

test('what was typed is in this browser at once, and gone from it when the server has it', async () => {
  const sent: string[] = [];
  const { draft, told } = opened(async (content) => sent.push(content));
  draft.keep('one');
  draft.keep('two');
  expect(readUnsent('person')).toBe('two');
  await vi.runAllTimersAsync();
  expect(sent).toEqual(['two']);
  expect(readUnsent('person')).toBeNull();
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
  expect([readUnsent('person'), told.at(-1)]).toEqual(['one', 'away']);
  isAway = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect([sent, readUnsent('person')]).toEqual([['one'], null]);
});

test('words typed while the server answers are not lost with the answer', async () => {
  const sent: string[] = [];
  const { draft } = opened(async (content) => {
    sent.push(content);
    if (content === 'one') draft.keep('two');
  });
  draft.keep('one');
  await vi.advanceTimersByTimeAsync(800);
  expect(readUnsent('person')).toBe('two');
  await vi.runAllTimersAsync();
  expect([sent, readUnsent('person')]).toEqual([['one', 'two'], null]);
});

test('a sign-out takes every draft along; whose session ran out finds theirs again', () => {
  opened(async () => {}).draft.keep('one');
  clearSession({ keepsDrafts: true });
  expect(readUnsent('person')).toBeNull();
  storeSession(session);
  expect(readUnsent('person')).toBe('one');
  clearSession();
  storeSession(session);
  expect(readUnsent('person')).toBeNull();
});

test('who signs in next on the same machine neither sees it nor leaves it there', () => {
  opened(async () => {}).draft.keep('one');
  clearSession({ keepsDrafts: true });
  storeSession(other);
  expect(readUnsent('person')).toBeNull();
  storeSession(session);
  expect(readUnsent('person')).toBeNull();
});

test('words of one account are never sent in the name of another', async () => {
  const sent: string[] = [];
  const { draft } = opened(async (content) => sent.push(content));
  draft.keep('one');
  clearSession({ keepsDrafts: true });
  storeSession(other);
  draft.keep('two');
  await draft.send();
  await vi.runAllTimersAsync();
  expect([sent, readUnsent('person')]).toEqual([[], null]);
});

test('what waits is sent before a sign-out', async () => {
  const sent: string[] = [];
  const { draft } = opened(async (content) => sent.push(content));
  draft.keep('one');
  await sendDrafts();
  expect(sent).toEqual(['one']);
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
