import { readdir } from 'node:fs/promises';
import { webhookEvents } from '@candor/contract/operations/webhook-rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { plantApplicant } from '../../hiring/pipeline/test-pipeline.ts';
import { askForSample } from './index.ts';
import { INVENTED_DOMAIN } from '../../../platform/mail/invented-rules.ts';

let service: TestApp;
let companyId: number;
let founder: { readonly email: string };
let admin: Caller;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  const found = await people(service).found();
  ({ companyId } = found);
  founder = found;
  admin = (await people(service).signIn(found.email)).call;
});

const work = () => service.runJob('sample-data', { companyId });
const add = async () => {
  expect((await admin('POST', '/api/samples')).status).toBe(200);
  await work();
};
const remove = async () => {
  expect((await admin('DELETE', '/api/samples')).status).toBe(200);
  await work();
};
const sample = async (who: Caller = admin) => (await who('GET', '/api/samples')).data;
const rows = async (text: string, values: unknown[] = [companyId]) =>
  (await service.owner.query(text, values)).rows;

/** The log goes on; news for open pages are swept; a company's reasons to reject begin with its first rejection;
 * that it was taken away is remembered. */
const own = ['audit_log', 'changes', 'rejection_reasons', 'sample_removals'];

/** How many rows of the company each other table has. */
async function counts(): Promise<Record<string, number>> {
  const tables = await rows(
    `select c.table_name as name, c.column_name as whose from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name in ('company_id', 'owner_id')
        and t.table_type = 'BASE TABLE' and c.table_name !~ '_20[0-9][0-9]'`,
    [],
  );
  const counted: Record<string, number> = {};
  for (const { name, whose } of tables) {
    const found = await rows(`select count(*)::int as n from ${name} where ${whose} = $1`);
    if (found[0].n > 0 && !own.includes(name)) counted[name] = found[0].n;
  }
  return counted;
}

const objectsOf = async () => {
  const folder = await readdir(service.folder, { recursive: true, withFileTypes: true });
  return folder.filter((one) => one.isFile() && one.parentPath.includes(`companies/${companyId}/`));
};

test('one click adds people, a filmed interview with flags, a granted need, an offer and a promise that is overdue', async () => {
  await add();
  const { state, places } = await sample();
  expect(state).toBe('here');
  const place = (name: string) => places.find((one: { name: string }) => one.name === name);
  const filmed = `/api/interviews/${place('filmed').interviewScheduleID}`;
  const { episodes } = (await admin('GET', `${filmed}/proctoring`)).data;
  const seen = episodes.map(({ violationType }: { violationType: string }) => violationType);
  expect(seen).toEqual(
    expect.arrayContaining(['LOOKING_DOWN', 'NO_FACE', 'MULTIPLE_FACES', 'TAB_SWITCHING']),
  );
  const [need] = await rows('select state from needs where company_id = $1');
  expect(need.state).toBe('granted');
  const [offer] = await rows('select state from offers where company_id = $1');
  expect(offer.state).toBe('sent');
  const dashboard = (await admin('GET', '/api/dashboard')).data;
  const names = (list: { items: { candidateName: string }[] }) =>
    list.items.map(({ candidateName }) => candidateName);
  expect(names(dashboard.overdue)).toContain('Ole Dahl (sample)');
  expect(names(dashboard.waiting)).toEqual(
    expect.arrayContaining(['Maja Lund (sample)', 'Emil Berg (sample)']),
  );
  expect(await objectsOf()).toHaveLength(3);
});

test('no webhook of the company hears of somebody who was invented, nor that they are gone', async () => {
  await service.owner.query(
    `insert into webhook_endpoints (company_id, url, events, secret_sealed, created_by, created_at)
     select $1, 'https://hooks.example/all', $2, 'sealed', id, now() from accounts where email = $3`,
    [companyId, [...webhookEvents], founder.email],
  );
  await add();
  expect((await sample()).places).toHaveLength(9);
  await remove();
  expect(await rows('select event from webhook_deliveries where company_id = $1')).toEqual([]);
});

test('who was erased by hand does not keep the rest of it', async () => {
  await add();
  const [{ candidateID }] = (await sample()).places;
  const [{ email }] = await rows('select email from candidates where id = $1', [candidateID]);
  const erasure = { candidateID, email, because: 'tried' };
  expect((await admin('POST', '/api/retention/erasures', erasure)).status).toBe(200);
  await remove();
  expect(await sample()).toMatchObject({ state: 'none', kept: 0 });
});

test('the log tells what was invented from what somebody did, and says when it was made', async () => {
  const [before] = await rows(
    'select coalesce(max(seq), 0)::int as seq from audit_log where company_id = $1',
  );
  const began = (await rows('select now() as at', []))[0].at as Date;
  await add();
  const told = await rows(
    `select actor_kind as kind, actor_account_id as account, occurred_at as at, action
       from audit_log where company_id = $1 and seq > $2 order by seq`,
    [companyId, before.seq],
  );
  const [asked, ...invented] = told;
  expect(asked).toMatchObject({ action: 'sample.added', kind: 'account' });
  expect(invented.length).toBeGreaterThan(20);
  expect(new Set(invented.map(({ kind }) => kind))).toEqual(new Set(['sample']));
  expect(invented.every(({ account, at }) => account === null && at >= began)).toBe(true);
});

