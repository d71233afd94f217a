import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import {
  codeTo,
  createSharing,
  openViewer,
  passMinutes,
  passPause,
  rowsOf,
  type Sharing,
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
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('[RV-9] [C7] the code counts in the browser that asked, once, and for its link only', async () => {
  const [viewer, second] = [await sharing.invite(), await sharing.invite()];
  const [browser, other] = [openViewer(service), openViewer(service)];
  await browser.ask(viewer);
  const code = await codeTo(service, viewer);
  expect(codeOf(await other.verify(viewer, code))).toBe('invalid_otp');
  await other.ask(second);
  expect(codeOf(await other.verify(second, code))).toBe('invalid_otp');
  expect(codeOf(await browser.verify({ ...viewer, email: second.email }, code))).toBe(
    'invalid_otp',
  );
  const marks = [...browser.cookies];
  expect((await browser.verify(viewer, code)).status).toBe(200);
  expect(codeOf(await browser.verify(viewer, code))).toBe('invalid_otp');
  const thief = openViewer(service);
  for (const [name, value] of marks) thief.cookies.set(name, value);
  expect(codeOf(await thief.verify(viewer, code))).toBe('invalid_otp');
  // The mark that the code was asked with opens nothing, and neither does no mark.
  expect(codeOf(await thief.watch(viewer))).toBe('viewing_refused');
  expect(codeOf(await openViewer(service).watch(viewer))).toBe('viewing_refused');
  expect((await browser.watch(viewer)).status).toBe(200);
});

test('[C7] the sixth try is refused, right as it may be, and a resend does not reset the count', async () => {
  const viewer = await sharing.invite();
  const browser = openViewer(service);
  await browser.ask(viewer);
  const first = await codeTo(service, viewer);
  for (let n = 0; n < 3; n += 1) {
    expect(codeOf(await browser.verify(viewer, wrong(first)))).toBe('invalid_otp');
  }
  await passPause(service);
  expect((await browser.ask(viewer)).status).toBe(200);
  const code = await codeTo(service, viewer);
  for (let n = 0; n < 2; n += 1) {
    expect(codeOf(await browser.verify(viewer, wrong(code)))).toBe('invalid_otp');
  }
  const sixth = await browser.verify(viewer, code);
  expect(sixth).toMatchObject({ status: 429, errors: [{ code: 'too_many_requests' }] });
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(60);
});

test('[C7] a code that is asked for late is compared five times too, and works again after ten minutes', async () => {
  const viewer = await sharing.invite();
  const browser = openViewer(service);
  await browser.ask(viewer);
  await browser.verify(viewer, wrong(await codeTo(service, viewer)));
  await passMinutes(service, 9);
  await passPause(service);
  await browser.ask(viewer);
  const code = await codeTo(service, viewer);
  for (let n = 0; n < 4; n += 1) {
    expect(codeOf(await browser.verify(viewer, wrong(code)))).toBe('invalid_otp');
  }
  // Ten minutes after the first try of all, and in the middle of the second code's life.
  await passMinutes(service, 2);
  expect(await browser.verify(viewer, code)).toMatchObject({ status: 429 });
  await passMinutes(service, 8);
  expect((await browser.verify(viewer, code)).status).toBe(200);
});

test('[C7] of a hundred guesses at once five are looked at', async () => {
  const viewer = await sharing.invite();
  const browser = openViewer(service);
  await browser.ask(viewer);
  const code = await codeTo(service, viewer);
  const guesses = Array.from({ length: 100 }, () => browser.verify(viewer, wrong(code)));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(95);
});

test('[RV-4] the mail with the code says nothing that the one who asked for it wrote', async () => {
  const viewer = await sharing.invite();
  const lure = { firstName: 'Call https://evil.example now', lastName: 'Evil' };
  await openViewer(service).ask({ ...viewer, ...lure });
  const [mail] = await service.mailsTo(viewer.email);
  expect(mail?.text).toContain('your code: ');
  expect(mail?.text).not.toMatch(/evil/i);
});

test('[RV-4] a new code replaces the one before; asking again at once is refused', async () => {
  const viewer = await sharing.invite();
  const browser = openViewer(service);
  await browser.ask(viewer);
  const first = await codeTo(service, viewer);
  expect(await browser.ask(viewer)).toMatchObject({ status: 429 });
  await passPause(service);
  await browser.ask(viewer);
  const second = await codeTo(service, viewer);
  if (first !== second) expect(codeOf(await browser.verify(viewer, first))).toBe('invalid_otp');
  expect((await browser.verify(viewer, second)).status).toBe(200);
});

test('[C7] a link takes no more than fifty wrong codes a day, from however many browsers', async () => {
  const viewer = await sharing.invite();
  const seen: number[] = [];
  for (let n = 0; n < 55; n += 1) {
    seen.push((await openViewer(service).verify(viewer, '123456')).status);
  }
  expect(seen.slice(0, 4)).toEqual([422, 422, 422, 422]);
  expect(seen.at(-1)).toBe(429);
  expect(seen.filter((status) => status === 422).length).toBeLessThanOrEqual(50);
});

test('[C7] ten codes an hour are mailed for a link, from however many browsers', async () => {
  const viewer = await sharing.invite();
  const seen: number[] = [];
  for (let n = 0; n < 11; n += 1) seen.push((await openViewer(service).ask(viewer)).status);
  expect(seen).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('[RV-9] a code dies after ten minutes', async () => {
  const viewer = await sharing.invite();
  const browser = openViewer(service);
  await browser.ask(viewer);
  const code = await codeTo(service, viewer);
  try {
    aheadMs = minutes(10) + 1;
    expect(codeOf(await browser.verify(viewer, code))).toBe('invalid_otp');
  } finally {
    aheadMs = 0;
  }
});

test('[C1] of a hundred redemptions at once one wins', async () => {
  const viewer = await sharing.invite();
  const browser = openViewer(service);
  await browser.ask(viewer);
  const code = await codeTo(service, viewer);
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => browser.verify(viewer, code)),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 422, 429]));
});

