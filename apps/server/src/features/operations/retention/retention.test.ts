import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { after, foundKeeper, looksAt, over, plantKept } from './test-kept.ts';

let now = over;
let service: TestApp;
/** A company that nobody calls for. */
let alone: { readonly companyId: number };
let remove: TestApp['objects']['remove'];
let count: ReturnType<typeof looksAt>['count'];
let heldOf: ReturnType<typeof looksAt>['heldOf'];
let uploadsOf: ReturnType<typeof looksAt>['uploadsOf'];

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ({ remove } = service.objects);
  ({ count, heldOf, uploadsOf } = looksAt(service));
});
beforeEach(async () => {
  now = over;
  const { rows } = await service.owner.query('insert into tenants default values returning id');
  alone = { companyId: Number(rows[0].id) };
});
afterEach(() => {
  Object.assign(service.objects, { remove });
});
afterAll(() => service.close());

const run = () => service.runJob('apply-retention');
/** The run of this night, after that of the night before: a first one only looks. */
const at = async (days: number, ms = 0) => {
  for (const night of [days - 1, days]) {
    now = after(night, ms);
    await run();
  }
};
describe('[F6] goes on day n: not a millisecond before, and not twice', () => {
  test.each([
    ['recordings', 90, {}, 'recordings', 'deleted_at is null'],
    ['monitor evidence', 365, { status: 'active' }, 'proctoring_sessions', 'true'],
    ['what the room reported', 365, { status: 'active' }, 'attempt_events', 'true'],
    ['interviews with answers', 730, { status: 'active' }, 'attempts', 'true'],
    ['applications of who agreed to the notice', 365, {}, 'applications', 'true'],
    ['applications that a colleague added', 730, { consents: [] }, 'applications', 'true'],
    [
      'who agreed to be kept',
      730,
      { consents: ['application', 'talent-pool'] },
      'candidates',
      'true',
    ],
    ['who agreed to the application alone', 365, {}, 'candidates', 'true'],
    ['mails', 365, { status: 'active' }, 'planned_mails', 'true'],
  ] as const)('%s: %d days', async (_, days, given, table, where) => {
    const kept = await plantKept(service, alone.companyId, given);
    const before = await count(table, kept, where);
    expect(before).toBe(1);
    await at(days - 1);
    expect(await count(table, kept, where)).toBe(1);
    await at(days, -1);
    expect(await count(table, kept, where)).toBe(1);
    await at(days);
    expect(await count(table, kept, where)).toBe(0);
    const lines = await count('audit_log', kept, "action = 'retention.deleted'");
    await at(days + 1);
    expect(await count('audit_log', kept, "action = 'retention.deleted'")).toBe(lines);
    expect(service.problems).toEqual([]);
  });
});

test('a recording goes with every object, slice and open upload, and its row says when', async () => {
  const company = await foundKeeper(service);
  const kept = await plantKept(service, company.companyId);
  await at(90);
  expect(await heldOf(kept)).toEqual([kept.cvKey]);
  expect(await uploadsOf(kept)).toBe(0);
  expect(await count('recording_segments', kept)).toBe(0);
  expect(await count('recording_slices', kept)).toBe(0);
  const call = await company.admin();
  const { data } = await call('GET', `/api/interviews/${kept.scheduleId}/recording`);
  expect(data).toMatchObject({ status: 'deleted', url: null, deletedAt: after(90).toISOString() });
  const report = await call('GET', `/api/interviews/${kept.scheduleId}`);
  expect(report).toMatchObject({ status: 200, data: { questionCount: 0 } });
});

test('the candidate reads until when the recording is kept, and then when it went', async () => {
  const kept = await plantKept(service, alone.companyId, { status: 'active' });
  const person = await people(service).plantAccount(kept.email, 'CANDIDATE');
  const text = 'update candidates set account_id = $2 where company_id = $1';
  await service.owner.query(text, [kept.companyId, person]);
  const look = async () => {
    const { call } = await people(service).signIn(kept.email, { type: 'candidate' });
    return (await call('GET', `/api/candidates/interviews/${kept.scheduleId}/views`)).data;
  };
  expect(await look()).toMatchObject({ keptUntil: after(90).toISOString(), deletedAt: null });
  await at(90);
  expect(await look()).toMatchObject({ keptUntil: null, deletedAt: after(90).toISOString() });
});

