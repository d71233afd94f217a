import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTelling, type Telling } from '../../interviews/appointments/test-telling.ts';
import { demoRecruiter } from './demo-people.ts';
import { addCrowd, addWeek, seedDemo } from './index.ts';

const now = new Date('2026-03-02T10:00:00Z');
let database: Telling;

beforeAll(async () => {
  database = await openTelling(() => now);
  await seedDemo({ db: database.db, now });
  await addCrowd({ db: database.db, now });
});
afterAll(() => database.close());

const read = async (text: string) => (await database.owner.query(text)).rows;

test('two hundred candidates apply, through the stages of the company’s own jobs', async () => {
  const [{ count }] = await read(
    `select count(*)::int from candidates where 'sample' = any (tags)`,
  );
  expect(count).toBe(200);
  const stages = await read(
    `select s.kind, count(*)::int from applications a join job_stages s on s.id = a.stage_id group by 1`,
  );
  expect(stages.length).toBeGreaterThanOrEqual(5);
  const statuses = await read('select distinct status from applications order by 1');
  expect(statuses.map(({ status }) => status)).toEqual(['active', 'hired', 'rejected']);
  const [{ astray }] = await read(
    `select count(*)::int as astray from applications a
      where stage_since < applied_at or stage_since > '2026-03-02T10:00:00Z'`,
  );
  expect(astray).toBe(0);
});

test('twenty interviews are finished, and their monitors tell from calm to critical', async () => {
  const [{ finished }] = await read(
    `select count(*)::int as finished from attempts where status = 'submitted'`,
  );
  expect(finished).toBe(20);
  const worst = await read(
    `select distinct on (session_id) severity_level from proctoring_events
      order by session_id, array_position(array['critical', 'high', 'medium', 'low'], severity_level)`,
  );
  expect(new Set(worst.map(({ severity_level: severity }) => severity))).toEqual(
    new Set(['critical', 'high', 'medium']),
  );
  const [{ disagreeing }] = await read(
    `select count(*)::int as disagreeing from proctoring_sessions where is_active`,
  );
  expect(disagreeing).toBe(0);
  const health = await read(
    `select h.state, min(extract(epoch from h.until_at - h.from_at))::int as seconds, count(*)::int
       from proctoring_health h group by 1`,
  );
  expect(health).toEqual([{ state: 'up', seconds: expect.any(Number), count: 17 * 3 }]);
  expect(health[0].seconds).toBeGreaterThan(300);
});

test('what the crowd volunteered is added up, and nobody of them can be asked', async () => {
  const sums = await read(
    'select question, sum(people)::int as people from equality_sums group by 1 order by 1',
  );
  expect(sums.map(({ question }) => question)).toEqual(['age', 'gender']);
  for (const { people } of sums) expect(people).toBeGreaterThanOrEqual(20);
});

test('a second start adds nobody and takes no interview again', async () => {
  const count = () =>
    read(
      `select (select count(*) from candidates) as candidates, (select count(*) from applications) as applications,
              (select count(*) from attempts) as attempts, (select count(*) from audit_log) as entries`,
    );
  const before = await count();
  await addCrowd({ db: database.db, now: new Date(now.getTime() + 3_600_000) });
  expect(await count()).toEqual(before);
});

test('an interrupted start goes on with the interviews that are left', async () => {
  await database.owner.query(
    `update interview_schedules set candidate_id = (select min(id) from candidates)
      where id = (select max(id) from interview_schedules)`,
  );
  await addCrowd({ db: database.db, now });
  const [{ attempts }] = await read('select count(*)::int as attempts from attempts');
  expect(attempts).toBe(21);
});

test('no week is begun where one of those who would interview was sent away', async () => {
  const disable = (at: string) =>
    database.owner.query(`update accounts set disabled_at = ${at} where email = $1`, [
      demoRecruiter.email,
    ]);
  await disable('now()');
  await addWeek({ ...database.parts, db: database.db });
  await disable('null');
  expect(await read('select schedule_id from appointments')).toEqual([]);
});

test('a week of live interviews follows, whose candidates are in three zones and have their mails', async () => {
  const parts = { ...database.parts, db: database.db };
  await addWeek(parts);
  const booked = await read(
    `select kind, candidate_zone as zone, starts_at as "startsAt" from appointments
      where state = 'booked' order by starts_at`,
  );
  expect(booked).toEqual([
    { kind: 'phone-screen', zone: 'Europe/Oslo', startsAt: new Date('2026-03-02T10:15:00Z') },
    { kind: 'technical', zone: 'Asia/Kolkata', startsAt: new Date('2026-03-03T09:00:00Z') },
    { kind: 'culture', zone: 'America/New_York', startsAt: new Date('2026-03-04T14:30:00Z') },
    { kind: 'final', zone: 'Asia/Kolkata', startsAt: new Date('2026-03-06T10:00:00Z') },
  ]);
  const asked = await read(
    `select beginning from appointments where state = 'asked' order by beginning`,
  );
  expect(asked.map(({ beginning }) => beginning)).toEqual(['candidate-offers', 'candidate-picks']);
  const mails = () => read('select count(*)::int as sent from mails');
  const before = await mails();
  expect(before[0].sent).toBeGreaterThanOrEqual(6);
  await addWeek(parts);
  expect(await mails()).toEqual(before);
});
