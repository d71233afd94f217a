import { expect, test } from 'vitest';
import { isNews, isReplyOpen, saidByFlag } from './evidence-rules.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 2, 10, minutes));

test('the team is told of the first explanation, and again once an hour has passed without one', () => {
  expect(isNews(null, at(0))).toBe(true);
  expect(isNews(at(0), at(60))).toBe(false);
  expect(isNews(at(0), at(61))).toBe(true);
});

test('explaining is open until a decision was told, and while what was noted is kept', () => {
  expect(isReplyOpen('active', null)).toBe(true);
  expect(isReplyOpen(null, null)).toBe(true);
  for (const told of ['closed', 'withdrawn', 'hired'] as const) {
    expect(isReplyOpen(told, null)).toBe(false);
  }
  expect(isReplyOpen('active', at(0))).toBe(false);
});

test('what was said of two flags that became one is read together, and loses no word', () => {
  const said = [
    { eventKey: 'a', words: 'The lamp.', sentAt: at(1) },
    { eventKey: null, words: 'All of it.', sentAt: at(2) },
    { eventKey: 'b', words: 'Still the lamp.', sentAt: at(3) },
  ];
  expect(saidByFlag(said, (key) => (key === 'b' ? 'a' : key))).toEqual([
    { eventKey: 'a', words: 'The lamp.\n\nStill the lamp.', sentAt: at(3) },
    { eventKey: null, words: 'All of it.', sentAt: at(2) },
  ]);
});
