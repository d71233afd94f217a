import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { plantLimited } from '../../../test-places.ts';
import { type PlantedJob, plantApplicant, plantJob } from '../../hiring/pipeline/test-pipeline.ts';
import { people } from '../../people/companies/test-company.ts';
import { MOST_MISSED, MOST_STREAMS } from './change-rules.ts';
import { openStream } from '../../../platform/http/test-event-stream.ts';

let service: TestApp;
let origin: string;
let later = 0;
const logged: string[] = [];
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let job: PlantedJob;
const open: Awaited<ReturnType<typeof openStream>>[] = [];

beforeAll(async () => {
  const now = () => new Date(Date.now() + later);
  service = await createTestApp({ now, onLog: (line) => void logged.push(line) });
  origin = await service.app.listen({ host: '127.0.0.1', port: 0 });
  ours = await people(service).found();
  job = await plantJob(service, ours.call);
});
beforeEach(() => {
  later = 0;
  for (const stream of open.splice(0)) stream.leave();
});
afterAll(() => service.close());

const tokenOf = async (email: string): Promise<string> =>
  (await people(service).signIn(email)).reply.data.token;
const listen = async (email: string, after?: number) => {
  const stream = await openStream(origin, await tokenOf(email), { after });
  open.push(stream);
  return stream;
};
const apply = (to = job) => plantApplicant(service, { companyId: ours.companyId, job: to });
/** Once everybody has heard this, nothing of before is on its way. */
const tellAll = () =>
  service.owner.query('update platform_settings set is_in_maintenance = not is_in_maintenance');
/** These hear only what happens from now on: word of the tests before may still be on its way. */
const fromNow = async (...streams: readonly (typeof open)[number][]) => {
  const { rows } = await service.owner.query('select max(id) as newest from changes');
  for (const stream of streams) stream.ignore(Number(rows[0].newest));
};
const switchedBack = async () => {
  await tellAll();
  await tellAll();
};

test('a page hears that an application came, of which job, and nothing of what it says', async () => {
  const page = await listen(ours.email);
  expect(page.type).toBe('text/event-stream; charset=utf-8');
  await fromNow(page);
  await apply();
  expect(await page.hears('applications')).toEqual([
    { id: expect.any(Number), kind: 'applications', subjectID: job.jobID },
  ]);
});

test('two hundred cards that one transaction moves are one change of their board', async () => {
  const page = await listen(ours.email);
  await fromNow(page);
  for (let at = 0; at < 5; at += 1) await apply();
  const before = await page.hears('applications');
  await service.owner.query(
    'update applications set stage_id = $1, version = version + 1 where job_id = $2',
    [job.stages[1], job.jobID],
  );
  await switchedBack();
  const after = [...before, ...(await page.hears('maintenance'))];
  expect(after.filter(({ kind }) => kind === 'applications')).toHaveLength(6);
});

test('[D4] another company hears nothing of it', async () => {
  const theirs = await people(service).found();
  const page = await listen(theirs.email);
  await fromNow(page);
  await apply();
  await switchedBack();
  expect((await page.hears('maintenance')).map(({ kind }) => kind)).not.toContain('applications');
});

test('who may not read the board, or is limited to another job, does not hear of it', async () => {
  const powerless = await people(service).plantMember(ours.companyId, { privileges: [] });
  const other = await plantJob(service, ours.call);
  const limited = await plantLimited({ service, ours }, [other.jobID]);
  const pages = [await listen(powerless.email), await listen(limited.email)];
  await fromNow(...pages);
  await apply();
  await apply(other);
  await switchedBack();
  const heard = await Promise.all(pages.map((page) => page.hears('maintenance')));
  expect(heard.map((all) => all.filter(({ kind }) => kind === 'applications'))).toEqual([
    [],
    [{ id: expect.any(Number), kind: 'applications', subjectID: other.jobID }],
  ]);
});

