import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test-database.ts';
import { createLinkResolver } from '../../interviews/links/index.ts';
import { addDemoLinks, describeDemo, seedDemo, writeDemoFile } from './index.ts';
import { sql } from './questions/sql.ts';
import { typescript } from './questions/typescript.ts';
import { webPlatform } from './questions/web-platform.ts';

const now = new Date('2026-03-02T10:00:00Z');
const baseUrl = 'http://127.0.0.1:3000';
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemo({ db: database.db, now });
});
afterAll(() => database.drop());

const count = async (table: string) =>
  Number((await database.owner.query(`select count(*) from ${table}`)).rows[0].count);
const tables = ['tenants', 'companies', 'accounts', 'memberships', 'jobs', 'terms'];
const countAll = () =>
  Promise.all([...tables, 'questions', 'question_options', 'blueprints'].map(count));

test('seeding a second time changes nothing', async () => {
  const before = await countAll();
  await seedDemo({ db: database.db, now });
  expect(await countAll()).toEqual(before);
});

test('the marketplace of the demo has an interviewer whose identity was confirmed', async () => {
  const { rows } = await database.owner.query(
    `select a.first_name, (select count(*)::int from documents d
                            where d.account_id = a.id and d.removed_at is null) as documents
       from interviewer_cards c join accounts a on a.id = c.account_id
      where c.account_id in (select app_confirmed_interviewers())`,
  );
  expect(rows).toEqual([{ first_name: 'Freya', documents: 0 }]);
});

test('every question of the demo has one key, an explanation, and a family of its own', async () => {
  const { rows } = await database.owner.query(
    `select q.id, q.family_id, q.explanation, count(*) filter (where o.is_key) as keys,
            count(*) as options
       from questions q join question_options o on o.question_id = q.id group by q.id, q.family_id, q.explanation`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(48);
  for (const row of rows) {
    expect(row.keys).toBe('1');
    expect(row.family_id).toBe(row.id);
    expect(Number(row.options)).toBeGreaterThanOrEqual(2);
    expect(row.explanation.length).toBeGreaterThan(20);
  }
});

test.each([typescript, sql, webPlatform])('$name offers more than its interview asks', (skill) => {
  expect(skill.questions.length).toBeGreaterThan(8);
  for (const { options } of skill.questions) expect(new Set(options).size).toBe(options.length);
  const levels = new Set(skill.questions.map(({ difficulty }) => difficulty));
  expect([...levels].toSorted()).toEqual(['easy', 'hard', 'medium']);
});

test.each([typescript, sql, webPlatform])('$name does not give its keys away by place', (skill) => {
  const places = Map.groupBy(skill.questions, ({ key }) => key);
  for (const sameKey of places.values()) {
    expect(sameKey.length).toBeLessThanOrEqual(skill.questions.length / 2);
  }
});

test('the facial-tracking rules fit the five lines that the dialog shows', async () => {
  const { rows } = await database.owner.query(
    `select terms_and_conditions as text from terms where type = 'FacialTracking'`,
  );
  expect(rows[0].text.split('\n')).toHaveLength(5);
});

test('each start adds a link of its own, and all of them lead to the demo company', async () => {
  const [first, second] = [
    await addDemoLinks({ db: database.db, now, baseUrl }),
    await addDemoLinks({ db: database.db, now, baseUrl }),
  ];
  const resolve = createLinkResolver({ db: database.db, clock: () => now });
  const leadsTo = async (url: string) => {
    expect(url.startsWith(`${baseUrl}/bot-interview?token=`)).toBe(true);
    return resolve(new URL(url).searchParams.get('token') ?? '', 'bot-interview');
  };
  const [one, two] = [
    await leadsTo(first.links.botInterview),
    await leadsTo(second.links.botInterview),
  ];
  expect(one?.companyId).toBe(two?.companyId);
  expect(one?.scheduleId).not.toBe(two?.scheduleId);
});

test('[PW-8] the passwords of the demo satisfy the rule of the product', async () => {
  const { accounts } = await addDemoLinks({ db: database.db, now, baseUrl });
  for (const { password } of accounts) {
    expect(password).toMatch(
      /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[#@_$!^%*?&-])[A-Za-z\d#@_$!^%*?&-]{8,}$/,
    );
  }
});

test('the demo file is what the terminal tells, and only its owner may read it', async () => {
  const demo = await addDemoLinks({ db: database.db, now, baseUrl });
  const folder = mkdtempSync(join(tmpdir(), 'candor-demo-'));
  const file = join(folder, 'data', 'demo.json');
  await writeDemoFile(file, demo);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(demo);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
  const told = describeDemo(demo);
  expect(told).toContain(demo.links.botInterview);
  for (const { email, password } of demo.accounts) {
    expect(told).toContain(email);
    expect(told).toContain(password);
  }
});

test('the second company sees nothing of the first', async () => {
  const { rows } = await database.owner.query(
    `select company_id from companies where slug = 'osier-analytics'`,
  );
  const seen = await database.db.inCompany(Number(rows[0].company_id), (tx) =>
    tx.selectFrom('candidates').selectAll().execute(),
  );
  expect(seen).toEqual([]);
  expect(await count('candidates')).toBeGreaterThan(0);
});

test('the sample interviews are finished, scored by the rules, and say that they are samples', async () => {
  const { rows } = await database.owner.query(
    `select c.last_name, a.status, a.question_count, a.answered_count, a.correct_count,
            (select count(*) from answers n join question_options o on o.id = n.choice and o.is_key
              where n.attempt_id = a.id) as right_answers
       from attempts a join interview_schedules s on s.id = a.schedule_id
       join candidates c on c.id = s.candidate_id order by a.id`,
  );
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    expect(row).toMatchObject({ status: 'submitted', question_count: 24 });
    expect(row.last_name).toContain('(sample)');
    expect(row.correct_count).toBe(Number(row.right_answers));
    expect(row.correct_count).toBeLessThan(row.answered_count);
  }
  expect(rows.map((row) => row.correct_count)).toEqual([21, 15, 11]);
  expect(await count('recordings')).toBe(0);
});
