import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRecording } from '../../../platform/media/test-media.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createTracks, type Tracks } from './test-tracks.ts';

let service: TestApp;
let calls: Tracks['calls'];
let tracks: Tracks;
let video: Buffer;
let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
const folder = mkdtempSync(join(tmpdir(), 'candor-tracks-'));

beforeAll(async () => {
  service = await createTestApp({ now });
  video = await makeRecording(join(folder, 'source.webm'), { seconds: 4 });
  tracks = await createTracks({ service, now, video });
  calls = tracks.calls;
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

test('[VL-9] each seat records itself, and the report has the tracks with who was there when', async () => {
  const { scheduleId, host, guest } = await tracks.recordedCall();
  await tracks.upload(host);
  await tracks.upload(guest);
  await tracks.upload(host, { kind: 'screen', microphone: false });
  await calls.stop(host);
  await tracks.joinAll(scheduleId);
  const seen = await tracks.report(scheduleId);
  expect(seen.tracks).toMatchObject([
    { kind: 'camera', status: 'playable', durationMs: expect.any(Number) },
    { kind: 'camera', status: 'playable', segments: [{ atMs: 0 }] },
    { kind: 'screen', status: 'playable', url: expect.any(String) },
  ]);
  expect(seen.people).toHaveLength(2);
  expect(seen.spans).toMatchObject([{ to: expect.any(String) }]);
  expect(seen.viewKey).toMatch(/^[\da-f-]{36}$/);
});

test('nothing is taken of a time when somebody did not agree, and nothing of who never did', async () => {
  const { callId, host, guest } = await tracks.recordedCall();
  const late = await calls.joined(callId);
  aheadMs += 60_000;
  expect((await tracks.initiate(host)).code).toBe('not_recorded');
  // What was recorded before may still come.
  expect((await tracks.initiate(host, { startedAt: now().getTime() - 60_000 })).status).toBe(200);
  expect((await tracks.initiate(late, { startedAt: now().getTime() - 60_000 })).code).toBe(
    'not_recorded',
  );
  await calls.answer(guest, false);
  await calls.answer(late, true);
  expect((await tracks.initiate(guest)).code).toBe('not_recorded');
});

test('[VL-9] who no longer agrees ends what others record too, whether they hear of it or not', async () => {
  const { callId, scheduleId, host, guest } = await tracks.recordedCall();
  // Four seconds that began a second and a half before.
  await service.owner.query(
    `update call_recording_spans p set began_at = p.began_at - interval '9 seconds' from call_recordings r
      where r.id = p.call_recording_id and r.call_id = $1`,
    [callId],
  );
  const { data } = await tracks.initiate(host, { startedAt: now().getTime() - 1_500 });
  const opened = { token: host.token, uploadId: data.uploadId, key: data.key };
  await calls.answer(guest, false);
  const bytes = video.length;
  const slice = { ...opened, sequence: 0, startsAtByte: 0, bytes };
  const part = { ...opened, partNumber: 1, bytes };
  aheadMs += 6_000;
  expect((await calls.send('/api/call/tracks/slice-url', slice)).code).toBe('not_recorded');
  const { url } = (await calls.send('/api/call/tracks/part-url', part)).data;
  const { headers } = await service.app.inject({ method: 'PUT', url, payload: video });
  const parts = [{ PartNumber: 1, ETag: String(headers['etag']) }];
  await calls.send('/api/call/tracks/complete', { ...opened, parts });
  await calls.stop(host);
  await tracks.joinAll(scheduleId);
  const [track] = (await tracks.report(scheduleId)).tracks;
  expect(track).toMatchObject({ status: 'playable', durationMs: expect.any(Number) });
  expect(track.durationMs).toBeGreaterThan(1_000);
  expect(track.durationMs).toBeLessThan(2_600);
});

test('[D2] an upload of one seat is none of another', async () => {
  const { host, guest } = await tracks.recordedCall();
  const { data } = await tracks.initiate(host);
  const { uploadId, key } = data;
  const asked = { token: guest.token, uploadId, key };
  expect((await calls.send('/api/call/tracks/parts', asked)).code).toBe('not_found');
  const part = { ...asked, partNumber: 1, bytes: 9 };
  expect((await calls.send('/api/call/tracks/part-url', part)).code).toBe('not_found');
});

test('a browser that was killed in the call leaves what it had sent, joined when the recording ends', async () => {
  const { callId, scheduleId, host, guest } = await tracks.recordedCall();
  const { data } = await tracks.initiate(guest);
  const { uploadId, key } = data;
  const slice = { token: guest.token, uploadId, key, sequence: 0, startsAtByte: 0 };
  const bytes = video.length;
  const { url } = (await calls.send('/api/call/tracks/slice-url', { ...slice, bytes })).data;
  await service.app.inject({ method: 'PUT', url, payload: video });
  // They were heard of until then.
  aheadMs += 4_000;
  await service.owner.query('update call_seats set seen_at = $2 where call_id = $1', [
    callId,
    now(),
  ]);
  aheadMs += 5 * 60_000;
  await service.runJob('tidy-calls');
  expect(await calls.spans(callId)).toEqual(['over']);
  await service.runJob('tidy-calls');
  await service.runJob('sweep-recordings');
  await tracks.joinAll(scheduleId);
  expect((await tracks.report(scheduleId)).tracks).toMatchObject([{ status: 'playable' }]);
  expect(host.seatID).toBeLessThan(guest.seatID);
});

test('long after somebody withdrew no part of what was begun before is taken', async () => {
  const { host, guest } = await tracks.recordedCall();
  const { uploadId, key } = (await tracks.initiate(host)).data;
  const part = { token: host.token, uploadId, key, partNumber: 1, bytes: 9 };
  await calls.answer(guest, false);
  aheadMs += 9 * 60_000;
  expect((await calls.send('/api/call/tracks/part-url', part)).status).toBe(200);
  aheadMs += 2 * 60_000;
  expect((await calls.send('/api/call/tracks/part-url', part)).code).toBe('not_recorded');
});

test('when their time has passed the tracks are gone, and with the interview their rows', async () => {
  const { scheduleId, host, guest } = await tracks.recordedCall();
  await tracks.upload(host);
  const { key } = await tracks.upload(guest);
  await calls.stop(host);
  await tracks.joinAll(scheduleId);
  // As verified, so that nothing of it is in work.
  await service.owner.query(
    'update recordings set verified_at = now() where call_track_id is not null',
  );
  const night = async () => {
    aheadMs += 86_400_000;
    await service.runJob('apply-retention');
  };
  // A first run after a long silence only looks.
  aheadMs += 100 * 86_400_000;
  await night();
  await night();
  const statuses = `select r.status from recordings r join call_tracks t on t.id = r.call_track_id
                   where t.schedule_id = $1`;
  const { rows } = await service.owner.query(statuses, [scheduleId]);
  expect(rows).toEqual([{ status: 'deleted' }, { status: 'deleted' }]);
  await expect(service.objects.head(key)).rejects.toThrow();
  aheadMs += 700 * 86_400_000;
  await night();
  await night();
  const left = `select (select count(*)::int from interview_schedules where id = $1) as schedules,
                       (select count(*)::int from call_tracks where schedule_id = $1) as tracks,
                       (select count(*)::int from calls where schedule_id = $1) as calls`;
  expect((await service.owner.query(left, [scheduleId])).rows).toEqual([
    { schedules: 0, tracks: 0, calls: 0 },
  ]);
});
