import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import {
  createSharing,
  linkTo,
  newViewer,
  openViewer,
  rowsOf,
  type Sharing,
  signInAsCandidate,
} from './test-viewing.ts';
import { openedAudit } from '../../operations/audit/test-audit.ts';
import { people as peopleOf } from '../../people/companies/test-company.ts';

let service: TestApp;
let sharing: Sharing;
let aheadMs = 0;
const minutes = (n: number) => n * 60_000;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(Date.now() + aheadMs) });
  sharing = await createSharing(service);
});
afterAll(() => service.close());

type Reply = { status: number; errors?: { code: string; path?: string }[] };
const codeOf = ({ errors }: Reply) => errors?.[0]?.code;

const stateOf = async (given: Sharing, shareID: number) => {
  const { data } = await given.call('GET', '/shares');
  return data.shares.find((share: { shareID: number }) => share.shareID === shareID)?.state;
};

test('several people get a mail each, with a link of their own', async () => {
  const [one, two] = [newViewer(), newViewer()];
  const { status, data } = await sharing.share([one, { ...two, email: two.email.toUpperCase() }]);
  expect(status).toBe(200);
  expect(data.shares.map(({ email }: { email: string }) => email).toSorted()).toEqual([
    one.email,
    two.email,
  ]);
  expect(data.shares[0]).toMatchObject({ state: 'sent', sharedBy: 'Ada Lund', watermark: true });
  const links = [await linkTo(service, one), await linkTo(service, two)];
  expect(new Set(links.map(({ token }) => token)).size).toBe(2);
  expect(Buffer.from(links[1]?.emailtoken ?? '', 'base64').toString()).toBe(two.email);
  const [mail] = await service.mailsTo(one.email);
  expect(mail?.text).toContain(`Ada Lund of ${sharing.name}`);
  expect(mail?.text).not.toContain('Grace');
});

test('a share is sent, opened, watched, revoked or expired', async () => {
  const viewer = await sharing.invite();
  const state = () => stateOf(sharing, viewer.shareID);
  expect(await state()).toBe('sent');
  const browser = openViewer(service);
  await browser.enter(viewer);
  expect(await state()).toBe('opened');
  await browser.watch(viewer);
  expect(await state()).toBe('watched');
  try {
    aheadMs = minutes(8 * 24 * 60);
    expect(await state()).toBe('expired');
  } finally {
    aheadMs = 0;
  }
  const revoke = () => sharing.call('POST', `/shares/${viewer.shareID}/revoke`);
  expect((await revoke()).status).toBe(200);
  expect(await state()).toBe('revoked');
  expect((await revoke()).status).toBe(200);
});

test('a share ends with the trust in who sent it', async () => {
  const viewer = await sharing.invite();
  const { plantMember } = peopleOf(service);
  const leaver = await plantMember(sharing.companyId, { role: 'COMPANY_ADMIN' });
  const admin = await plantMember(sharing.companyId, { role: 'COMPANY_ADMIN' });
  const path = `/api/companies/users/${leaver.membershipId}`;
  await service.owner.query('update recording_shares set shared_by = $1 where id = $2', [
    leaver.accountId,
    viewer.shareID,
  ]);
  expect((await admin.call('GET', path)).data.leaves).toMatchObject({ shares: 1 });
  expect((await admin.call('POST', `${path}/deactivate`, { reason: 'Left' })).status).toBe(200);
  expect(await stateOf(sharing, viewer.shareID)).toBe('revoked');
});