test('what was taken away does not come back by itself, and does when somebody asks for it', async () => {
  const [{ id: accountId }] = await rows('select id::int from accounts where email = $1', [
    founder.email,
  ]);
  const start = () => askForSample(service, { companyId, accountId, now: new Date() });
  await start();
  await work();
  expect((await sample()).state).toBe('here');
  await remove();
  await start();
  expect((await sample()).state).toBe('none');
  await add();
  expect((await sample()).state).toBe('here');
});

test('nobody is written to or told, and no stranger sees the job', async () => {
  await add();
  expect(
    await rows('select id from mails where recipient like $1', [`%@${INVENTED_DOMAIN}`]),
  ).toEqual([]);
  const [{ account }] = await rows('select id as account from accounts where email = $1', [
    founder.email,
  ]);
  expect(
    await rows(`select title from notifications where account_id = $1 and path like '/company/%'`, [
      account,
    ]),
  ).toEqual([]);
  expect(await rows('select status from jobs where company_id = $1')).toEqual([
    { status: 'paused' },
  ]);
  expect(await rows('select job_id from job_adverts where owner_id = $1 and is_shown')).toEqual([]);
});

test('the first steps of a company are still its own to do', async () => {
  await add();
  const { checklist } = (await admin('GET', '/api/dashboard')).data;
  const done = Object.fromEntries(
    checklist.map(({ step, isDone }: { step: string; isDone: boolean }) => [step, isDone]),
  );
  expect(done).toMatchObject({ test: false, job: false, interview: false });
});

test('taking it away leaves no row and no object but what the log says', async () => {
  const before = await counts();
  await add();
  await remove();
  expect(await sample()).toEqual({ state: 'none', isLate: false, kept: 0, places: [] });
  expect(await counts()).toEqual(before);
  expect(await objectsOf()).toEqual([]);
  const said = await rows(
    `select action from audit_log where company_id = $1 and action like 'sample.%' order by id`,
  );
  expect(said.map(({ action }) => action)).toEqual(['sample.added', 'sample.removed']);
});

test('it can be added again, and adding twice adds once', async () => {
  await add();
  const once = await counts();
  await add();
  expect(await counts()).toEqual(once);
  await remove();
  await add();
  expect((await sample()).places).toHaveLength(9);
});

test('whoever takes it back while it is being added finds nothing left of it, on whichever node', async () => {
  const before = await counts();
  expect((await admin('POST', '/api/samples')).status).toBe(200);
  // The story is told while somebody asks for its end: what has not been told yet is not told any more.
  const telling = work();
  await expect
    .poll(async () => (await rows('select id from jobs where company_id = $1')).length, {
      timeout: 60_000,
    })
    .toBe(1);
  expect((await admin('DELETE', '/api/samples')).status).toBe(200);
  await Promise.allSettled([telling, work()]);
  // An interview that was left in the middle ends with its time; the job that could not take it away comes again.
  await service.runJob('close-overdue-attempts');
  await work();
  expect(await sample()).toMatchObject({ state: 'none', kept: 0 });
  expect(await counts()).toEqual(before);
});

test('what was given up can be taken away, and asked for again', async () => {
  await add();
  await service.owner.query(
    `update sample_data set state = 'removing', asked_at = now() - interval '2 hours' where company_id = $1`,
    [companyId],
  );
  expect(await sample()).toMatchObject({ state: 'removing', isLate: true });
  await remove();
  expect(await sample()).toMatchObject({ state: 'none', isLate: false });
});

test('nothing of it is due later: the end of its offer is nobody’s news', async () => {
  await add();
  expect(
    await rows(`select kind from due_work where owner_id = $1 and kind like 'offer-%'`),
  ).toEqual([]);
});

test('what was stopped halfway is taken away before it is begun again', async () => {
  await add();
  await service.owner.query(`update sample_data set state = 'adding' where company_id = $1`, [
    companyId,
  ]);
  await work();
  expect((await sample()).places).toHaveLength(9);
  expect(await rows('select id from jobs where company_id = $1')).toHaveLength(1);
});

test('somebody real who applied for the sample job stays, and the job with them', async () => {
  await add();
  const [job] = await rows('select id::int as "jobID" from jobs where company_id = $1');
  const [stage] = await rows(
    'select id::int from job_stages where company_id = $1 order by position limit 1',
  );
  const real = await plantApplicant(service, {
    companyId,
    job: { ...job, stages: [stage.id] } as never,
  });
  await remove();
  expect(await sample()).toMatchObject({ state: 'here', kept: 1 });
  const left = await rows('select id::int from candidates where company_id = $1');
  expect(left).toEqual([{ id: real.candidateID }]);
});

test('somebody who was given a real address is no sample any more', async () => {
  await add();
  const person = "company_id = $1 and email like 'maja.%'";
  await service.owner.query(
    `update candidates set email = 'maja@real.example.org' where ${person}`,
    [companyId],
  );
  await remove();
  expect(await sample()).toMatchObject({ state: 'here' });
  const left = await rows('select email from candidates where company_id = $1');
  expect(left).toEqual([{ email: 'maja@real.example.org' }]);
});

test('a member who is no admin sees whether it is there, and neither adds nor removes it', async () => {
  const member = await people(service).plantMember(companyId, { privileges: [] });
  const { call } = await people(service).signIn(member.email);
  expect(await sample(call)).toMatchObject({ state: 'none' });
  expect((await call('POST', '/api/samples')).status).toBe(403);
  expect((await call('DELETE', '/api/samples')).status).toBe(403);
});
