import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openViewer } from '../../interviews/viewing/test-viewing.ts';
import { foundKeeper, looksAt, plantKept } from '../../operations/retention/test-kept.ts';
import { ownRecordings } from './test-own-recording.ts';
import { openBrowser } from './test-page.ts';

const DAY = 24 * 3_600_000;
let now = new Date();
let service: TestApp;
let all: ReturnType<typeof ownRecordings>;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  all = ownRecordings(service);
});
afterAll(() => service.close());

test('a recording of Illinois goes at once and alone: links to it end, interview and result stay', async () => {
  const own = await all.inside();
  const viewer = await own.invite();
  const watching = openViewer(service);
  await watching.enter(viewer);
  expect((await watching.watch(viewer)).status).toBe(200);
  const first = await own.recording();
  expect([Date.parse(first.wouldGoBy) - now.getTime(), first.request]).toEqual([30 * DAY, null]);
  expect((await own.ask()).status).toBe(200);
  expect(await all.stateOf(own)).toBe('gone');
  expect((await watching.watch(viewer)).status).toBe(403);
  const { wouldGoBy, request, deletedAt } = await own.recording();
  expect([wouldGoBy, request.askedAt, deletedAt]).toEqual([
    null,
    now.toISOString(),
    now.toISOString(),
  ]);
  const { data } = await own.call('GET', '/recording');
  expect(data).toMatchObject({
    status: 'deleted',
    url: null,
    request: { askedAt: request.askedAt },
  });
  expect((await own.browser.open(own.token)).data.interviews).toHaveLength(1);
  expect(await all.logOf(own)).toEqual([
    'candidate recording.deletion-asked',
    'system recording.deleted-as-asked',
  ]);
});

test('asked twice, it counts from the first time and is told once', async () => {
  const own = await all.inside();
  await own.ask();
  const { request } = await own.recording();
  expect((await own.ask()).status).toBe(200);
  expect((await own.recording()).request).toEqual(request);
  expect(await all.logOf(own)).toHaveLength(2);
});

test('nobody has another’s recording deleted, of the same company or of another, nor one of another law', async () => {
  const [own, other, elsewhere] = [
    await all.inside(),
    await all.inside(),
    await all.inside('us-ca'),
  ];
  const foreign = { token: own.token, interviewScheduleID: other.scheduleId };
  expect((await own.browser.post('recording-deletion', foreign)).code).toBe('not_found');
  const stranger = { token: own.token, interviewScheduleID: own.scheduleId };
  expect((await openBrowser(service).post('recording-deletion', stranger)).code).toBe(
    'page_closed',
  );
  const [{ id }] = await all.rowsOf(
    `insert into candidates (company_id, email, first_name, last_name)
     values ($1, 'colleague@example.com', 'Cora', 'Lee') returning id`,
    own.companyId,
  );
  const moved = `update interview_schedules set candidate_id = $3 where company_id = $1 and id = $2`;
  await all.rowsOf(moved, own.companyId, own.scheduleId, id);
  expect((await own.ask()).code).toBe('not_found');
  expect(await elsewhere.recording()).toMatchObject({ wouldGoBy: null });
  expect((await elsewhere.ask()).code).toBe('not_found');
  for (const one of [own, other, elsewhere]) expect(await all.stateOf(one)).toBe('there');
});

test('an interview under way and a code of yesterday delete nothing', async () => {
  const own = await all.inside();
  const running = `update attempts set status = $2, ended_at = $3 where company_id = $1`;
  await all.rowsOf(running, own.companyId, 'in-progress', null);
  expect((await own.ask()).code).toBe('interview_running');
  await all.rowsOf(running, own.companyId, 'submitted', now);
  now = new Date(now.getTime() + 2 * 3_600_000);
  expect((await own.ask()).code).toBe('page_closed');
  expect(await all.stateOf(own)).toBe('there');
});