test('an address has one living share of an interview; the refused list makes none', async () => {
  const viewer = newViewer();
  const twice = await sharing.share([viewer, viewer]);
  expect(twice).toMatchObject({
    status: 409,
    errors: [{ code: 'already_shared', path: 'body.people.1.email' }],
  });
  const bad = await sharing.share([viewer, { ...newViewer(), email: 'nobody' }]);
  expect(bad).toMatchObject({
    status: 422,
    errors: [{ code: 'invalid_email', path: 'body.people.1.email' }],
  });
  expect(await service.mailsTo(viewer.email)).toEqual([]);
  const parallel = await Promise.all([1, 2, 3].map(() => sharing.share([viewer])));
  expect(parallel.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
});

test('downloading, the watermark and the name are as the share says', async () => {
  const options = { allowDownload: true, watermark: false, hideName: true };
  const viewer = await sharing.invite(options);
  const browser = openViewer(service);
  await browser.enter(viewer);
  const { data } = await browser.watch(viewer);
  expect(data).toMatchObject({ watermark: null, candidateName: null });
  const read = await service.app.inject({ url: data.recordings[0].downloadUrl });
  expect(read.headers['content-disposition']).toContain('Recording 1.mp4');
  expect(JSON.stringify(data)).not.toContain('Grace');
});

test('[RV-8] every view is logged by the server, the page’s call or not', async () => {
  const other = await createSharing(service);
  const viewer = await other.invite();
  const browser = openViewer(service);
  // Who did not get in leaves no trace in the log.
  await browser.post('log', viewer);
  await browser.enter({ ...viewer, firstName: 'Verena' });
  expect(await rowsOf(service, 'recording_views', other)).toEqual([]);
  const { data } = await browser.watch(viewer);
  const { data: again } = await browser.watch(viewer);
  expect(again.viewKey).toBe(data.viewKey);
  const { data: log } = await other.call('GET', '/views');
  expect(log.views).toEqual([
    expect.objectContaining({
      ...{ by: 'shared', firstName: 'Verena', lastName: 'Sund', email: viewer.email },
      ...{ shareID: viewer.shareID, watchedMs: null, durationMs: 600_000 },
    }),
  ]);
  expect(await browser.post('log', viewer)).toMatchObject({ status: 200, data: { done: true } });
  const [row] = await rowsOf(service, 'recording_views', other);
  expect(row.confirmed_at).not.toBeNull();
  const rows = await openedAudit(service, other.companyId, `action like 'recording.%'`);
  expect(rows.map(({ action }) => action)).toEqual(['recording.shared', 'recording.watched']);
  expect(rows[1]?.after).toMatchObject({ email: viewer.email, shareId: viewer.shareID });
});

test('how much was watched is what was played, each stretch once, and what is possible', async () => {
  const other = await createSharing(service);
  const viewer = await other.invite();
  const browser = openViewer(service);
  await browser.enter(viewer);
  const { viewKey } = (await browser.watch(viewer)).data;
  const report = (ranges: number[][], key = viewKey) =>
    browser.post('watched', { token: viewer.token, viewKey: key, ranges });
  expect((await report([[0, 8000]])).data).toEqual({ watchedMs: 8000 });
  expect((await report([[0, 8000]])).data).toEqual({ watchedMs: 8000 });
  const parts = [0, 1, 2, 3].map((n) => [[n * 4000, n * 4000 + 5000]]);
  await Promise.all(parts.map((ranges) => report(ranges)));
  expect((await report([])).data).toEqual({ watchedMs: 17_000 });
  // All ten minutes within the first seconds: nobody plays so fast.
  const claimed = (await report([[0, 600_000]])).data.watchedMs;
  expect(claimed).toBeLessThan(600_000);
  expect(codeOf(await report([[0, 1]], crypto.randomUUID()))).toBe('viewing_refused');
  const [row] = await rowsOf(service, 'recording_views', other);
  expect(row.watched_ms).toBe(String(claimed));
});

test('a member who plays the recording in the report is logged, once an hour', async () => {
  const other = await createSharing(service);
  const look = async () => {
    const reply = await other.call('GET', '/recording');
    const { viewKey } = reply.data;
    await other.call('POST', '/watched', { viewKey, ranges: [[0, 500]] });
    return reply;
  };
  try {
    expect((await look()).data.url).toContain('/');
    await look();
    aheadMs = minutes(59);
    await look();
    aheadMs = minutes(120);
    await look();
  } finally {
    aheadMs = 0;
  }
  const { data } = await other.call('GET', '/views');
  const seen = { by: 'company', firstName: 'Ada', lastName: 'Lund', shareID: null };
  expect(data.views).toEqual([expect.objectContaining(seen), expect.objectContaining(seen)]);
  const audit = await openedAudit(service, other.companyId, `action = 'recording.watched'`);
  expect(audit).toHaveLength(2);
});

test('what a member plays in the report is counted for that look, and for nobody else’s', async () => {
  const other = await createSharing(service);
  const { viewKey } = (await other.call('GET', '/recording')).data;
  const report = (ranges: number[][], key = viewKey) =>
    other.call('POST', '/watched', { viewKey: key, ranges });
  expect((await report([[0, 8000]])).data).toEqual({ watchedMs: 8000 });
  expect((await report([[4000, 9000]])).data).toEqual({ watchedMs: 9000 });
  expect((await other.call('GET', '/recording')).data.viewKey).toBe(viewKey);
  expect((await other.call('GET', '/views')).data.views).toEqual([
    expect.objectContaining({ by: 'company', watchedMs: 9000 }),
  ]);
  const viewer = await other.invite();
  const browser = openViewer(service);
  await browser.enter(viewer);
  const shared = (await browser.watch(viewer)).data;
  expect(codeOf(await report([[0, 1]], shared.viewKey))).toBe('unknown_view');
  expect(codeOf(await sharing.call('POST', '/watched', { viewKey, ranges: [] }))).toBe(
    'unknown_view',
  );
});

test('a recording that does not play yet is not seen by opening the report', async () => {
  const other = await createSharing(service);
  await service.owner.query(`update recordings set status = 'processing' where company_id = $1`, [
    other.companyId,
  ]);
  expect((await other.call('GET', '/recording')).data.url).toBeNull();
  expect(await rowsOf(service, 'recording_views', other)).toEqual([]);
});

test('candidates see who watched their own interviews, without addresses, and nobody else’s', async () => {
  const other = await createSharing(service);
  const viewer = await other.invite();
  const browser = openViewer(service);
  await browser.enter(viewer);
  await browser.watch(viewer);
  const { viewKey } = (await other.call('GET', '/recording')).data;
  await other.call('POST', '/watched', { viewKey, ranges: [[0, 500]] });
  const authorization = await signInAsCandidate(service, other, other.candidateEmail);
  const ask = async (scheduleId: number) => {
    const url = `/api/candidates/interviews/${scheduleId}/views`;
    const reply = await service.app.inject({ url, headers: { authorization } });
    return reply.json();
  };
  const { data } = await ask(other.scheduleId);
  expect(data.views.map(({ by }: { by: string }) => by).toSorted()).toEqual(['company', 'shared']);
  expect(JSON.stringify(data)).not.toContain('@');
  expect(codeOf(await ask(sharing.scheduleId))).toBe('not_found');
});

test('[D2] another company reads, makes, ends and sends no share', async () => {
  const other = await createSharing(service);
  const viewer = await sharing.invite();
  const authorization = await other.signIn();
  const ask = async (method: 'GET' | 'POST', path: string, scheduleId = sharing.scheduleId) => {
    const url = `/api/interviews/${scheduleId}${path}`;
    const people = [newViewer()];
    const options = { expiresInDays: 1, allowDownload: true, watermark: false, hideName: false };
    const payload = method === 'POST' ? { people, ...options } : undefined;
    const sent = { method, url, headers: { authorization }, ...(payload && { payload }) };
    return (await service.app.inject(sent)).json() as Reply;
  };
  const one = `/shares/${viewer.shareID}`;
  for (const [method, path] of [
    ['GET', '/shares'],
    ['POST', '/shares'],
    ['POST', `${one}/revoke`],
    ['POST', `${one}/resend`],
    ['GET', '/views'],
  ] as const) {
    expect(codeOf(await ask(method, path))).toBe('not_found');
  }
  // Their own interview does not lend its number to our share.
  expect(codeOf(await ask('POST', `${one}/revoke`, other.scheduleId))).toBe('not_found');
  expect(codeOf(await ask('POST', `${one}/resend`, other.scheduleId))).toBe('not_found');
  expect(await stateOf(sharing, viewer.shareID)).toBe('sent');
});

test('a share of one interview is not found under another of the company', async () => {
  const viewer = await sharing.invite();
  const { rows } = await service.owner.query(
    `insert into interview_schedules (company_id, job_id, candidate_id, blueprint_id, closes_at)
     select company_id, job_id, candidate_id, blueprint_id, closes_at from interview_schedules
      where company_id = $1 and id = $2 returning id`,
    [sharing.companyId, sharing.scheduleId],
  );
  const url = `/api/interviews/${rows[0].id}/shares/${viewer.shareID}/revoke`;
  const authorization = await sharing.signIn();
  const reply = await service.app.inject({ method: 'POST', url, headers: { authorization } });
  expect(reply.json().errors[0].code).toBe('not_found');
});

test('a company sends two hundred links a day', async () => {
  const other = await createSharing(service);
  await other.invite();
  await service.owner.query('update recording_shares set times_sent = 199 where company_id = $1', [
    other.companyId,
  ]);
  expect((await other.share([newViewer()])).status).toBe(200);
  expect(codeOf(await other.share([newViewer()]))).toBe('too_many_requests');
});
