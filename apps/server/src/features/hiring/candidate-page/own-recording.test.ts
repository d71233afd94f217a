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

/** A call in place of the interview by link, of which one track was recorded; gives how to record another. */
async function asLive({ companyId, scheduleId }: { companyId: number; scheduleId: number }) {
  const [{ callId, seatId }] = await all.rowsOf(
    `with c as (insert into calls (company_id, title, starts_at, ends_at, schedule_id, created_at)
      values ($1, 'Panel', now(), now() + interval '1 hour', $2, now()) returning id),
    i as (insert into call_invitations (company_id, call_id, token_hash, email, expires_at, created_at)
      select $1, id, $2::text, 'host@example.com', now(), now() from c returning id, call_id)
    insert into call_seats (company_id, call_id, invitation_id, name)
    select $1, call_id, id, 'Host' from i returning call_id::int as "callId", id::int as "seatId"`,
    ...[companyId, scheduleId],
  );
  await all.rowsOf(
    `insert into call_recordings (company_id, call_id, asked_by_seat_id, asked_at, ended_at)
     values ($1, $2, $3, $4, $4)`,
    ...[companyId, callId, seatId, now],
  );
  const track = async (kind: string, began: Date) => {
    const [{ id }] = await all.rowsOf(
      `insert into call_tracks (company_id, call_id, seat_id, schedule_id, kind, began_at, deadline_at)
       values ($1, $2, $3, $4, $5, $6, $6) returning id::int as id`,
      ...[companyId, callId, seatId, scheduleId, kind, began],
    );
    return Number(id);
  };
  const trackId = await track('camera', now);
  await all.rowsOf(
    `update recordings set subject = 'call-track', subject_id = $2 where company_id = $1`,
    ...[companyId, trackId],
  );
  await all.rowsOf('delete from attempts where company_id = $1', companyId);
  await all.rowsOf(
    `update interview_schedules set kind = 'live', blueprint_id = null where id = $1`,
    scheduleId,
  );
  const arrives = async (kind: string, began: Date) => {
    const key = `companies/${companyId}/${kind}.mp4`;
    await service.objects.put(key, Buffer.from(kind), 'video/mp4');
    await all.rowsOf(
      `insert into recordings (company_id, subject, subject_id, status, object_key, joined_at, verified_at)
       values ($1, 'call-track', $2, 'playable', $3, now(), now())`,
      ...[companyId, await track(kind, began), key],
    );
  };
  /** Anew, after a request. */
  const recordAnew = (began: Date, ended: Date | null) =>
    all.rowsOf(
      `insert into call_recordings (company_id, call_id, asked_by_seat_id, asked_at, ended_at)
       values ($1, $2, $3, $4, $5) returning id::int`,
      ...[companyId, callId, seatId, began, ended],
    );
  return { trackId, arrives, recordAnew };
}

test('of a live interview every track goes, and the film of them; the company is led to its report', async () => {
  const own = await all.inside();
  const [{ companyId, scheduleId }, { trackId }] = [own, await asLive(own)];
  await all.rowsOf(
    `insert into job_team (company_id, job_id, membership_id, role)
     select m.company_id, s.job_id, m.id, 'owner' from memberships m, interview_schedules s
      where m.company_id = $1 and s.id = $2 on conflict do nothing`,
    ...[companyId, scheduleId],
  );
  await service.objects.put(`companies/${companyId}/film.mp4`, Buffer.from('film'), 'video/mp4');
  await all.rowsOf(
    `with f as (insert into call_films (company_id, call_id, schedule_id, kind)
      select company_id, call_id, schedule_id, 'people' from call_tracks where id = $2 returning id)
    insert into recordings (company_id, subject, subject_id, status, object_key, joined_at, verified_at)
    select $1, 'call-film', id, 'playable', $3, now(), now() from f`,
    ...[companyId, trackId, `companies/${companyId}/film.mp4`],
  );
  expect((await own.ask()).status).toBe(200);
  expect([await all.stateOf(own), await all.stateOf(own, 'film.mp4')]).toEqual(['gone', 'gone']);
  expect(await all.logOf(own)).toHaveLength(2);
  const authorization = await own.signIn();
  const reply = await service.app.inject({
    url: `/api/live-interviews/${scheduleId}/recordings`,
    headers: { authorization },
  });
  const { request } = await own.recording();
  expect(reply.json().data).toMatchObject({ tracks: [{ status: 'deleted' }], request });
  const told = await all.rowsOf(
    `select distinct path from notifications where path like '%interviewScheduleID=' || $1`,
    scheduleId,
  );
  expect(told).toEqual([
    { path: `/company/view-interview/interviewer-feedback?interviewScheduleID=${scheduleId}` },
  ]);
});

test('what a browser sends after a live recording went goes the next night, and meanwhile is not said to be gone', async () => {
  const own = await all.inside();
  const { arrives } = await asLive(own);
  expect((await own.ask()).status).toBe(200);
  await arrives('screen', new Date(now.getTime() - 60_000));
  expect(await own.recording()).toMatchObject({ deletedAt: null });
  await service.runJob('apply-retention');
  expect(await all.stateOf(own, 'screen.mp4')).toBe('gone');
  expect((await own.recording()).deletedAt).toBe(now.toISOString());
});

test('what is recorded in the same call after that stays, and can be asked for anew', async () => {
  const own = await all.inside();
  const { arrives } = await asLive(own);
  expect((await own.ask()).status).toBe(200);
  now = new Date(now.getTime() + 60_000);
  await arrives('screen', now);
  await service.runJob('apply-retention');
  expect(await all.stateOf(own, 'screen.mp4')).toBe('there');
  const { wouldGoBy, request, deletedAt } = await own.recording();
  expect({ request, deletedAt }).toEqual({ request: null, deletedAt: null });
  expect(Date.parse(wouldGoBy) - now.getTime()).toBe(30 * DAY);
  expect((await own.ask()).status).toBe(200);
  expect(await all.stateOf(own, 'screen.mp4')).toBe('gone');
});

test('held back until then, only what was asked for goes: not what was recorded after, whatever its browser’s clock says', async () => {
  const own = await all.inside();
  const { arrives, recordAnew } = await asLive(own);
  await all.hold(own);
  expect((await own.ask()).status).toBe(200);
  const before = now;
  now = new Date(now.getTime() + 60_000);
  const [{ id }] = await recordAnew(now, null);
  // Its clock is behind.
  await arrives('screen', new Date(before.getTime() - 1_000));
  const opened =
    'update recordings r set created_at = $3 where company_id = $1 and object_key = $2';
  const key = (file: string) => `companies/${own.companyId}/${file}`;
  await all.rowsOf(opened, own.companyId, key('screen.mp4'), now);
  await all.rowsOf(
    opened,
    own.companyId,
    key('recording-1.mp4'),
    new Date(before.getTime() - 1_000),
  );
  await all.rowsOf(
    'update candidates set held_at = null, held_because = null where company_id = $1',
    own.companyId,
  );
  const both = async () => [await all.stateOf(own), await all.stateOf(own, 'screen.mp4')];
  await service.runJob('apply-retention');
  expect(await both()).toEqual(['there', 'there']);
  expect(await all.logOf(own)).toHaveLength(1);
  await all.rowsOf('update call_recordings set ended_at = $2 where id = $1', id, now);
  await service.runJob('apply-retention');
  expect(await both()).toEqual(['gone', 'there']);
  expect(await all.logOf(own)).toHaveLength(2);
});