test('what the database keeps opens nothing: secrets and codes are hashes', async () => {
  const other = await createSharing(service);
  const viewer = await other.invite();
  const browser = openViewer(service);
  await browser.ask(viewer);
  const code = await codeTo(service, viewer);
  const asked = [...browser.cookies.values()];
  await browser.verify(viewer, code);
  const { rows } = await service.owner.query(
    `select (select json_agg(s)::text from recording_shares s) || (select json_agg(c)::text from viewing_codes c)
         || (select json_agg(g)::text from viewing_grants g) || (select coalesce(json_agg(m)::text, '') from mails m)
         as dump`,
  );
  const secret = viewer.token.split('.')[1] ?? '';
  for (const kept of [secret, ...asked, ...browser.cookies.values()]) {
    expect(kept).toHaveLength(43);
    expect(rows[0].dump).not.toContain(kept);
  }
  expect(rows[0].dump).not.toContain(`"${code}"`);
});

test('codes are forgotten after a day, with the names in them; the consent of who got in is kept', async () => {
  const other = await createSharing(service);
  const [entered, asked, later] = [
    await other.invite(),
    await other.invite(),
    await other.invite(),
  ];
  await openViewer(service).enter(entered);
  await openViewer(service).ask(asked);
  await codeTo(service, asked);
  expect(await rowsOf(service, 'viewing_codes', other)).toHaveLength(2);
  try {
    aheadMs = minutes(25 * 60);
    await openViewer(service).ask(later);
    await codeTo(service, later);
    expect(await rowsOf(service, 'viewing_codes', other)).toHaveLength(1);
    const [grant] = await rowsOf(service, 'viewing_grants', other);
    expect([grant.first_name, grant.terms_id === null]).toEqual(['Vera', false]);
  } finally {
    aheadMs = 0;
  }
});
