import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import {
  codeTo,
  createSharing,
  linkTo,
  openViewer,
  rowsOf,
  type Sharing,
  type Viewer,
} from './test-viewing.ts';

let service: TestApp;
let sharing: Sharing;
let aheadMs = 0;
const minutes = (n: number) => n * 60_000;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(Date.now() + aheadMs) });
  sharing = await createSharing(service);
});
afterAll(() => service.close());

const codeOf = (reply: { errors?: { code: string }[] }) => reply.errors?.[0]?.code;
const invented = (viewer: Viewer): Viewer => ({ ...viewer, token: `1.${'x'.repeat(43)}` });

test('[RV-9] link, address and code open the recording; its URL answers ranges', async () => {
  const viewer = await sharing.invite();
  const browser = openViewer(service);
  const asked = await browser.ask(viewer);
  expect(asked).toMatchObject({ status: 200, data: { resendAfterSeconds: 30 } });
  const verified = await browser.verify(viewer, await codeTo(service, viewer));
  expect(verified.status).toBe(200);
  const { status, data } = await browser.watch(viewer);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    ...{ emptyReason: null, companyName: sharing.name, interviewTitle: 'Engineer' },
    ...{ candidateName: 'Grace Hopper', contactName: 'Ada Lund', watermark: viewer.email },
    recordings: [{ title: 'Recording 1', fileType: 'mp4', durationMs: 600_000, downloadUrl: null }],
  });
  const headers = { range: 'bytes=2-4' };
  const read = await service.app.inject({ url: data.recordings[0].url, headers });
  expect([read.statusCode, read.body]).toEqual([206, '234']);
});

test('[RV-9] the URL dies after fifteen minutes, the access after two hours', async () => {
  const viewer = await sharing.invite();
  const browser = openViewer(service);
  await browser.enter(viewer);
  const { data } = await browser.watch(viewer);
  const read = async () => (await service.app.inject({ url: data.recordings[0].url })).statusCode;
  try {
    aheadMs = minutes(14);
    expect(await read()).toBe(200);
    aheadMs = minutes(16);
    expect(await read()).toBe(403);
    expect((await browser.watch(viewer)).status).toBe(200);
    aheadMs = minutes(121);
    expect(codeOf(await browser.watch(viewer))).toBe('viewing_refused');
  } finally {
    aheadMs = 0;
  }
});

test('[RV-1] a missing token is said at once', async () => {
  const viewer = await sharing.invite();
  expect(await openViewer(service).ask({ ...viewer, token: '' })).toMatchObject({
    status: 422,
    errors: [{ code: 'invalid_access_token', message: 'Invalid access token' }],
  });
});

test('[RV-2] the address must be the link’s, trimmed and in any case', async () => {
  const viewer = await sharing.invite();
  const other = await openViewer(service).ask({ ...viewer, email: 'other@example.org' });
  expect(other).toMatchObject({
    status: 422,
    errors: [{ code: 'email_mismatch', message: 'Email mismatch', path: 'body.email' }],
  });
  const shouted = { ...viewer, email: `  ${viewer.email.toUpperCase()} ` };
  const browser = openViewer(service);
  expect((await browser.ask(shouted)).status).toBe(200);
  expect((await browser.verify(shouted, await codeTo(service, viewer))).status).toBe(200);
});

test('[RV-2] consent is required, to the current terms', async () => {
  const viewer = await sharing.invite();
  const browser = openViewer(service);
  expect(await browser.ask(viewer, { consentGiven: false })).toMatchObject({
    status: 422,
    errors: [{ code: 'consent_required', message: 'You must accept the Terms & Conditions' }],
  });
  expect(codeOf(await browser.ask(viewer, { termsID: 999_999 }))).toBe('terms_changed');
});

