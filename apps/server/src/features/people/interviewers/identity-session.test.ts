import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stripeSecrets } from '../../../platform/payments/test-stripe.ts';
import { enter, type Entered } from '../profiles/test-register.ts';
import { beforeCheck, codeOf, decide, factsOf, handIn } from './test-identity-payments.ts';
import {
  checkOf,
  type IdentityScene,
  look,
  open,
  openIdentityScene,
  urlOf,
} from './test-identity-sessions.ts';

let scene: IdentityScene;

beforeAll(async () => {
  scene = await openIdentityScene();
});
beforeEach(() => scene.beginTest());
afterAll(() => scene.close());

const waysOf = async ({ send }: Entered) =>
  (await send('GET', '/api/interviewers/registration')).data.identityWays;
const ten = Array.from({ length: 10 }, () => 0);

test('[PY-3] [SH-5] an interviewer is confirmed on a page of Stripe, by what it tells, and comes in', async () => {
  const { noor, does } = await scene.atThePage();
  expect(await checkOf(noor)).toMatchObject({ way: 'stripe', status: 'begun', documentType: null });
  expect((await noor.send('GET', '/api/interviewers/registration')).data.doneSteps).toEqual([1, 2]);
  await does('submit');
  for (const told of await scene.toldSince()) expect(await scene.hear(told)).toBe(200);
  expect(await checkOf(noor)).toMatchObject({ status: 'pending' });
  expect(await factsOf(noor)).toMatchObject({ isKYC: false });
  await does('verify');
  for (const told of await scene.toldSince()) expect(await scene.hear(told)).toBe(200);
  expect(await checkOf(noor)).toMatchObject({ status: 'approved', reasonCode: null });
  expect(await factsOf(noor)).toMatchObject({ isKYC: true });
  expect((await open(noor)).data).toEqual({ url: null });
  const mails = await scene.service.mailsTo(noor.email);
  expect(mails.filter(({ subject }) => subject === 'Your identity is confirmed')).toHaveLength(1);
});

test('the page opens once, so each visit is given another; all lead to one session', async () => {
  const { noor } = await scene.atThePage();
  const before = (await scene.stripe.seen()).verifications.length;
  const urls = [await urlOf(noor), await urlOf(noor)];
  expect(new Set(urls).size).toBe(2);
  const page = async (url: string | null = '') => (await fetch(url ?? '')).text();
  expect(await page(urls[0])).toContain('Show my passport');
  expect(await page(urls[0])).toContain('This link was used');
  expect(await page(urls[1])).toContain('Show my passport');
  expect((await scene.stripe.seen()).verifications.length).toBe(before);
});

test('ten tabs begin at once: there is one check and one session', async () => {
  const noor = await beforeCheck(scene.service);
  const before = (await scene.stripe.seen()).verifications.length;
  const urls = await Promise.all(ten.map(() => urlOf(noor)));
  const session = await scene.lastSession();
  expect(urls.every((url) => url?.includes(session))).toBe(true);
  expect((await scene.stripe.seen()).verifications.length - before).toBe(1);
  const text = 'select count(*)::int as n from identity_checks where account_id = $1';
  expect((await scene.service.owner.query(text, [noor.accountId])).rows).toEqual([{ n: 1 }]);
});

test('whoever closed the page is asked about, by the page that comes back or by a job, without any webhook', async () => {
  const { noor, does } = await scene.atThePage();
  await does('verify');
  expect((await look(noor)).data).toEqual({ status: 'approved' });
  const other = await scene.atThePage();
  await other.does('verify');
  await scene.service.runJob('follow-identity');
  expect(await factsOf(other.noor)).toMatchObject({ isKYC: true });
});

test('webhooks ten times at once and in the wrong order: one move each way, one mail, each event once', async () => {
  const { noor, does } = await scene.atThePage();
  await does('fail', { code: 'document_expired' });
  await does('verify');
  const told = (await scene.toldSince()).toReversed();
  const heard = await Promise.all(told.flatMap((one) => ten.map(() => scene.hear(one))));
  expect(new Set(heard)).toEqual(new Set([200]));
  await scene.service.runJob('follow-identity');
  for (const one of told) expect(await scene.hear(one)).toBe(200);
  expect(await checkOf(noor)).toMatchObject({ status: 'approved' });
  const moves = await scene.service.owner.query(
    `select action from audit_log where company_id = 0 and object_kind = 'identity-check'
        and after ->> 'status' is not null and (after ->> 'accountID')::bigint = $1`,
    [noor.accountId],
  );
  expect(moves.rows).toEqual([{ action: 'identity.approve' }]);
  expect(await scene.service.mailsTo(noor.email)).toHaveLength(1);
});

