import { generate } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { issueToken, spendToken } from '../../../platform/tokens/one-time-token-store.ts';
import { openBrowser } from '../../people/accounts/test-browser.ts';
import { password, plantCompany, plantPerson } from '../../people/accounts/test-people.ts';
import { png, sent } from '../../people/profiles/test-documents.ts';
import {
  employment,
  enter,
  type Entered,
  person,
  skill,
} from '../../people/profiles/test-register.ts';
import { inviteSuperAdmin } from './index.ts';

let service: TestApp;
let office: Entered;

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
});
afterAll(() => service.close());

const base = '/api/administration';

/** An interviewer whose documents wait. */
async function waiting() {
  const interviewer = await enter(service, 'EXTERNAL_INTERVIEWER');
  const { send } = interviewer;
  const registration = '/api/interviewers/registration';
  await send('PUT', `${registration}/person`, { ...person, headline: 'Staff engineer' });
  await send('PUT', `${registration}/employment`, {
    employments: [employment],
    skills: [skill],
    languages: [{ name: 'Dutch', level: 'Native' }],
  });
  const uploaded = await send('POST', '/api/interviewers/identity-documents', {
    kind: 'identity-front',
    ...sent('passport.png', png()),
  });
  await send('POST', '/api/interviewers/identity-checks', {
    documentType: 'passport',
    frontDocumentID: uploaded.data.documentID,
    backDocumentID: null,
    selfieDocumentID: null,
  });
  const { data } = await send('GET', registration);
  return { ...interviewer, checkID: Number(data.identityCheck.checkID) };
}

async function audited(action: string, objectId: number) {
  const { rows } = await service.owner.query(
    `select actor_account_id::int as actor, after from audit_log
      where company_id = 0 and action = $1 and object_id = $2 order by seq`,
    [action, String(objectId)],
  );
  return rows;
}

