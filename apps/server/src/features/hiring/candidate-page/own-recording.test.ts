import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createSharing, openViewer } from '../../interviews/viewing/test-viewing.ts';
import { foundKeeper, looksAt, plantKept } from '../../operations/retention/test-kept.ts';
import { openBrowser, pageTokensTo } from './test-page.ts';

const DAY = 24 * 3_600_000;
let now = new Date();
let service: TestApp;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
});
afterAll(() => service.close());

type Sharing = Awaited<ReturnType<typeof createSharing>>;
const rowsOf = async (text: string, ...values: unknown[]) =>
  (await service.owner.query(text, values)).rows;

/** Somebody with a recorded interview of a job that follows this law, on their page. */
async function inside(jurisdiction: string | null = 'us-il') {
  const sharing = await createSharing(service);
  return { ...sharing, ...(await onPage(sharing, jurisdiction)) };
}

type Recorded = Pick<Sharing, 'companyId' | 'scheduleId' | 'candidateEmail'>;

async function onPage(
  { companyId, scheduleId, candidateEmail }: Recorded,
  jurisdiction: string | null = 'us-il',
) {
  const [{ id: candidateId }] = await rowsOf(
    `select candidate_id::int as id from interview_schedules where company_id = $1 and id = $2`,
    ...[companyId, scheduleId],
  );
  await rowsOf('update jobs set jurisdiction = $2 where company_id = $1', companyId, jurisdiction);
  const about = { companyId, candidateId };
  await service.db.inCompany(companyId, (tx) =>
    service.postOffice.post(tx, {
      ...{ key: `to-candidate:${candidateId}`, to: candidateEmail, greeting: 'Hello,' },
      ...{ subject: 'Your interview', preview: '', paragraphs: ['Thank you.'], about },
    }),
  );
  const [token = ''] = await pageTokensTo(service, candidateEmail);
  const browser = openBrowser(service);
  await browser.enter(token, candidateEmail);
  const ask = () => browser.post('recording-deletion', { token, interviewScheduleID: scheduleId });
  const recording = async () => (await browser.open(token)).data.recordings[0];
  return { token, browser, ask, recording };
}

const logOf = async ({ companyId, scheduleId }: Sharing) =>
  (
    await rowsOf(
      `select action, actor_kind from audit_log
        where company_id = $1 and object_kind = 'interview' and object_id = $2
          and action like 'recording.delet%' order by seq`,
      ...[companyId, scheduleId],
    )
  ).map((row) => `${row.actor_kind} ${row.action}`);

const hold = ({ companyId }: Sharing) =>
  rowsOf(
    `update candidates set held_at = $2, held_because = 'A dispute.' where company_id = $1`,
    ...[companyId, now],
  );

const objectsOf = async ({ companyId }: Sharing) =>
  service.objects.head(`companies/${companyId}/recording-1.mp4`).then(
    () => 'there',
    () => 'gone',
  );