test('an answer to an older question changes nothing that a later one said', async () => {
  const { noor, does } = await scene.atThePage();
  await does('fail', { code: 'document_expired' });
  scene.clock.now = new Date(Date.now() + 60_000);
  expect((await look(noor)).data).toEqual({ status: 'refused' });
  await does('submit');
  scene.clock.now = new Date(Date.now() + 30_000);
  expect((await look(noor)).data).toEqual({ status: 'refused' });
  scene.clock.now = new Date(Date.now() + 90_000);
  expect((await look(noor)).data).toEqual({ status: 'pending' });
});

test('forged and old webhooks are refused, and one about nobody’s session changes nothing', async () => {
  const { noor, session, does } = await scene.atThePage();
  await does('verify');
  const told = (await scene.toldSince()).at(-1);
  if (told === undefined) throw new Error('Nothing was told');
  const signedAt = (seconds: number, secret: string, payload = told.payload) => {
    const mac = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
    return { payload, signature: `t=${seconds},v1=${mac}` };
  };
  const seconds = Math.floor(Date.now() / 1000);
  expect(await scene.hear(signedAt(seconds, 'whsec_another'))).toBe(401);
  expect(await scene.hear(signedAt(seconds - 400, stripeSecrets.webhookSecret))).toBe(401);
  const stray = told.payload.replaceAll(session, 'vs_test_strange');
  expect(await scene.hear(signedAt(seconds, stripeSecrets.webhookSecret, stray))).toBe(200);
  expect(await checkOf(noor)).toMatchObject({ status: 'begun' });
  // What it says of itself is not believed either: this session is not verified.
  const other = await scene.atThePage();
  const lie = told.payload.replaceAll(session, other.session);
  expect(await scene.hear(signedAt(seconds, stripeSecrets.webhookSecret, lie))).toBe(200);
  expect(await checkOf(other.noor)).toMatchObject({ status: 'begun' });
});

test.each([
  ['consent_declined', 'consent_declined'],
  ['country_not_supported', 'country_unknown'],
  ['device_not_supported', 'device_unfit'],
  ['document_expired', 'document_expired'],
  ['document_type_not_supported', 'document_kind'],
  ['document_unverified_other', 'document_unread'],
  ['selfie_document_missing_photo', 'face_missing'],
  ['selfie_face_mismatch', 'face_differs'],
  ['selfie_manipulated', 'face_unread'],
  ['under_supported_age', 'too_young'],
  ['a_code_of_next_year', 'other'],
])('what Stripe says as %s is said as %s', async (code, reasonCode) => {
  const { noor, does } = await scene.atThePage();
  await does('fail', { code });
  expect((await look(noor)).data).toEqual({ status: 'refused' });
  expect(await checkOf(noor)).toMatchObject({ status: 'refused', reason: null, reasonCode });
  const [mail] = await scene.service.mailsTo(noor.email);
  expect(mail?.text).toContain('Trying again costs nothing more');
});

test('who left the page half way is refused nothing, and goes on', async () => {
  const { noor, session, does } = await scene.atThePage();
  await does('fail', { code: 'abandoned' });
  expect((await look(noor)).data).toEqual({ status: 'begun' });
  expect(await urlOf(noor)).toContain(session);
});

test('who was refused tries again in the same session, and is confirmed', async () => {
  const { noor, session, does } = await scene.atThePage();
  await does('fail', { code: 'selfie_face_mismatch' });
  await look(noor);
  expect(await urlOf(noor)).toContain(session);
  await does('verify');
  expect((await look(noor)).data).toEqual({ status: 'approved' });
});

test('whose document has another name is refused, and confirmed once the account has the name on it', async () => {
  const { noor, does } = await scene.atThePage();
  await does('verify', { name: ['Noor', 'Jansen'] });
  expect((await look(noor)).data).toEqual({ status: 'refused' });
  expect(await checkOf(noor)).toMatchObject({ reasonCode: 'name_differs' });
  await scene.service.owner.query("update accounts set last_name = 'Jansen' where id = $1", [
    noor.accountId,
  ]);
  expect((await look(noor)).data).toEqual({ status: 'approved' });
});

test('whose document has another name may show another one, in a session of its own', async () => {
  const { noor, session, does } = await scene.atThePage();
  await does('verify', { name: ['Eve', 'Sand'] });
  await look(noor);
  expect(await urlOf(noor)).not.toContain(session);
  expect((await scene.stripe.seen()).redacted).toContain(session);
  await scene.stripe.verify({ session: await scene.lastSession(), act: 'verify' });
  expect((await look(noor)).data).toEqual({ status: 'approved' });
});

test('a session that was cancelled at Stripe is over, which is said, and another is begun', async () => {
  const { noor, session, does } = await scene.atThePage();
  await does('cancel');
  expect((await look(noor)).data).toEqual({ status: 'refused' });
  expect(await checkOf(noor)).toMatchObject({ reasonCode: 'ended' });
  expect(await urlOf(noor)).not.toContain(session);
  expect(await checkOf(noor)).toMatchObject({ status: 'begun' });
  expect(await scene.service.mailsTo(noor.email)).toEqual([]);
});