test('a notice is heard by whom it is for', async () => {
  const colleague = await people(service).plantMember(ours.companyId, { role: 'COMPANY_ADMIN' });
  const pages = [await listen(ours.email), await listen(colleague.email)];
  await fromNow(...pages);
  await service.owner.query(
    `insert into notifications (account_id, title, body, path, created_at) values ($1, 'a', 'b', '/home', now())`,
    [colleague.accountId],
  );
  await switchedBack();
  const heard = await Promise.all(pages.map((page) => page.hears('maintenance')));
  expect(heard.map((all) => all.some(({ kind }) => kind === 'notices'))).toEqual([false, true]);
});

test('who lost the line names the last change and hears first what was missed', async () => {
  const page = await listen(ours.email);
  await apply();
  const [last] = (await page.hears('applications')).slice(-1);
  page.leave();
  await apply();
  const back = await listen(ours.email, last?.id);
  const missed = back.toldFirst().filter(({ id }) => id > (last?.id ?? 0));
  expect(missed.map(({ kind }) => kind)).toContain('applications');
});

test('a change that was committed after a later one is missed by nobody who comes back', async () => {
  const page = await listen(ours.email);
  const slow = await service.owner.connect();
  await slow.query('begin');
  await slow.query(`select note_change('applications', $1, null, $2, $2)`, [
    ours.companyId,
    job.jobID,
  ]);
  await fromNow(page);
  await tellAll();
  const last = (await page.hears('maintenance')).at(-1)?.id;
  page.leave();
  await slow.query('commit');
  slow.release();
  // However long it took.
  await service.owner.query(`update changes set at = at - interval '20 minutes'`);
  const back = await listen(ours.email, last);
  await tellAll();
  const missed = back.heard.filter(({ id, kind }) => kind === 'applications' && id < (last ?? 0));
  expect(missed.map(({ id }) => id)).toContain((last ?? 0) - 1);
});

test('who was away for longer than changes are kept is told to read everything again', async () => {
  const page = await listen(ours.email);
  await apply();
  const [last] = (await page.hears('applications')).slice(-1);
  page.leave();
  await apply();
  later = 2 * 60 * 60_000;
  await service.runJob('forget-changes');
  later = 0;
  const back = await listen(ours.email, last?.id);
  expect(back.toldFirst().map(({ kind }) => kind)).toEqual(['again', 'ready']);
});

test('[D2] a session that was ended meanwhile hears nothing more', async () => {
  const member = await people(service).plantMember(ours.companyId, { role: 'COMPANY_ADMIN' });
  const page = await listen(member.email);
  await fromNow(page);
  await service.owner.query('update sessions set revoked_at = now() where account_id = $1', [
    member.accountId,
  ]);
  await page.ends();
  expect(page.heard).toEqual([]);
});

test.each([
  ['a role', 'update memberships set role_id = null where id = $1'],
  ['a job', `update memberships set job_ids = '{}' where id = $1`],
  [
    'a right of the role',
    `delete from role_privileges p using memberships m
      where m.id = $1 and p.company_id = m.company_id and p.role_id = m.role_id`,
  ],
])('%s that was taken away is gone at once', async (_what, text) => {
  const member = await plantLimited({ service, ours }, [job.jobID]);
  const page = await listen(member.email);
  await fromNow(page);
  await apply();
  await page.hears('applications');
  await service.owner.query(text, [member.membershipId]);
  await apply();
  await switchedBack();
  expect((await page.hears('maintenance')).map(({ kind }) => kind)).not.toContain('applications');
});

test('[D2] a company that is suspended hears nothing more', async () => {
  const theirs = await people(service).found();
  const page = await listen(theirs.email);
  await fromNow(page);
  await service.owner.query('update tenants set suspended_at = now() where id = $1', [
    theirs.companyId,
  ]);
  await page.ends();
  expect(page.heard).toEqual([]);
});

