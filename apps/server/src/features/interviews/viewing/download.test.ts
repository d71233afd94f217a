import { rights } from '@candor/contract/people/right-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openedAudit } from '../../operations/audit/test-audit.ts';
import { createSharing, openViewer } from './test-viewing.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const both = [0, rights.exportData, rights.watch];

test('[MC-1] who may watch and export is given the file, and that is written down', async () => {
  const sharing = await createSharing(service, both);
  const { status, data } = await sharing.call('POST', '/recording/download');
  expect(status).toBe(200);
  expect(data).toMatchObject({
    fileName: `Interview ${sharing.scheduleId}.mp4`,
    converted: false,
  });
  const { pathname, search } = new URL(data.url, 'http://localhost');
  const file = await service.app.inject({ url: pathname + search });
  expect(file.body).toBe('0123456789');
  expect(file.headers['content-disposition']).toContain('attachment');
  expect((await sharing.call('GET', '/views')).data.views).toMatchObject([
    { firstName: 'Ada', by: 'company', mayHaveDownloaded: true, watchedMs: null },
  ]);
  const entries = await openedAudit(service, sharing.companyId, `action = 'recording.downloaded'`);
  expect(entries).toHaveLength(1);
});

test('a download in a look that is going on is noted with it', async () => {
  const sharing = await createSharing(service, both);
  const { viewKey } = (await sharing.call('GET', '/recording')).data;
  await sharing.call('POST', '/watched', { viewKey, ranges: [[0, 1000]] });
  await sharing.call('POST', '/recording/download');
  expect((await sharing.call('GET', '/views')).data.views).toMatchObject([
    { watchedMs: 1000, mayHaveDownloaded: true },
  ]);
});

test('watching alone and exporting alone give no file', async () => {
  for (const activities of [
    [0, rights.watch],
    [0, rights.exportData],
  ]) {
    const sharing = await createSharing(service, activities);
    const { status } = await sharing.call('POST', '/recording/download');
    expect(status).toBe(403);
    expect((await sharing.call('GET', '/views')).data.views).toEqual([]);
  }
});

test('[MC-1] what the server has converted is told, in the report and behind the gate', async () => {
  const sharing = await createSharing(service, [...both, rights.shareOutside]);
  await service.owner.query(
    `update recordings set video_codec = 'avc', audio_codec = 'aac' where company_id = $1`,
    [sharing.companyId],
  );
  expect((await sharing.call('POST', '/recording/download')).data.converted).toBe(true);
  const viewer = await sharing.invite({ allowDownload: true });
  const browser = openViewer(service);
  await browser.enter(viewer);
  expect((await browser.watch(viewer)).data.recordings).toMatchObject([{ converted: true }]);
});

test('what is no longer there cannot be downloaded', async () => {
  const sharing = await createSharing(service, both);
  await service.owner.query(
    `update recordings set status = 'processing', object_key = null where company_id = $1`,
    [sharing.companyId],
  );
  const { status, errors } = await sharing.call('POST', '/recording/download');
  expect(status).toBe(409);
  expect(errors).toMatchObject([{ code: 'no_recording' }]);
});

test('of a call no single track is given as if it were all, and the film of all is', async () => {
  const sharing = await createSharing(service, [...both, rights.shareOutside]);
  const { companyId, scheduleId } = sharing;
  const text = `with c as (insert into calls (company_id, title, starts_at, ends_at, schedule_id, created_at)
      values ($1, 'Panel', now(), now() + interval '1 hour', $2, now()) returning id),
    i as (insert into call_invitations (company_id, call_id, token_hash, email, expires_at, created_at)
      select $1, id, 'x', 'host@example.com', now(), now() from c returning id, call_id),
    s as (insert into call_seats (company_id, call_id, invitation_id, name)
      select $1, call_id, id, 'Host' from i returning id, call_id)
    insert into call_tracks (company_id, call_id, seat_id, schedule_id, kind, began_at, deadline_at)
    select $1, call_id, id, $2, 'camera', now(), now() from s returning id`;
  const { rows } = await service.owner.query(text, [companyId, scheduleId]);
  await service.owner.query(
    `update recordings set subject = 'call-track', subject_id = $2 where company_id = $1`,
    [companyId, rows[0].id],
  );
  const { status, errors } = await sharing.call('POST', '/recording/download');
  expect(status).toBe(409);
  expect(errors).toMatchObject([{ code: 'several_files' }]);
  expect((await sharing.call('GET', '/views')).data.views).toEqual([]);
  const key = `companies/${companyId}/film.mp4`;
  await service.objects.put(key, Buffer.from('film'), 'video/mp4');
  const film = `with f as (insert into call_films (company_id, call_id, schedule_id, kind)
      select company_id, call_id, schedule_id, 'people' from call_tracks where id = $2 returning id)
    insert into recordings (company_id, subject, subject_id, status, object_key, joined_at, duration_ms, bytes)
    select $1, 'call-film', id, 'playable', $3, now() + interval '1 minute', 1000, 4 from f`;
  await service.owner.query(film, [companyId, rows[0].id, key]);
  const given = await sharing.call('POST', '/recording/download');
  const { pathname, search } = new URL(given.data.url, 'http://localhost');
  expect((await service.app.inject({ url: pathname + search })).body).toBe('film');
  const viewer = await sharing.invite({ allowDownload: true });
  const browser = openViewer(service);
  await browser.enter(viewer);
  const seen = (await browser.watch(viewer)).data.recordings;
  expect(seen).toMatchObject([{ title: 'Recording 1', bytes: 4 }]);
  await service.owner.query(`update recordings set joined_at = now() where object_key = $1`, [key]);
  await service.owner.query(
    `update recordings set joined_at = now() + interval '1 hour' where subject = 'call-track' and company_id = $1`,
    [companyId],
  );
  expect((await sharing.call('POST', '/recording/download')).status).toBe(409);
});