test('[RV-9] another address written into the link gets no code', async () => {
  const viewer = await sharing.invite();
  const email = 'thief@example.org';
  const forged = { ...viewer, email, emailtoken: Buffer.from(email).toString('base64') };
  const browser = openViewer(service);
  expect((await browser.ask(forged)).status).toBe(200);
  expect(await service.mailsTo(email)).toEqual([]);
  expect(await codeTo(service, viewer)).toBe('');
});

test('[RV-9] a living link, a dead and an invented one are answered alike before the code', async () => {
  const [living, revoked] = [await sharing.invite(), await sharing.invite()];
  await sharing.call('POST', `/shares/${revoked.shareID}/revoke`);
  const answers: unknown[] = [];
  for (const viewer of [living, revoked, invented(living), { ...living, token: 'no token' }]) {
    const browser = openViewer(service);
    const plain = async (reply: Promise<{ status: number; headers: object }>) => {
      const { headers, ...rest } = await reply;
      const names = Object.keys(headers).toSorted();
      return { ...rest, names };
    };
    answers.push([
      await plain(browser.ask(viewer)),
      await plain(browser.ask(viewer)),
      await plain(browser.verify(viewer, 'wrong')),
      await plain(browser.watch(viewer)),
      await plain(browser.post('log', viewer)),
      await plain(browser.post('watched', { ...viewer, viewKey: crypto.randomUUID(), ranges: [] })),
    ]);
  }
  const text = answers.map((answer) => JSON.stringify(answer).replaceAll(/in \d+ seconds/g, ''));
  expect(new Set(text).size).toBe(1);
});

test('[RV-9] an expired share lets nobody in and nobody go on', async () => {
  const viewer = await sharing.invite({ expiresInDays: 1 });
  const [inside, late] = [openViewer(service), openViewer(service)];
  try {
    aheadMs = minutes(24 * 60 - 30);
    const { data } = await inside.enter(viewer);
    // The grant ends with the share.
    expect(Date.parse(data.accessExpiresAt)).toBeLessThan(Date.now() + minutes(24 * 60 + 1));
    expect((await inside.watch(viewer)).status).toBe(200);
    await late.ask(viewer);
    const code = await codeTo(service, viewer);
    aheadMs = minutes(24 * 60 + 1);
    expect(codeOf(await inside.watch(viewer))).toBe('viewing_refused');
    expect(codeOf(await late.verify(viewer, code))).toBe('invalid_otp');
  } finally {
    aheadMs = 0;
  }
});

test('[RV-9] revoking puts out whoever watches, at once, and the code on its way', async () => {
  const viewer = await sharing.invite();
  const [inside, waiting] = [openViewer(service), openViewer(service)];
  await inside.enter(viewer);
  const { data } = await inside.watch(viewer);
  await waiting.ask(viewer);
  const code = await codeTo(service, viewer);
  await sharing.call('POST', `/shares/${viewer.shareID}/revoke`);
  expect(codeOf(await inside.watch(viewer))).toBe('viewing_refused');
  const report = { token: viewer.token, viewKey: data.viewKey, ranges: [[0, 1000]] };
  expect(codeOf(await inside.post('watched', report))).toBe('viewing_refused');
  expect(codeOf(await waiting.verify(viewer, code))).toBe('invalid_otp');
  expect((await openViewer(service).ask(viewer)).status).toBe(200);
  expect(await codeTo(service, viewer)).toBe(code);
});

