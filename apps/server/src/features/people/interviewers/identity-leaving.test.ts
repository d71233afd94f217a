import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStripeStandIn, type StripeStandIn } from '../../../platform/payments/test-stripe.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { brokenChains } from '../../operations/audit/test-audit.ts';
import { openBrowser } from '../accounts/test-browser.ts';
import { enter, type Entered, person } from '../profiles/test-register.ts';
import { beforeCheck, decide, handIn, standingOf } from './test-identity-payments.ts';
import { checkOf, look, open } from './test-identity-sessions.ts';

let stripe: StripeStandIn;
/** Where identities are shown to Stripe, and where they were once. */
let there: TestApp;
let here: TestApp;
let office: Entered;

beforeAll(async () => {
  stripe = await startStripeStandIn();
  const settings = { stripe: stripe.settings, billing: 'test' as const };
  there = await createTestApp({ ...settings, identity: 'stripe' });
  here = await createTestApp(settings);
  office = await enter(there, 'SUPER_ADMIN');
  await stripe.hold();
});
afterAll(async () => {
  await there.close();
  await here.close();
  await stripe.close();
});

const registrationOf = async ({ send }: Entered) =>
  (await send('GET', '/api/interviewers/registration')).data;

/** As the installation left it that showed identities to Stripe. */
async function waitingAtStripe(service: TestApp) {
  const noor = await beforeCheck(service);
  const intent = randomUUID();
  const session = await service.work.identityKept?.open({ intent, backTo: 'http://localhost/' });
  await service.owner.query(
    `with made as (
       insert into identity_checks (account_id, provider, status, submitted_at)
       values ($1, 'stripe', 'pending', now()) returning account_id, id)
     insert into identity_sessions (account_id, check_id, intent, session_id, made_at, opened_at)
     select account_id, id, $2, $3, now(), now() from made`,
    [noor.accountId, intent, session],
  );
  return { noor, session };
}

test('where Stripe is asked no more, who waited there hands in documents, and what it has is deleted', async () => {
  const { noor, session } = await waitingAtStripe(here);
  expect(await registrationOf(noor)).toMatchObject({ identityWays: ['review'], doneSteps: [1, 2] });
  expect((await handIn(noor)).status).toBe(200);
  expect(await checkOf(noor)).toMatchObject({ way: 'review', status: 'pending' });
  await here.runJob('forget-identity-sessions');
  expect((await stripe.seen()).redacted).toContain(session);
});

test('where Stripe is asked no more, it deletes what it has of who was deleted here', async () => {
  const { noor, session } = await waitingAtStripe(here);
  await here.owner.query('delete from sessions where account_id = $1', [noor.accountId]);
  await here.owner.query('delete from accounts where id = $1', [noor.accountId]);
  await here.runJob('forget-identity-sessions');
  expect((await stripe.seen()).redacted).toContain(session);
});

test('who showed nothing to anybody pays like everybody else', async () => {
  const noor = await beforeCheck(there);
  const shown = await beforeCheck(there);
  await open(noor);
  await stripe.verify({ session: (await stripe.seen()).verifications.at(-1) ?? '', act: 'cancel' });
  await look(noor);
  expect(await checkOf(noor)).toMatchObject({ status: 'refused', reasonCode: 'ended' });
  await handIn(shown);
  const fee = '/api/administration/billing/fees/identity-check';
  expect((await office.send('PUT', fee, { amount: 1900 })).status).toBe(200);
  expect(await standingOf(noor)).toMatchObject({ isDue: true });
  // Who handed documents in before it cost anything goes on without paying.
  expect(await standingOf(shown)).toMatchObject({ isDue: false });
  await office.send('PUT', fee, { amount: 0 });
});

test('that somebody confirmed has another name is told to whoever runs the installation', async () => {
  const noor = await beforeCheck(there);
  const save = (firstName: string, lastName: string) =>
    noor.send('PUT', '/api/interviewers/registration/person', {
      ...person,
      ...{ firstName, lastName, country: 'NL', headline: 'Engineer' },
    });
  const subject = 'A confirmed interviewer has another name now';
  const told = async () =>
    (await there.mailsTo(office.email)).filter((mail) => mail.subject === subject);
  await save('Nora', 'de Vries');
  await handIn(noor);
  expect(await told()).toHaveLength(0);
  await decide(office, noor.accountId, null);
  // Written otherwise, and the same.
  await save('NORA', 'De Vries');
  expect(await told()).toHaveLength(0);
  expect((await save('Eve', 'Sand')).status).toBe(200);
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('The identity of NORA De Vries was confirmed');
  expect(mail?.text).toContain('Eve Sand');
});

/** The same person at another door, with what an account of that kind may do. */
async function alsoAs(noor: Entered, userType: 'CANDIDATE' | 'COMPANY_ADMIN') {
  const types = 'update accounts set user_types = array_append(user_types, $2) where id = $1';
  await there.owner.query(types, [noor.accountId, userType]);
  const browser = openBrowser(there);
  await browser.signIn(noor.email, { type: userType === 'CANDIDATE' ? 'candidate' : 'company' });
  return async (method: 'POST' | 'PUT', url: string, payload: object) => {
    await browser.refresh();
    const headers = { authorization: `Bearer ${browser.kept.token}` };
    return (await there.app.inject({ method, url, headers, payload })).statusCode;
  };
}

const company = {
  ...{ name: 'Zandweg', website: 'https://zandweg.example', industry: 'Manufacturing' },
  ...{ size: '1-10', country: 'NL', city: 'Utrecht', phone: '+31 30 000 00 00', description: '' },
};

test('whichever way somebody confirmed takes another name, it is told', async () => {
  const noor = await beforeCheck(there);
  await handIn(noor);
  await decide(office, noor.accountId, null);
  const news = async () => {
    const mails = await there.mailsTo(office.email);
    return mails.filter(({ text }) => / was confirmed/.test(text)).map(({ text }) => text);
  };
  const toldOf = async (name: string) =>
    expect((await news()).filter((text) => text.includes(name))).toHaveLength(1);

  const asCandidate = await alsoAs(noor, 'CANDIDATE');
  const names = (firstName: string, lastName: string) => ({ firstName, lastName });
  const path = '/api/candidates/registration/person';
  expect(await asCandidate('PUT', path, { ...person, ...names('Ida', 'Lund') })).toBe(200);
  await toldOf('Ida Lund');

  const asFounder = await alsoAs(noor, 'COMPANY_ADMIN');
  const founding = { ...company, ...names('Olga', 'Berg') };
  expect(await asFounder('POST', '/api/companies', founding)).toBe(200);
  await toldOf('Olga Berg');

  const own = { jobTitle: 'Founder', phone: '+31 30 000 00 00', timeZone: 'Europe/Amsterdam' };
  const profile = { ...own, ...names('Vera', 'Dahl') };
  expect(await asFounder('PUT', '/api/companies/own-profile', profile)).toBe(200);
  await toldOf('Vera Dahl');
});

test('the chains verify', async () => {
  expect(await brokenChains(there)).toEqual([]);
  expect(await brokenChains(here)).toEqual([]);
});