test('while an appeal waits, neither the interviews nor what was noted in them goes, but not for ever', async () => {
  const kept = await plantKept(service, alone.companyId);
  await service.owner.query(
    `insert into appeals (company_id, application_id, move_id, first_deciders, words, schedule_ids, filed_at, reply_by)
     select company_id, application_id, id, '{}', 'My code ran.', '{}', $2, $3 from application_moves where company_id = $1`,
    [kept.companyId, after(700), after(710)],
  );
  await at(740);
  for (const table of ['applications', 'attempts', 'proctoring_sessions', 'interview_schedules']) {
    expect([table, await count(table, kept)]).toEqual([table, 1]);
  }
  await at(801);
  for (const table of ['applications', 'attempts', 'proctoring_sessions', 'interview_schedules']) {
    expect([table, await count(table, kept)]).toEqual([table, 0]);
  }
});

test('nobody adds to a recording that is gone, and no worker brings it back', async () => {
  const kept = await plantKept(service, alone.companyId);
  await at(90);
  const { companyId, attemptId } = kept;
  const { rows } = await service.owner.query(
    'select id::int from recordings where attempt_id = $1',
    [attemptId],
  );
  await service.runJob('finish-recording', { companyId, subject: 'attempt', subjectId: attemptId });
  for (const job of ['join-recording', 'convert-recording'] as const) {
    await service.runJob(job, { companyId, recordingId: rows[0].id });
  }
  await service.runJob('sweep-recordings');
  expect(await count('recordings', kept, "status = 'deleted' and spare_keys = '{}'")).toBe(1);
});

test('an application goes with its interviews, its CV and whoever nothing is left of', async () => {
  const kept = await plantKept(service, alone.companyId);
  await at(365);
  for (const table of [
    'applications',
    'interview_schedules',
    'recordings',
    'candidate_files',
    'candidates',
  ]) {
    expect([table, await count(table, kept)]).toEqual([table, 0]);
  }
  expect(await heldOf(kept)).toEqual([]);
});

test('the audit log has a line for each batch, with kinds and counts and nobody in it', async () => {
  const kept = await plantKept(service, alone.companyId);
  await at(90);
  const text = `select action, after, actor_kind from audit_log
    where company_id = $1 and action = 'retention.deleted' order by seq`;
  const { rows } = await service.owner.query(text, [kept.companyId]);
  expect(rows).toEqual([
    {
      action: 'retention.deleted',
      actor_kind: 'system',
      after: { kind: 'recordings', days: 90, count: 1 },
    },
  ]);
});

test('what a candidate was told is kept to, however long the company keeps others', async () => {
  const company = await foundKeeper(service);
  const [told, untold] = [
    await plantKept(service, company.companyId, { told: 30, status: 'active' }),
    await plantKept(service, company.companyId, { told: null, status: 'active' }),
  ];
  const rules = [{ kind: 'recordings', days: 400, reason: 'A court asked for it.' }];
  expect((await company.call('PUT', '/api/retention', { rules, confirmed: false })).status).toBe(
    200,
  );
  await at(30);
  expect((await heldOf(told)).length).toBe(1);
  expect((await heldOf(untold)).length).toBeGreaterThan(1);
  await at(399);
  await at(400);
  expect((await heldOf(untold)).length).toBe(1);
});

test('another company keeps its own, by its own days', async () => {
  const company = await foundKeeper(service);
  const [mine, theirs] = [
    await plantKept(service, company.companyId),
    await plantKept(service, alone.companyId),
  ];
  const rules = [{ kind: 'recordings', days: 10, reason: '' }];
  await company.call('PUT', '/api/retention', { rules, confirmed: true });
  await at(10);
  expect((await heldOf(mine)).length).toBe(1);
  expect((await heldOf(theirs)).length).toBe(7);
  expect(await uploadsOf(theirs)).toBe(1);
});

