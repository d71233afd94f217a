import { expect, test } from 'vitest';
import { isNews } from './news-rules.ts';

const now = new Date('2026-11-21T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test('what happened within three days is news, also after an outage; what is older or to come is none', () => {
  expect([0, 1, 72, 73, -1].map((hours) => isNews(hoursAgo(hours), now))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