test('a recording of Illinois goes at once and alone: links to it end, interview and result stay', async () => {
  const own = await inside();
  const viewer = await own.invite();
  const watching = openViewer(service);
  await watching.enter(viewer);
  expect((await watching.watch(viewer)).status).toBe(200);
  expect(await own.recording()).toMatchObject({ canAsk: true, request: null });
  expect((await own.ask()).status).toBe(200);
  expect(await objectsOf(own)).toBe('gone');
  expect((await watching.watch(viewer)).status).toBe(403);
  const { canAsk, request, deletedAt } = await own.recording();
  expect([canAsk, request.askedAt, deletedAt]).toEqual([
    false,
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
  expect(await logOf(own)).toEqual([
    'candidate recording.deletion-asked',
    'system recording.deleted-as-asked',
  ]);
});

test('asked twice, it counts from the first time and is told once', async () => {
  const own = await inside();
  await own.ask();
  const { request } = await own.recording();
  expect((await own.ask()).status).toBe(200);
  expect((await own.recording()).request).toEqual(request);
  expect(await logOf(own)).toHaveLength(2);
});

test('nobody has another’s recording deleted, of the same company or of another, nor one of another law', async () => {
  const [own, other, elsewhere] = [await inside(), await inside(), await inside('us-ca')];
  const foreign = { token: own.token, interviewScheduleID: other.scheduleId };
  expect((await own.browser.post('recording-deletion', foreign)).code).toBe('not_found');
  const stranger = { token: own.token, interviewScheduleID: own.scheduleId };
  expect((await openBrowser(service).post('recording-deletion', stranger)).code).toBe(
    'page_closed',
  );
  const [{ id }] = await rowsOf(
    `insert into candidates (company_id, email, first_name, last_name)
     values ($1, 'colleague@example.com', 'Cora', 'Lee') returning id`,
    own.companyId,
  );
  const moved = `update interview_schedules set candidate_id = $3 where company_id = $1 and id = $2`;
  await rowsOf(moved, own.companyId, own.scheduleId, id);
  expect((await own.ask()).code).toBe('not_found');
  expect(await elsewhere.recording()).toMatchObject({ canAsk: false });
  expect((await elsewhere.ask()).code).toBe('not_found');
  for (const one of [own, other, elsewhere]) expect(await objectsOf(one)).toBe('there');
});

test('an interview under way and a code of yesterday delete nothing', async () => {
  const own = await inside();
  const running = `update attempts set status = $2, ended_at = $3 where company_id = $1`;
  await rowsOf(running, own.companyId, 'in-progress', null);
  expect((await own.ask()).code).toBe('interview_running');
  await rowsOf(running, own.companyId, 'submitted', now);
  now = new Date(now.getTime() + 2 * 3_600_000);
  expect((await own.ask()).code).toBe('page_closed');
  expect(await objectsOf(own)).toBe('there');
});

test('a hold keeps it until the last night before the day, ends links at once, and is overdue after the day', async () => {
  const own = await inside();
  const viewer = await own.invite();
  const watching = openViewer(service);
  await watching.enter(viewer);
  await hold(own);
  expect((await own.ask()).status).toBe(200);
  const { request, deletedAt } = await own.recording();
  expect(deletedAt).toBeNull();
  expect(Date.parse(request.deleteBy) - now.getTime()).toBe(30 * DAY);
  expect((await watching.watch(viewer)).status).toBe(403);
  const again = { firstName: 'Nils', lastName: 'Berg', email: 'nils@example.org' };
  expect(await own.share([again])).toMatchObject({
    status: 409,
    errors: [{ code: 'deletion_asked' }],
  });
  const { data } = await own.call('GET', '/recording');
  expect(data).toMatchObject({ status: 'playable', request });
  await service.runJob('apply-retention');
  expect(await objectsOf(own)).toBe('there');
  const late = async () => {
    const authorization = await own.signIn();
    const reply = await service.app.inject({ url: '/api/dashboard', headers: { authorization } });
    return reply.json().data.lateDeletions;
  };
  expect(await late()).toEqual({ total: 0, items: [] });
  now = new Date(now.getTime() + 30 * DAY + 1000);
  expect(await late()).toMatchObject({
    total: 1,
    items: [{ interviewScheduleID: own.scheduleId, replyBy: request.deleteBy }],
  });
  await service.runJob('apply-retention');
  expect(await objectsOf(own)).toBe('gone');
  expect(await late()).toEqual({ total: 0, items: [] });
});

test('the night takes what a worker held when it was asked for', async () => {
  const own = await inside();
  await rowsOf(
    'update recordings set processing_since = $2 where company_id = $1',
    own.companyId,
    now,
  );
  expect((await own.ask()).status).toBe(200);
  expect(await objectsOf(own)).toBe('there');
  await rowsOf(
    'update recordings set processing_since = null where company_id = $1',
    own.companyId,
  );
  await service.runJob('apply-retention');
  expect(await objectsOf(own)).toBe('gone');
});

test('an appeal that waits keeps nothing of it, and what it says stays', async () => {
  const company = await foundKeeper(service);
  const kept = await plantKept(service, company.companyId);
  await rowsOf(
    `insert into appeals (company_id, application_id, move_id, first_deciders, words, schedule_ids, filed_at, reply_by)
     select company_id, application_id, id, '{}', 'My code ran.', '{}', $2::timestamptz, $2::timestamptz + interval '10 days'
       from application_moves where company_id = $1`,
    ...[company.companyId, now],
  );
  await rowsOf(
    `insert into job_team (company_id, job_id, membership_id, role)
     select $1, $2, id, 'owner' from memberships where company_id = $1 and account_id = $3`,
    ...[kept.companyId, kept.jobId, company.accountId],
  );
  const own = await onPage({ ...kept, candidateEmail: kept.email });
  expect((await own.ask()).status).toBe(200);
  expect(await looksAt(service).heldOf(kept)).toEqual([kept.cvKey]);
  const [appeal] = await rowsOf(
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
