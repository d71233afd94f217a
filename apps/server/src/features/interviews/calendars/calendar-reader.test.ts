import { expect, test } from 'vitest';
import { horizonAt } from './busy-rules.ts';
import { createCalendarReader } from './calendar-reader.ts';
import { feedOf, guardBut, startFeedServer } from './test-feed-server.ts';

const horizon = horizonAt(Date.parse('2026-11-24T12:00:00Z'));
const patience = { whole: 20_000, own: 2000 };
const times = ['20261125T090000Z', '20261125T100000Z'] as const;

test('[D8] a rule that never comes to an end ends with its thread, and the next calendar is read', async () => {
  const feeds = await startFeedServer();
  const read = createCalendarReader({ outbound: guardBut(feeds.origin) }, patience);
  const readAt = (address: string) =>
    read({ source: { kind: 'feed', address }, timeZone: 'UTC', horizon });
  const never = feedOf([...times, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30']);
  const fine = feeds.offer('/fine', feedOf([...times]));
  const all = await Promise.all([
    ...[1, 2, 3].map(() => readAt(feeds.offer('/never', never))),
    readAt(fine),
  ]);
  await feeds.close();
  expect(all.slice(0, 3)).toEqual(
    Array.from({ length: 3 }, () => ({ trouble: 'too_complicated' })),
  );
  expect(all.at(-1)).toMatchObject({ busy: [expect.anything()] });
});
