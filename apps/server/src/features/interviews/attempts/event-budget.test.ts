import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_EVENTS } from './attempt-rules.ts';
import { createTestRooms } from './test-room.ts';

let rooms: Awaited<ReturnType<typeof createTestRooms>>;

beforeAll(async () => {
  rooms = await createTestRooms();
});

afterAll(() => rooms?.app.close());

const note = (detail?: Record<string, string>) => ({
  eventKey: crypto.randomUUID(),
  kind: 'tab-hidden',
  life: 1,
  occurredAt: Date.now(),
  ...(detail && { detail }),
});

test('a room records an event a second over the longest interview, and no more', async () => {
  const { invitation, room } = await rooms.started();
  const write = (count: number) =>
    rooms.app.owner.query(
      `insert into attempt_events (company_id, attempt_id, attempt_started_at, event_key, kind, life, occurred_at)
       select company_id, id, started_at, gen_random_uuid(), 'paste', 1, started_at
         from attempts, generate_series(1, $2::int) where company_id = $1`,
      [invitation.companyId, count],
    );
  await write(MOST_EVENTS - 1);
  const last = note();
  expect((await room.events([last])).data).toEqual({ recorded: 1 });
  expect(await room.events([note()])).toMatchObject({ code: 'too_many_events' });
  expect(await rooms.rowsOf('attempt_events', invitation)).toHaveLength(MOST_EVENTS);
});

test('the budget of one interview is not another one’s', async () => {
  const { room } = await rooms.started();
  expect((await room.events([note()])).data).toEqual({ recorded: 1 });
});

test('an event says a few things about itself, and not a page', async () => {
  const { room } = await rooms.started();
  const facts = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`fact-${n}`, 'x']));
  expect((await room.events([note(facts(8))])).data).toEqual({ recorded: 1 });
  expect(await room.events([note(facts(9))])).toMatchObject({ code: 'validation_failed' });
});