test('[B5] killed at any object it leaves nothing behind: the next run goes on', async () => {
  const kept = await plantKept(service, alone.companyId);
  await at(364);
  now = after(365);
  for (let lives = 0; (await heldOf(kept)).length > 0; lives += 1) {
    expect(lives).toBeLessThan(20);
    // One object more each time, so that each is once the last.
    let left = lives;
    Object.assign(service.objects, {
      remove: async (key: string) => {
        if (left === 0) throw new Error('killed');
        left -= key.includes(`/${kept.companyId}/`) ? 1 : 0;
        await remove(key);
      },
    });
    await run();
    // Whatever is still there has a row that names it.
    const rows = (await count('recordings', kept)) + (await count('candidate_files', kept));
    expect((await heldOf(kept)).length === 0 || rows > 0).toBe(true);
  }
  expect(service.problems.splice(0).length).toBeGreaterThan(0);
  Object.assign(service.objects, { remove });
  await run();
  expect(await count('candidates', kept)).toBe(0);
  expect(await uploadsOf(kept)).toBe(0);
});

test('who is held back stays whole, with the reason in the list, until somebody lets them go', async () => {
  const company = await foundKeeper(service);
  const kept = await plantKept(service, company.companyId);
  const hold = `/api/retention/holds/${kept.candidateId}`;
  expect((await company.call('PUT', hold, { because: 'A complaint.' })).status).toBe(200);
  await at(800);
  expect((await heldOf(kept)).length).toBe(7);
  const call = await company.admin();
  const { data } = await call('GET', '/api/retention');
  expect(data.holds).toMatchObject([{ candidateID: kept.candidateId, because: 'A complaint.' }]);
  await call('DELETE', hold);
  await run();
  expect(await heldOf(kept)).toEqual([]);
});

test('nothing of a candidate goes while an interview of theirs is under way', async () => {
  const kept = await plantKept(service, alone.companyId);
  const text = `update attempts set status = $2, ended_at = $3 where company_id = $1`;
  await service.owner.query(text, [kept.companyId, 'in-progress', null]);
  await at(800);
  expect((await heldOf(kept)).length).toBe(7);
  await service.owner.query(text, [kept.companyId, 'submitted', over]);
  await run();
  expect(await heldOf(kept)).toEqual([]);
});

test('a preview counts what goes and changes nothing; shortening needs a yes', async () => {
  const company = await foundKeeper(service);
  const kept = await plantKept(service, company.companyId);
  now = after(70);
  const call = await company.admin();
  const ask = async (days: number) =>
    (await call('POST', '/api/retention/preview', { rules: [{ kind: 'recordings', days }] })).data
      .counts[0];
  expect(await ask(90)).toEqual({ kind: 'recordings', due: 0, soon: 1 });
  expect(await ask(60)).toEqual({ kind: 'recordings', due: 1, soon: 1 });
  const shorter = { rules: [{ kind: 'recordings', days: 60, reason: '' }] };
  const save = (confirmed: boolean) => call('PUT', '/api/retention', { ...shorter, confirmed });
  expect(await save(false)).toMatchObject({ status: 409, code: 'confirmation_needed' });
  expect((await heldOf(kept)).length).toBe(7);
  expect((await save(true)).status).toBe(200);
  await at(70);
  const { data } = await call('GET', '/api/retention');
  expect(data.rules[0]).toMatchObject({
    kind: 'recordings',
    days: 60,
    updatedByName: 'Ingrid Solberg',
  });
  expect(data.lastRun).toMatchObject({
    finishedAt: after(70).toISOString(),
    deleted: [{ kind: 'recordings', count: 1 }],
  });
});

test('too few days, and more than usual without a reason, are refused', async () => {
  const company = await foundKeeper(service);
  for (const [days, reason] of [
    [1, ''],
    [91, ' '],
  ] as const) {
    const rules = [{ kind: 'recordings', days, reason }];
    const reply = await company.call('PUT', '/api/retention', { rules, confirmed: true });
    expect(reply).toMatchObject({ status: 422, code: 'validation_failed' });
  }
});