test('asked without holding, the reply says what was missed and ends', async () => {
  const authorization = `Bearer ${await tokenOf(ours.email)}`;
  const ask = (query: string) =>
    service.app.inject({ url: `/api/changes${query}`, headers: { authorization } });
  const first = await ask('');
  const newest = Number(/id: (\d+)/.exec(first.body)?.[1]);
  await apply();
  const second = await ask(`?after=${newest}`);
  expect(first.body).toMatch(/^id: \d+\ndata: \{"kind":"ready",[^\n]+"since":"[^\n]+\n\n$/);
  expect(second.body).toContain(`data: {"kind":"applications","subjectID":${job.jobID}}`);
});

test('of too many streams of one account the oldest ends, and the others hear on', async () => {
  const member = await people(service).plantMember(ours.companyId, { role: 'COMPANY_ADMIN' });
  const token = await tokenOf(member.email);
  for (let at = 0; at <= MOST_STREAMS; at += 1) open.push(await openStream(origin, token));
  const [oldest, ...others] = open;
  await oldest?.ends();
  await fromNow(...others);
  await tellAll();
  const heard = await Promise.all(others.map((stream) => stream.hears('maintenance')));
  expect(heard).toHaveLength(MOST_STREAMS);
});

test('[D2] rights that end while a stream opens are gone when it is open', async () => {
  const member = await people(service).plantMember(ours.companyId, { role: 'COMPANY_ADMIN' });
  const token = await tokenOf(member.email);
  const opening = openStream(origin, token).then(
    (stream) => stream.ends(),
    () => true,
  );
  await service.owner.query('update sessions set revoked_at = now() where account_id = $1', [
    member.accountId,
  ]);
  await expect(opening).resolves.toBe(true);
});

test('what changes while what was missed is told comes after it, and once', async () => {
  await apply();
  // Not by what a page hears: that may be of a test before.
  const newest = await service.owner.query('select max(id)::int as id from changes');
  const last: number = newest.rows[0].id;
  for (let at = 0; at < 20; at += 1) await apply();
  const [back] = await Promise.all([listen(ours.email, last), apply(), apply()]);
  await tellAll();
  const ids = (await back.hears('maintenance'))
    .filter(({ kind }) => kind === 'applications')
    .map(({ id }) => id);
  expect(ids.filter((id) => id > last)).toHaveLength(22);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
});

test('who missed too much of their own reads again; what others did does not count', async () => {
  const theirs = await people(service).found();
  const pages = [await listen(ours.email), await listen(theirs.email)];
  await tellAll();
  const last = await Promise.all(
    pages.map(async (page) => (await page.hears('maintenance')).at(-1)?.id),
  );
  for (const page of pages) page.leave();
  for (let at = 0; at <= MOST_MISSED; at += 1) {
    await service.owner.query(`select note_change('applications', $1, null, $2, $2)`, [
      ours.companyId,
      job.jobID,
    ]);
  }
  const [back, theirsBack] = [
    await listen(ours.email, last[0]),
    await listen(theirs.email, last[1]),
  ];
  expect(back.toldFirst().map(({ kind }) => kind)).toEqual(['again', 'ready']);
  expect(theirsBack.heard.map(({ kind }) => kind)).not.toContain('again');
});

test('a database that does not answer for a moment is asked again: nobody is hung up on', async () => {
  const page = await listen(ours.email);
  await fromNow(page);
  await service.owner.query('revoke select on changes from candor_app');
  await apply();
  await expect.poll(() => logged.join('')).toContain('permission denied for table changes');
  await service.owner.query('grant select on changes to candor_app');
  expect((await page.hears('applications')).map(({ kind }) => kind)).toEqual(['applications']);
});

test('while this node cannot hear its database, it keeps no page waiting in vain', async () => {
  const page = await listen(ours.email);
  await service.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'candor-listen' and datname = current_database()`,
  );
  await page.ends();
  const isHeard = () => listen(ours.email).then(Boolean, () => false);
  await expect.poll(isHeard, { timeout: 10_000 }).toBe(true);
});

test('a server that stops hangs up', async () => {
  const page = await listen(ours.email);
  await service.app.close();
  await expect(page.ends()).resolves.toBe(true);
});
