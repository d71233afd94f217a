import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBy } from '../../../platform/database/reader.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { memberOf } from '../candidate-page/test-page.ts';
import { keyOf } from '../../interviews/evidence/test-evidence.ts';
import { people } from '../../people/companies/test-company.ts';
import { appealOf, applicant, colleague, reject, SECRET } from './test-appeals.ts';

let now = new Date();
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
let service: TestApp;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
});
afterAll(() => service.close());

test('who rejected earlier may not uphold what somebody else rejected later', async () => {
  const theirs = await people(service).found();
  const person = await applicant(service, theirs, { clock, now });
  const { applicationID } = person;
  const earlier = await memberOf(service, theirs);
  await reject(earlier, applicationID);
  await earlier('POST', '/api/pipeline/reopenings', {
    applications: [{ applicationID, version: 2 }],
  });
  const later = await colleague(service, theirs.companyId);
  await later.call('POST', '/api/pipeline/rejections', {
    applications: [{ applicationID, version: 3 }],
    ...{ reason: 'Skills do not match', mail: null },
  });
  expect((await person.file()).status).toBe(200);
  const { appealID } = await appealOf(earlier, applicationID);
  const given = { revision: 1, isUpheld: true, reason: 'As I said.' };
  const at = `/api/appeals/${appealID}/answer` as const;
  expect((await earlier('POST', at, given)).code).toBe('second_person_needed');
});

test('the log says that an interview was noted, and none of the words', async () => {
  const theirs = await people(service).found();
  const { scheduleId } = await applicant(service, theirs, { clock, now });
  const call = await memberOf(service, theirs);
  const noted = await call('POST', `/api/interviews/${scheduleId}/notes`, { text: SECRET });
  expect(noted.status).toBe(200);
  const { rows } = await service.owner.query(
    "select to_jsonb(l)::text as line from audit_log l where company_id = $1 and action = 'interview.noted'",
    [theirs.companyId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].line).not.toContain(SECRET);
});

test('the report offers a decision to whoever decided first, and to nobody else while an appeal waits', async () => {
  const theirs = await people(service).found();
  const { applicationID, scheduleId, ...person } = await applicant(service, theirs, { clock, now });
  const first = await memberOf(service, theirs);
  const { call: second } = await colleague(service, theirs.companyId);
  await reject(first, applicationID);
  const waits = async (by: typeof first) =>
    (await by('GET', `/api/interviews/${scheduleId}/review`)).data.appealWaits;
  expect([await waits(first), await waits(second)]).toEqual([false, false]);
  await person.file();
  expect([await waits(first), await waits(second)]).toEqual([false, true]);
  const { appealID } = await appealOf(second, applicationID);
  const given = { revision: 1, isUpheld: true, reason: 'I agree.' };
  await second('POST', `/api/appeals/${appealID}/answer`, given);
  expect(await waits(second)).toBe(false);
});

test('what the first person said of a note, and their scorecard, wait too; a colleague’s do not', async () => {
  const theirs = await people(service).found();
  const { applicationID, scheduleId, ...person } = await applicant(service, theirs, {
    clock,
    now,
    episodes: 4,
  });
  const first = await memberOf(service, theirs);
  const second = await colleague(service, theirs.companyId);
  const judge = (by: typeof first, n: number, reason: string) =>
    by('POST', `/api/interviews/${scheduleId}/proctoring/verdicts`, {
      ...{ eventKey: keyOf(n), verdict: 'confirmed', reason },
    });
  expect((await judge(first, 1, SECRET)).status).toBe(200);
  expect((await judge(second.call, 2, 'The lamp fell.')).status).toBe(200);
  // On the third note the second person was heard, then the first; on the fourth the other way round.
  expect((await judge(second.call, 3, 'An older word.')).status).toBe(200);
  expect((await judge(first, 3, SECRET)).status).toBe(200);
  expect((await judge(first, 4, SECRET)).status).toBe(200);
  expect((await judge(second.call, 4, 'A newer word.')).status).toBe(200);
  await service.owner.query(
    `insert into scorecards (company_id, schedule_id, account_id, version, content, sent_at)
     select $1, $2, a, 1, '{}', $4 from unnest($3::bigint[]) a`,
    [theirs.companyId, scheduleId, [theirs.accountId, second.accountId], now],
  );
  const read = async (by: typeof first) =>
    JSON.stringify((await by('GET', `/api/interviews/${scheduleId}/proctoring`)).data);
  /** The log as it is listed, and as it is exported. */
  const logs = async (by: typeof first) => [
    JSON.stringify((await by('GET', '/api/audit')).data.entries),
    String((await by('GET', '/api/audit/export')).data.csv),
  ];
  /** Whose scorecards somebody reads, in a request that only reads. */
  const cards = (readerId: number) =>
    readBy(readerId, () =>
      service.db.inCompany(theirs.companyId, async (tx) => {
        const sent = tx.selectFrom('scorecards').select('accountId').orderBy('accountId');
        return (await sent.execute()).map(({ accountId }) => accountId);
      }),
    );
  /** Who has sent a scorecard, as the report of a live interview and the choice of its kit ask. */
  const sentBy = (readerId: number) =>
    readBy(readerId, () =>
      service.db.inCompany(theirs.companyId, async (tx) => {
        const { rows } = await sql<{ sent: string[] }>`
          select app_sent_scorecards(${scheduleId}) as sent`.execute(tx);
        return (rows[0]?.sent ?? []).map(Number).toSorted((a, b) => a - b);
      }),
    );
  const both = [theirs.accountId, second.accountId].toSorted((a, b) => a - b);
  await reject(first, applicationID);
  expect(await read(second.call)).toContain(SECRET);
  for (const log of await logs(second.call)) expect(log).toContain(SECRET);
  await person.file();
  expect(await read(second.call)).not.toContain(SECRET);
  expect(await read(second.call)).toContain('The lamp fell.');
  expect(await read(second.call)).toContain('A newer word.');
  expect(await read(second.call)).not.toContain('An older word.');
  expect(await read(first)).toContain(SECRET);
  for (const log of await logs(second.call)) {
    expect(log).not.toContain(SECRET);
    expect(log).toContain('The lamp fell.');
  }
  for (const log of await logs(first)) expect(log).toContain(SECRET);
  expect(await cards(second.accountId)).toEqual([second.accountId]);
  expect(await sentBy(second.accountId)).toEqual(both);
  expect(await cards(theirs.accountId)).toEqual(both);
  const { appealID } = await appealOf(second.call, applicationID);
  const given = { revision: 1, isUpheld: true, reason: 'I agree.' };
  await second.call('POST', `/api/appeals/${appealID}/answer`, given);
  expect(await read(second.call)).toContain(SECRET);
  for (const log of await logs(second.call)) expect(log).toContain(SECRET);
  expect(await cards(second.accountId)).toEqual(both);
});