test('a hold wins: the recording stays until it ends, links end at once, and the company sees the day', async () => {
  const own = await all.inside();
  const viewer = await own.invite();
  const watching = openViewer(service);
  await watching.enter(viewer);
  await all.hold(own);
  expect((await own.ask()).status).toBe(200);
  const { request, deletedAt } = await own.recording();
  expect(deletedAt).toBeNull();
  expect((await watching.watch(viewer)).status).toBe(403);
  const again = { firstName: 'Nils', lastName: 'Berg', email: 'nils@example.org' };
  expect(await own.share([again])).toMatchObject({
    status: 409,
    errors: [{ code: 'deletion_asked' }],
  });
  const { data } = await own.call('GET', '/recording');
  expect(data).toMatchObject({ status: 'playable', request });
  const waiting = async () => {
    const authorization = await own.signIn();
    const reply = await service.app.inject({ url: '/api/dashboard', headers: { authorization } });
    return reply.json().data.askedDeletions;
  };
  const listed = {
    total: 1,
    items: [
      {
        ...{ interviewScheduleID: own.scheduleId, replyBy: request.deleteBy },
        ...{ isHeld: true, kind: 'bot' },
      },
    ],
  };
  expect(await waiting()).toMatchObject(listed);
  now = new Date(now.getTime() + 31 * DAY);
  await service.runJob('apply-retention');
  expect(await all.stateOf(own)).toBe('there');
  expect(await waiting()).toMatchObject(listed);
  await all.rowsOf(
    'update candidates set held_at = null, held_because = null where company_id = $1',
    own.companyId,
  );
  await service.runJob('apply-retention');
  expect(await all.stateOf(own)).toBe('gone');
  expect(await waiting()).toEqual({ total: 0, items: [] });
});

test('what the terms said of Illinois holds when the job follows another law by now', async () => {
  const own = await all.inside(null);
  expect((await own.ask()).code).toBe('not_found');
  await all.rowsOf(`update attempts set told_law = 'us-il' where company_id = $1`, own.companyId);
  expect((await own.ask()).status).toBe(200);
  expect(await all.stateOf(own)).toBe('gone');
});

test('the night takes what a worker held when it was asked for', async () => {
  const own = await all.inside();
  await all.rowsOf(
    'update recordings set processing_since = $2 where company_id = $1',
    own.companyId,
    now,
  );
  expect((await own.ask()).status).toBe(200);
  expect(await all.stateOf(own)).toBe('there');
  await all.rowsOf(
    'update recordings set processing_since = null where company_id = $1',
    own.companyId,
  );
  await service.runJob('apply-retention');
  expect(await all.stateOf(own)).toBe('gone');
});

test('an appeal that waits keeps nothing of it, and what it says stays', async () => {
  const company = await foundKeeper(service);
  const kept = await plantKept(service, company.companyId);
  await all.rowsOf(
    `insert into appeals (company_id, application_id, move_id, first_deciders, words, schedule_ids, filed_at, reply_by)
     select company_id, application_id, id, '{}', 'My code ran.', '{}', $2::timestamptz, $2::timestamptz + interval '10 days'
       from application_moves where company_id = $1`,
    ...[company.companyId, now],
  );
  await all.rowsOf(
    `insert into job_team (company_id, job_id, membership_id, role)
     select $1, $2, id, 'owner' from memberships where company_id = $1 and account_id = $3`,
    ...[kept.companyId, kept.jobId, company.accountId],
  );
  const own = await all.onPage({ ...kept, candidateEmail: kept.email });
  expect((await own.ask()).status).toBe(200);
  expect(await looksAt(service).heldOf(kept)).toEqual([kept.cvKey]);
  const [appeal] = await all.rowsOf(
    'select state, words from appeals where company_id = $1',
    kept.companyId,
  );
  expect(appeal).toEqual({ state: 'open', words: 'My code ran.' });
  const { rows } = await service.owner.query(
    `select count(*)::int as n from notifications n
      where n.account_id = $1 and n.title = 'A candidate had a recording deleted'`,
    [company.accountId],
  );
  expect(rows[0].n).toBe(1);
});