test('[F5] a check is shown with its documents, confirmed once, told by mail and recorded', async () => {
  const ada = await waiting();
  const list = await office.send('GET', `${base}/identity-checks`);
  expect(list.data.checks).toContainEqual(
    expect.objectContaining({ checkID: ada.checkID, name: 'Noor de Vries', email: ada.email }),
  );
  const { data } = await office.send('GET', `${base}/identity-checks/${ada.checkID}`);
  const file = await service.app.inject({ method: 'GET', url: data.documents[0].url });
  expect(file.rawPayload.equals(png())).toBe(true);
  const decide = () => office.send('POST', `${base}/identity-checks/${ada.checkID}/approve`);
  const replies = await Promise.all([decide(), decide(), decide()]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect((await ada.browser.me()).body.data).toMatchObject({ isKYC: true });
  const mails = await service.mailsTo(ada.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your identity is confirmed']);
  for (const action of ['identity.submit', 'identity.view', 'identity.approve']) {
    expect([action, await audited(action, ada.checkID)]).toEqual([action, [expect.anything()]]);
  }
});

test('a refusal carries its reason, and another try is open', async () => {
  const ada = await waiting();
  const url = `${base}/identity-checks/${ada.checkID}/refuse`;
  expect((await office.send('POST', url, { reason: ' ' })).status).toBe(422);
  expect((await office.send('POST', url, { reason: 'Too <b>dark</b>' })).status).toBe(200);
  const { data } = await ada.send('GET', '/api/interviewers/registration');
  expect(data.identityCheck).toMatchObject({ status: 'refused', reason: 'Too <b>dark</b>' });
  expect(data.doneSteps).toEqual([1, 2]);
  const [mail] = await service.mailsTo(ada.email);
  expect(mail?.html).toContain('Too &lt;b&gt;dark&lt;/b&gt;');
  expect((await ada.browser.me()).body.data).toMatchObject({ isKYC: false });
});

test('only a super admin sees checks and CVs stay their owner’s, in the database too', async () => {
  const ada = await waiting();
  const eve = await enter(service, 'CANDIDATE');
  await service.owner.query(
    `insert into documents (account_id, kind, object_key, content_type, bytes, file_name, uploaded_at)
     values ($1, 'cv', 'x', 'application/pdf', 1, 'cv.pdf', now())`,
    [ada.accountId],
  );
  const kinds = async (accountId: number) =>
    service.db.asAccount(accountId, (tx) =>
      tx.selectFrom('documents').select('kind').where('accountId', '=', ada.accountId).execute(),
    );
  expect(await kinds(office.accountId)).toEqual([{ kind: 'identity-front' }]);
  expect(await kinds(eve.accountId)).toEqual([]);
  for (const { send } of [ada, eve]) {
    expect((await send('GET', `${base}/identity-checks/${ada.checkID}`)).status).toBe(403);
  }
});

test('[C11] a suspended company’s sessions die at once, none begins, and all come back', async () => {
  const companyId = await plantCompany(service, 'Kanaal Suspended');
  const member = await plantPerson(service, { companyId });
  const browser = openBrowser(service);
  await browser.signIn(member.email);
  expect((await browser.me()).status).toBe(200);
  const url = `${base}/companies/${companyId}`;
  const because = { reason: 'Unpaid.' };
  expect((await office.send('POST', `${url}/suspend`, because)).status).toBe(200);
  expect((await browser.me()).status).toBe(401);
  expect((await browser.refresh()).status).toBe(401);
  expect((await openBrowser(service).signIn(member.email)).status).toBe(403);
  const found = await office.send('GET', `${base}/companies?search=NAAL%20SUSP`);
  expect(found.data).toMatchObject({
    total: 1,
    companies: [{ name: 'Kanaal Suspended', members: 1, suspendedBecause: 'Unpaid.' }],
  });
  expect(await audited('company.suspend', companyId)).toEqual([
    { actor: office.accountId, after: { because: 'Unpaid.', sessionsEnded: 1 } },
  ]);
  expect((await office.send('POST', `${url}/reactivate`)).status).toBe(200);
  expect((await browser.signIn(member.email)).status).toBe(200);
});

test('[C11] a call that a suspended company’s link has opened is not entered any more', async () => {
  const [shut, open] = [await plantCompany(service), await plantCompany(service)];
  const { accountId } = await plantPerson(service, {});
  const now = new Date();
  const issue = (companyId: number) =>
    service.db.global((tx) =>
      issueToken(
        tx,
        {
          purpose: 'call',
          accountId,
          expiresAt: new Date(now.getTime() + 60_000),
          data: { companyId, invitationId: 1 },
        },
        now,
      ),
    );
  const tokens = [await issue(shut), await issue(open)];
  const url = `${base}/companies/${shut}`;
  await office.send('POST', `${url}/suspend`, { reason: 'Unpaid.' });
  await office.send('POST', `${url}/reactivate`);
  const spent = await Promise.all(
    tokens.map((token) =>
      service.db.global((tx) => spendToken(tx, { purpose: 'call', secret: token, now })),
    ),
  );
  expect(spent.map((token) => token?.data['companyId'])).toEqual([undefined, open]);
});

test('[C11] a disabled person is out at once and enabled again', async () => {
  const ada = await enter(service, 'CANDIDATE');
  const url = `${base}/people/${ada.accountId}`;
  expect((await office.send('POST', `${url}/disable`, { reason: 'Asked for.' })).status).toBe(200);
  expect((await ada.browser.me()).status).toBe(401);
  const again = openBrowser(service);
  expect((await again.signIn(ada.email, { type: 'candidate' })).status).toBe(401);
  expect(await audited('account.disable', ada.accountId)).toHaveLength(1);
  expect((await office.send('POST', `${url}/enable`)).status).toBe(200);
  expect((await again.signIn(ada.email, { type: 'candidate' })).status).toBe(200);
});

test('[SE-5] a lost second factor is reset with a reason, told by mail and recorded', async () => {
  const ada = await enter(service, 'CANDIDATE');
  const start = { password, name: 'Phone' };
  const { data: setup } = await ada.send('POST', '/api/multifactor/authenticator', start);
  const body = { factorID: setup.factorID, code: await generate({ secret: setup.secret }) };
  await ada.send('POST', '/api/multifactor/authenticator/confirm', body);
  const url = `${base}/people/${ada.accountId}/reset-second-factor`;
  const reason = { reason: 'Lost the phone; seen in person.' };
  expect((await office.send('POST', url, reason)).status).toBe(200);
  expect((await office.send('POST', url, reason)).errors[0].code).toBe('no_factor');
  expect((await ada.browser.me()).status).toBe(401);
  const again = openBrowser(service);
  await again.signIn(ada.email, { type: 'candidate' });
  expect((await again.me()).status).toBe(200);
  expect(await audited('account.second-factor-reset', ada.accountId)).toHaveLength(1);
  const subjects = (await service.mailsTo(ada.email)).map(({ subject }) => subject);
  expect(subjects).toContain('A second factor was removed from your account');
});

test('nobody locks themselves out, and what does not exist is not found', async () => {
  const own = `${base}/people/${office.accountId}/disable`;
  expect((await office.send('POST', own, { reason: 'x' })).errors[0].code).toBe('own_account');
  for (const url of ['people/999999/disable', 'companies/999999/suspend']) {
    expect((await office.send('POST', `${base}/${url}`, { reason: 'x' })).status).toBe(404);
  }
});

test('people are found by the beginnings of words; nothing typed is a pattern', async () => {
  const { email } = await plantPerson(service, {});
  const search = async (text: string) => {
    const query = new URLSearchParams({ search: text });
    const { data } = await office.send('GET', `${base}/people?${query}`);
    return data.people.map((found: { email: string }) => found.email);
  };
  expect(await search(email.toUpperCase())).toEqual([email]);
  expect(await search('love ada')).toContain(email);
  for (const text of ['%', '_', 'velace', '\\']) expect(await search(text)).toEqual([]);
});

test('[MN-1] maintenance closes the product to everybody but super admins', async () => {
  const ada = await enter(service, 'CANDIDATE');
  const turn = (isInMaintenance: boolean) =>
    office.send('PUT', `${base}/maintenance`, { isInMaintenance });
  expect((await turn(true)).status).toBe(200);
  const closed = await ada.send('GET', '/api/candidates/registration');
  expect([closed.status, closed.errors[0].code]).toEqual([503, 'in_maintenance']);
  expect((await office.send('GET', `${base}/overview`)).data).toMatchObject({
    isInMaintenance: true,
  });
  expect((await turn(false)).status).toBe(200);
  expect((await ada.send('GET', '/api/candidates/registration')).status).toBe(200);
  expect(await audited('maintenance.begin', 1)).toHaveLength(1);
});

test('the super admin that the configuration names gets one mail, and a password by it', async () => {
  const email = 'Operator@Candor.example';
  const { db, postOffice, clock } = service;
  const invite = () =>
    inviteSuperAdmin({ db, postOffice, baseUrl: 'http://localhost', email, now: clock() });
  await invite();
  await invite();
  const mails = await service.mailsTo('operator@candor.example');
  expect(mails.map(({ subject }) => subject)).toEqual(['You administer Candor: set your password']);
  const href = /href="([^"]+)"/.exec(mails[0]?.html ?? '')?.[1] ?? '';
  const { searchParams } = new URL(href.replaceAll('&amp;', '&'));
  const set = await service.app.inject({
    method: 'POST',
    url: '/api/accounts/set-password',
    payload: {
      email: searchParams.get('email'),
      token: searchParams.get('token'),
      password,
      confirmPassword: password,
    },
  });
  expect(set.statusCode).toBe(200);
  const browser = openBrowser(service);
  const reply = await browser.signIn('operator@candor.example', { type: 'superAdmin' });
  expect(reply.status).toBe(200);
});
