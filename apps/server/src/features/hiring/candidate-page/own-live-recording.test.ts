import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { ownRecordings } from './test-own-recording.ts';

const DAY = 24 * 3_600_000;
let now = new Date();
let service: TestApp;
let all: ReturnType<typeof ownRecordings>;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  all = ownRecordings(service);
});
afterAll(() => service.close());

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
  const viewer = { firstName: 'Nils', lastName: 'Berg', email: 'nils@example.org' };
  expect((await own.share([viewer])).status).toBe(200);
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
