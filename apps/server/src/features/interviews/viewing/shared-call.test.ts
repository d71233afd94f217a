import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createSharing, openViewer, type Sharing } from './test-viewing.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const BEGAN = 1_700_000_000_000;

/** In the place of the interview's own recording: what a candidate and an interviewer recorded of ten seconds. */
async function plantTracks({ companyId, scheduleId }: Sharing): Promise<void> {
  await service.owner.query('delete from recordings where company_id = $1', [companyId]);
  await service.owner.query('delete from attempts where company_id = $1', [companyId]);
  for (const [index, role] of ['interviewer', 'candidate'].entries()) {
    const text = `with c as (insert into calls (company_id, title, starts_at, ends_at, schedule_id, created_at)
        select $1, 'Panel', now(), now() + interval '1 hour', $2, now()
         where not exists (select from calls where company_id = $1) returning id),
      i as (insert into call_invitations (company_id, call_id, token_hash, email, role, expires_at, created_at)
        select $1, coalesce((select id from c), (select id from calls where company_id = $1)), $3, $3, $3, now(), now()
        returning id, call_id),
      s as (insert into call_seats (company_id, call_id, invitation_id, name)
        select $1, call_id, id, 'Name of the ' || $3 from i returning id, call_id),
      t as (insert into call_tracks (company_id, call_id, seat_id, schedule_id, kind, began_at, deadline_at)
        select $1, call_id, id, $2, 'camera', to_timestamp($6::bigint / 1000.0), now() from s returning id)
      insert into recordings (company_id, subject, subject_id, status, object_key, joined_at, duration_ms, bytes, timeline)
      select $1, 'call-track', id, 'playable', $4, now(), 10000, 4, $5::jsonb from t`;
    const began = BEGAN + index * 5_000;
    const timeline = [{ startedAt: began, atMs: 0, durationMs: 10_000 }];
    const key = `companies/${companyId}/${role}.webm`;
    await service.owner.query(text, [
      ...[companyId, scheduleId, role, key, JSON.stringify(timeline), began],
    ]);
  }
}

async function watched(options: object) {
  const sharing = await createSharing(service);
  await plantTracks(sharing);
  const viewer = await sharing.invite(options);
  const browser = openViewer(service);
  await browser.enter(viewer);
  return { sharing, viewer, browser, ...(await browser.watch(viewer)).data };
}

test('[RV-5] of a call without a film each track says where it lies in the recording and of whom it is, by no clock, and names no interviewer', async () => {
  const { recordings } = await watched({});
  expect(recordings).toMatchObject([
    {
      title: 'Recording 1',
      part: { kind: 'camera', role: 'interviewer', name: null },
      startedAt: null,
      segments: [{ startedAt: 0, atMs: 0, durationMs: 10_000 }],
    },
    {
      title: 'Recording 2',
      part: { kind: 'camera', role: 'candidate', name: 'Name of the candidate' },
      startedAt: null,
      segments: [{ startedAt: 5_000, atMs: 0, durationMs: 10_000 }],
    },
  ]);
  expect(JSON.stringify(recordings)).not.toContain('Name of the interviewer');
  expect(JSON.stringify(recordings)).not.toContain(new Date(BEGAN).toISOString().slice(0, 16));
  expect(JSON.stringify(recordings)).not.toContain(String(BEGAN));
});

test('a track that cannot be played yet moves the others to no other time', async () => {
  const { sharing, viewer, browser } = await watched({});
  await service.owner.query(
    `update recordings set status = 'processing' where company_id = $1 and object_key like '%interviewer%'`,
    [sharing.companyId],
  );
  const { recordings } = (await browser.watch(viewer)).data;
  expect(recordings).toMatchObject([
    { part: { role: 'candidate' }, segments: [{ startedAt: 5_000, atMs: 0 }] },
  ]);
});

test('a share that hides the name hides it in the tracks too', async () => {
  const given = await watched({ hideName: true });
  expect(given.recordings[1].part).toEqual({ kind: 'camera', role: 'candidate', name: null });
  expect(JSON.stringify(given)).not.toContain('Name of the candidate');
});

test('[RV-8] the length of a call counts once what two recorded at the same time', async () => {
  const { sharing, viewer, browser, viewKey } = await watched({});
  await service.owner.query(
    `update recording_views set started_at = started_at - interval '1 hour' where company_id = $1`,
    [sharing.companyId],
  );
  const ranges = [[0, 20_000]];
  const told = await browser.post('watched', { token: viewer.token, viewKey, ranges });
  expect(told.data).toEqual({ watchedMs: 15_000 });
  const { views } = (await sharing.call('GET', '/views')).data;
  expect(views).toMatchObject([{ watchedMs: 15_000, durationMs: 15_000 }]);
});
