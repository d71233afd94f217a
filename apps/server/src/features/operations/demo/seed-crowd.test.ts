import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test-database.ts';
import { addCrowd, seedDemo } from './index.ts';

const now = new Date('2026-03-02T10:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemo({ db: database.db, now });
  await addCrowd({ db: database.db, now });
});
afterAll(() => database.drop());

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
