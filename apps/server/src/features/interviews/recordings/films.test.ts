import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRecording } from '../../../platform/media/test-media.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createFilmWorker } from './film-worker.ts';
import { createTracks, type Tracks } from './test-tracks.ts';

let service: TestApp;
let tracks: Tracks;
let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
const folder = mkdtempSync(join(tmpdir(), 'candor-films-'));

beforeAll(async () => {
  service = await createTestApp({ now });
  const video = await makeRecording(join(folder, 'source.webm'), { seconds: 3 });
  tracks = await createTracks({ service, now, video });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A call of two, of whom one showed a screen, whose tracks have arrived. */
async function filmable({ isStopped = true } = {}) {
  const call = await tracks.recordedCall();
  await tracks.upload(call.host);
  await tracks.upload(call.guest);
  await tracks.upload(call.host, { kind: 'screen', microphone: false });
  if (isStopped) await tracks.calls.stop(call.host);
  await tracks.joinAll(call.scheduleId);
  return call;
}

async function filesOf(callId: number) {
  const { rows } = await service.owner.query<{
    status: string;
    object_key: string;
    spare_keys: string[];
  }>(
    `select r.status, r.object_key, r.spare_keys
       from recordings r join call_films f on f.id = r.call_film_id where f.call_id = $1 order by f.kind`,
    [callId],
  );
  return rows;
}

const make = (callId: number) =>
  service.runJob('film-call', { companyId: tracks.calls.companyId, callId });

test('[VL-9] the tracks of a call become one film of everybody and one of the screens', async () => {
  const { callId, scheduleId } = await filmable();
  expect((await tracks.report(scheduleId)).films).toEqual([]);
  await make(callId);
  const { films, tracks: kept } = await tracks.report(scheduleId);
  expect(films).toMatchObject([
    { kind: 'people', status: 'playable', url: expect.any(String), posterUrl: expect.any(String) },
    { kind: 'screens', status: 'playable', segments: [{ atMs: 0 }] },
  ]);
  expect(kept).toHaveLength(3);
  const { rows } = await service.owner.query(
    `select r.video_codec, r.audio_codec, r.verified_at is not null as is_verified, r.gaps
       from recordings r join call_films f on f.id = r.call_film_id where f.call_id = $1`,
    [callId],
  );
  expect(rows).toMatchObject([
    { video_codec: 'avc', audio_codec: 'aac', is_verified: true, gaps: [] },
    { video_codec: 'avc', audio_codec: 'aac', is_verified: true, gaps: [] },
  ]);
  const { body } = await service.app.inject({ url: films[0].url });
  expect(body.length).toBeGreaterThan(10_000);
});

test('no film is made while a call is recorded, of a single track, or without FFmpeg', async () => {
  const running = await filmable({ isStopped: false });
  await make(running.callId);
  const alone = await tracks.recordedCall();
  await tracks.upload(alone.host);
  await tracks.calls.stop(alone.host);
  await tracks.joinAll(alone.scheduleId);
  await make(alone.callId);
  const without = await filmable();
  const { db, objects } = service;
  const parts = { db, objects, queue: service.queue, clock: now, ffmpeg: '/nowhere/ffmpeg' };
  const { companyId } = tracks.calls;
  await createFilmWorker(parts)({ companyId, callId: without.callId });
  for (const { scheduleId } of [running, alone, without]) {
    expect((await tracks.report(scheduleId)).films).toEqual([]);
  }
});

test('what is recorded afterwards is in a new film, and the one before it goes', async () => {
  const { callId, scheduleId, host, guest } = await filmable();
  await make(callId);
  const [before] = (await tracks.report(scheduleId)).films;
  const first = await filesOf(callId);
  await make(callId);
  expect((await tracks.report(scheduleId)).films[0].segments).toEqual(before.segments);
  aheadMs += 60_000;
  await tracks.calls.ask(host);
  await tracks.calls.answer(guest, true);
  await tracks.upload(guest);
  await tracks.calls.stop(host);
  await tracks.joinAll(scheduleId);
  await make(callId);
  const [after] = (await tracks.report(scheduleId)).films;
  expect(after.segments).toHaveLength(2);
  const second = await filesOf(callId);
  expect(second[0]?.spare_keys).toContain(first[0]?.object_key);
  expect(second[0]?.spare_keys).not.toContain(second[0]?.object_key);
});

test('a maker that was killed is followed by another, and one that lives is left alone', async () => {
  const { callId, scheduleId } = await filmable();
  const { companyId } = tracks.calls;
  const text = `with f as (insert into call_films (company_id, call_id, schedule_id, kind)
      values ($1, $2, $3, 'people') returning id)
    insert into recordings (company_id, subject, subject_id, status, processing_since)
    select $1, 'call-film', id, 'processing', $4 from f`;
  await service.owner.query(text, [companyId, callId, scheduleId, now()]);
  await make(callId);
  const stateOf = async () => (await tracks.report(scheduleId)).films[0].status;
  expect(await stateOf()).toBe('processing');
  aheadMs += 31_000;
  await make(callId);
  expect(await stateOf()).toBe('playable');
});

test('a film whose track is lost is given up, and said', async () => {
  const { callId, scheduleId } = await filmable();
  const { rows } = await service.owner.query(
    `select r.object_key from recordings r join call_tracks t on t.id = r.call_track_id
      where t.call_id = $1 and t.kind = 'screen'`,
    [callId],
  );
  await service.objects.remove(rows[0].object_key);
  await make(callId);
  expect((await tracks.report(scheduleId)).films).toMatchObject([
    { kind: 'people', status: 'failed', url: null },
    { kind: 'screens', status: 'failed', url: null },
  ]);
});

test('the clock finds what no job was sent for', async () => {
  const { callId } = await filmable();
  await service.runJob('film-calls');
  const { rows } = await service.owner.query(
    `select data from pgboss.job where name = 'film-call' and (data ->> 'callId')::int = $1`,
    [callId],
  );
  expect(rows).toHaveLength(1);
});

test('a film goes with its tracks, and with the interview its rows', async () => {
  const { callId, scheduleId } = await filmable();
  await make(callId);
  const kept = await filesOf(callId);
  await service.owner.query('update recordings set verified_at = now()');
  const night = async () => {
    aheadMs += 86_400_000;
    await service.runJob('apply-retention');
  };
  aheadMs += 100 * 86_400_000;
  await night();
  await night();
  expect(await filesOf(callId)).toMatchObject([{ status: 'deleted' }, { status: 'deleted' }]);
  for (const { object_key: key } of kept) await expect(service.objects.head(key)).rejects.toThrow();
  aheadMs += 700 * 86_400_000;
  await night();
  await night();
  const left = 'select count(*)::int from call_films where schedule_id = $1';
  expect((await service.owner.query(left, [scheduleId])).rows).toEqual([{ count: 0 }]);
});