test('after five refusals a person looks at documents', async () => {
  const { noor, does } = await scene.atThePage();
  for (const _time of [1, 2, 3, 4]) {
    await does('fail', { code: 'document_expired' });
    // Asked ten times at once, and counted once.
    await Promise.all(ten.map(() => look(noor)));
  }
  expect((await open(noor)).status).toBe(200);
  expect(await waysOf(noor)).toEqual(['stripe', 'review']);
  await does('fail', { code: 'document_expired' });
  await look(noor);
  expect(codeOf(await open(noor))).toBe('identity_tries_over');
  expect(await waysOf(noor)).toEqual(['review']);
  const mails = await scene.service.mailsTo(noor.email);
  const offers = mails.map(({ text }) => text.includes('try once more'));
  expect([offers.length, offers.filter((isOffered) => !isOffered).length]).toEqual([5, 1]);
  expect((await handIn(noor)).status).toBe(200);
});

test('who prefers documents gives up the page, and a person decides', async () => {
  const { noor, session } = await scene.atThePage();
  expect((await handIn(noor)).status).toBe(200);
  expect((await scene.stripe.seen()).redacted).toContain(session);
  expect(codeOf(await open(noor))).toBe('identity_checked');
  expect((await decide(scene.office, noor.accountId, null)).status).toBe(200);
  expect(await factsOf(noor)).toMatchObject({ isKYC: true });
});

test('who prefers documents, and hands in none that are taken, stays on the page', async () => {
  const { noor, session } = await scene.atThePage();
  const documents = { frontDocumentID: 987_654, backDocumentID: null, selfieDocumentID: null };
  const body = { documentType: 'passport', ...documents };
  expect(codeOf(await noor.send('POST', '/api/interviewers/identity-checks', body))).toBe(
    'document_unknown',
  );
  expect((await scene.stripe.seen()).redacted).not.toContain(session);
  expect(await checkOf(noor)).toMatchObject({ way: 'stripe', status: 'begun' });
});

test('a session that Stripe does not know, as after another key, is over and holds up nothing', async () => {
  const strange = async () => {
    const { noor } = await scene.atThePage();
    await scene.service.owner.query(
      "update identity_sessions set session_id = 'vs_of_another_key_' || account_id where account_id = $1",
      [noor.accountId],
    );
    return noor;
  };
  const [asking, again, showing] = [await strange(), await strange(), await strange()];
  expect((await look(asking)).data).toEqual({ status: 'refused' });
  expect(await checkOf(asking)).toMatchObject({ reasonCode: 'ended' });
  expect(await urlOf(again)).toContain(await scene.lastSession());
  expect((await handIn(showing)).status).toBe(200);
  expect(await checkOf(showing)).toMatchObject({ way: 'review', status: 'pending' });
  for (const job of ['follow-identity', 'forget-identity-sessions'])
    await scene.service.runJob(job);
  const said = scene.service.problems.map(({ message }) => message);
  expect(said.filter((message) => message.includes('another_key'))).toEqual([]);
});

test('while Stripe is checking, or has confirmed meanwhile, no documents are taken', async () => {
  const { noor, does } = await scene.atThePage();
  await does('submit');
  expect(codeOf(await handIn(noor))).toBe('identity_checked');
  await does('verify');
  expect(codeOf(await handIn(noor))).toBe('identity_checked');
  expect(await checkOf(noor)).toMatchObject({ way: 'stripe', status: 'approved' });
});

test.each(['silent', 'dropped', 'unanswered'] as const)(
  'while Stripe is %s nothing changes, and the same session is there afterwards',
  async (how) => {
    const noor = await beforeCheck(scene.service);
    const before = (await scene.stripe.seen()).verifications.length;
    await scene.stripe.fail({ call: 'verify', how, times: 2 });
    expect(codeOf(await open(noor))).toBe('identity_silent');
    await scene.stripe.fail({ call: 'standing', how, times: 2 });
    expect(codeOf(await open(noor))).toBe('identity_silent');
    await scene.stripe.fail({ call: 'standing', how, times: 4 });
    expect(codeOf(await look(noor))).toBe('identity_silent');
    expect(codeOf(await handIn(noor))).toBe('identity_silent');
    await scene.stripe.fail();
    expect(await checkOf(noor)).toMatchObject({ status: 'begun' });
    const session = await scene.lastSession();
    await scene.stripe.verify({ session, act: 'verify' });
    const told = (await scene.toldSince()).at(-1);
    if (told === undefined) throw new Error('Nothing was told');
    await scene.stripe.fail({ call: 'standing', how, times: 2 });
    expect(await scene.hear(told)).toBe(503);
    await scene.stripe.fail();
    expect(await scene.hear(told)).toBe(200);
    expect(await checkOf(noor)).toMatchObject({ status: 'approved' });
    expect((await scene.stripe.seen()).verifications.length - before).toBe(1);
  },
);

test('the steps before come first', async () => {
  const early = await enter(scene.service, 'EXTERNAL_INTERVIEWER');
  expect(codeOf(await open(early))).toBe('steps_first');
});