test('[RV-9] an address of media dies with the access that it was given for', async () => {
  const [viewer, other] = [await sharing.invite(), await sharing.invite()];
  const [inside, beside] = [openViewer(service), openViewer(service)];
  await inside.enter(viewer);
  await beside.enter(other);
  const urlFor = async (browser: typeof inside, who: typeof viewer) =>
    String((await browser.watch(who)).data.recordings[0].url);
  const [url, otherUrl] = [await urlFor(inside, viewer), await urlFor(beside, other)];
  const get = (address: string) =>
    service.app.inject({ url: address, headers: { range: 'bytes=2-5' } });
  const played = await get(url);
  expect([played.statusCode, played.body]).toEqual([206, '2345']);
  expect(played.headers['cache-control']).toBe('private, no-store');
  expect(played.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  const [grant, otherGrant] = [url, otherUrl].map((each) => /grant=(\d+)/.exec(each)?.[1] ?? '');
  expect(grant).not.toBe(otherGrant);
  expect((await get(url.replace(`grant=${grant}`, `grant=${otherGrant}`))).statusCode).toBe(403);
  await sharing.call('POST', `/shares/${viewer.shareID}/revoke`);
  const refused = await get(url);
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([403, 'AccessEnded']);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect((await get(otherUrl)).statusCode).toBe(206);
});

test('[RV-9] a suspended company’s links open nothing', async () => {
  const other = await createSharing(service);
  const viewer = await other.invite();
  const browser = openViewer(service);
  await browser.enter(viewer);
  await service.owner.query('update tenants set suspended_at = now() where id = $1', [
    other.companyId,
  ]);
  expect(codeOf(await browser.watch(viewer))).toBe('viewing_refused');
});

test('[RV-9] a grant opens no other link, of this company or of another', async () => {
  const other = await createSharing(service);
  const [viewer, second, foreign] = [
    await sharing.invite(),
    await sharing.invite(),
    await other.invite(),
  ];
  const browser = openViewer(service);
  await browser.enter(viewer);
  const [mark] = [...browser.cookies.values()];
  for (const closed of [second, foreign]) {
    await browser.ask(closed);
    for (const name of browser.cookies.keys()) browser.cookies.set(name, mark ?? '');
    expect(codeOf(await browser.watch(closed))).toBe('viewing_refused');
  }
  // The company's number in front of the secret names another company's rows, which are not there.
  const moved = { ...viewer, token: viewer.token.replace(/^\w+/, other.companyId.toString(36)) };
  expect(codeOf(await browser.watch(moved))).toBe('viewing_refused');
});

test('[RV-6] an empty list says why', async () => {
  const other = await createSharing(service);
  const viewer = await other.invite();
  const browser = openViewer(service);
  await browser.enter(viewer);
  const reasonFor = async (change: string) => {
    await service.owner.query(change, [other.companyId]);
    const { data } = await browser.watch(viewer);
    return [data.recordings.length, data.emptyReason, data.viewKey];
  };
  const to = (status: string) => `update recordings set status = '${status}' where company_id = $1`;
  expect(await reasonFor(to('processing'))).toEqual([0, 'processing', null]);
  expect(await reasonFor(to('failed'))).toEqual([0, 'failed', null]);
  expect(await reasonFor(to('empty'))).toEqual([0, 'not-recorded', null]);
  const gone = 'delete from recordings where company_id = $1';
  expect(await reasonFor(gone)).toEqual([0, 'not-recorded', null]);
  const cancelled = 'update interview_schedules set cancelled_at = now() where company_id = $1';
  expect(await reasonFor(cancelled)).toEqual([0, 'cancelled', null]);
  expect(await rowsOf(service, 'recording_views', other)).toEqual([]);
});

test('[RV-9] sending again mails a new link; the old one is dead', async () => {
  const viewer = await sharing.invite();
  const again = () => sharing.call('POST', `/shares/${viewer.shareID}/resend`);
  expect(codeOf(await again())).toBe('too_many_requests');
  try {
    aheadMs = minutes(2);
    expect((await again()).status).toBe(200);
    const renewed = { ...viewer, ...(await linkTo(service, viewer)) };
    expect(renewed.token).not.toBe(viewer.token);
    await openViewer(service).ask(viewer);
    expect(await codeTo(service, viewer)).toBe('');
    const browser = openViewer(service);
    expect((await browser.enter(renewed)).status).toBe(200);
    await sharing.call('POST', `/shares/${viewer.shareID}/revoke`);
    aheadMs = minutes(4);
    expect(codeOf(await again())).toBe('share_ended');
  } finally {
    aheadMs = 0;
  }
});
