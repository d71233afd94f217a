import { afterEach, expect, test } from 'vitest';
import { heard, isUntrueBy, setTold } from './changes.ts';

type Read = { readonly status: string };

const queryOf = (options: ReturnType<typeof heard<Read>>, data?: Read) =>
  ({ meta: options.meta, state: { data } }) as unknown as Parameters<typeof isUntrueBy>[1];
const change = (kind: string, subjectID: number | null = null) => ({ kind, subjectID });
const recording = heard<Read>({
  hears: { recordings: '12' },
  everyMs: 3000,
  inAnyCaseMs: 60_000,
  whileIts: ({ status }) => status === 'processing',
});

afterEach(() => setTold(false));

test('what was read is untrue by a change of its kind and its subject', () => {
  const query = queryOf(recording);
  expect(isUntrueBy([change('recordings', 12)], query)).toBe(true);
  expect(isUntrueBy([change('recordings', 13), change('interviews', 12)], query)).toBe(false);
  expect(isUntrueBy([change('notices')], queryOf(heard({ hears: { notices: true } })))).toBe(true);
});

test('who missed too much reads everything again that hears of anything', () => {
  expect(isUntrueBy([change('again')], queryOf(recording))).toBe(true);
  expect(isUntrueBy([change('again')], queryOf(heard({ hears: {} })))).toBe(false);
  expect(isUntrueBy([change('again')], { state: {} } as Parameters<typeof isUntrueBy>[1])).toBe(
    false,
  );
});

test('a recording that plays is not asked for again: its address would change under the player', () => {
  const query = queryOf(recording, { status: 'playable' });
  expect(isUntrueBy([change('recordings', 12), change('again')], query)).toBe(false);
  expect(recording.refetchInterval({ state: { data: { status: 'playable' } } })).toBe(false);
});

test('what was refused is not asked for again and again', () => {
  const asks = ({ refetchInterval }: ReturnType<typeof heard<Read>>) =>
    refetchInterval({ state: { data: undefined } });
  expect(asks(recording)).toBe(false);
  expect(asks(heard<Read>({ hears: {}, everyMs: 5 }))).toBe(5);
});

test('a page that nobody tells asks by itself, and one that is told only where it must', () => {
  const asks = () => recording.refetchInterval({ state: { data: { status: 'processing' } } });
  expect(asks()).toBe(3000);
  setTold(true);
  expect(asks()).toBe(60_000);
  const board = heard<Read>({ hears: { applications: 1 } });
  expect(board.refetchInterval({ state: { data: undefined } })).toBe(false);
});
