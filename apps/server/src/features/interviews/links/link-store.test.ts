import type { LinkPurpose } from '@candor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test-database.ts';
import { newLinkToken, readLinkToken } from './link-token.ts';
import { createSchedule } from '../scheduling/index.ts';
import { createLink, createLinkResolver } from './link-store.ts';

const now = new Date('2026-03-02T10:00:00Z');
const inOneHour = new Date('2026-03-02T11:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const at = (moment: Date) => (token: string, purpose: LinkPurpose) =>
  createLinkResolver({ db: database.db, clock: () => moment })(token, purpose);
const resolve = at(now);

/** A company with one schedule and one bot-interview link that ends in an hour. */
async function invite() {
  const one = (text: string, values: unknown[] = []) =>
    database.owner.query(text, values).then(({ rows }) => Number(rows[0].id));
  const companyId = await one('insert into tenants default values returning id');
  const insert = (table: string, columns: string, values: unknown[]) =>
    one(
      `insert into ${table} (company_id, ${columns})
       values (${[companyId, ...values].map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
      [companyId, ...values],
    );
  const jobId = await insert('jobs', 'title', ['Engineer']);
  const candidateId = await insert('candidates', 'email, first_name, last_name', [
    'a@b.c',
    'A',
    'B',
  ]);
  const blueprintId = await insert('blueprints', 'name', ['First conversation']);
  const link = await database.db.inCompany(companyId, async (tx) => {
    const scheduleId = await createSchedule(tx, {
      companyId,
      jobId,
      candidateId,
      blueprintId,
      opensAt: now,
      closesAt: inOneHour,
    });
    const purpose = 'bot-interview';
    return {
      scheduleId,
      ...(await createLink(tx, {
        companyId,
        purpose,
        subjectId: scheduleId,
        expiresAt: inOneHour,
      })),
    };
  });
  return { companyId, ...link };
}

test('[BI-1] a link token says whose it is and is stored only as a hash', async () => {
  const { token, companyId } = await invite();
  expect(token).toMatch(/^[0-9a-z]{1,12}\.[\w-]{43}$/);
  expect(readLinkToken(token)?.companyId).toBe(companyId);
  const { rows } = await database.owner.query('select l::text as row from links l');
  expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
  expect(JSON.stringify(rows)).toContain(readLinkToken(token)?.hash);
});

test('two links of one company share nothing but the company', () => {
  const [first, second] = [newLinkToken(40), newLinkToken(40)];
  expect(first.token).not.toBe(second.token);
  expect(first.token.slice(0, 3)).toBe('14.');
});

test.each(['', '1', '1.short', `.${'A'.repeat(43)}`, `0.${'A'.repeat(43)}`, `1.${'A'.repeat(44)}`])(
  'the text %j is no link token',
  (text) => expect(readLinkToken(text)).toBeNull(),
);

test('a number too large for an id is no company', () => {
  expect(readLinkToken(`zzzzzzzzzzzz.${'A'.repeat(43)}`)).toBeNull();
});

test('[BI-1] a fresh link leads to its company and schedule', async () => {
  const { token, id, companyId, scheduleId } = await invite();
  expect(await resolve(token, 'bot-interview')).toEqual({ companyId, linkId: id, scheduleId });
});

test('an unknown secret, or a text that is none, leads nowhere', async () => {
  const { companyId } = await invite();
  expect(await resolve(newLinkToken(companyId).token, 'bot-interview')).toBeNull();
  expect(await resolve('nothing', 'bot-interview')).toBeNull();
});

test("a secret under another company's name leads nowhere", async () => {
  const [mine, other] = [await invite(), await invite()];
  const secret = mine.token.split('.')[1];
  const tampered = `${other.companyId.toString(36)}.${secret}`;
  expect(await resolve(tampered, 'bot-interview')).toBeNull();
});

test("another tenant's link keeps leading to that tenant only", async () => {
  const [mine, other] = [await invite(), await invite()];
  expect((await resolve(other.token, 'bot-interview'))?.companyId).toBe(other.companyId);
  expect((await resolve(mine.token, 'bot-interview'))?.companyId).toBe(mine.companyId);
});

test('a link serves the purpose it was made for and no other', async () => {
  const { token } = await invite();
  expect(await resolve(token, 'recording')).toBeNull();
});

test('a revoked link leads nowhere, even during its interview', async () => {
  const { token, id, companyId, scheduleId } = await invite();
  await startAttempt(companyId, scheduleId);
  await database.owner.query('update links set revoked_at = $1 where id = $2', [now, id]);
  expect(await resolve(token, 'bot-interview')).toBeNull();
});

test('an expired link leads nowhere from the instant it expires', async () => {
  const { token } = await invite();
  const justBefore = new Date(inOneHour.getTime() - 1);
  expect(await at(justBefore)(token, 'bot-interview')).not.toBeNull();
  expect(await at(inOneHour)(token, 'bot-interview')).toBeNull();
});

test('an expired link whose interview was started still takes its answers and recording', async () => {
  const { token, companyId, scheduleId } = await invite();
  await startAttempt(companyId, scheduleId);
  const tomorrow = new Date('2026-03-03T10:00:00Z');
  expect(await at(tomorrow)(token, 'bot-interview')).toMatchObject({ scheduleId });
});

test("an interview cannot be scheduled with another company's candidate or job", async () => {
  const [mine, other] = [await invite(), await invite()];
  const { rows } = await database.owner.query(
    'select * from interview_schedules where company_id = $1',
    [other.companyId],
  );
  const schedule = {
    companyId: mine.companyId,
    jobId: Number(rows[0].job_id),
    candidateId: Number(rows[0].candidate_id),
    blueprintId: Number(rows[0].blueprint_id),
    opensAt: now,
    closesAt: inOneHour,
  };
  await expect(
    database.db.inCompany(mine.companyId, (tx) => createSchedule(tx, schedule)),
  ).rejects.toMatchObject({ code: '23503' });
});

const startAttempt = (companyId: number, scheduleId: number) =>
  database.owner.query(
    `insert into attempts (company_id, schedule_id, started_at, deadline_at, question_count)
     values ($1, $2, $3, $4, 1)`,
    [companyId, scheduleId, now, inOneHour],
  );
