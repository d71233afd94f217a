import { contract } from '@candor/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveKey } from '../../../platform/config/secret.ts';
import { checkSecret } from '../../../platform/database/secret-mark.ts';
import { createTestDatabase } from '../../../platform/database/test-database.ts';
import { sealText } from '../../../platform/sealing/sealed-text.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { codeOf, openBrowser } from '../../people/accounts/test-browser.ts';
import { linkIn, newPerson, openDoor } from '../../people/accounts/test-mailed-links.ts';
import { password } from '../../people/accounts/test-people.ts';
import { brokenChains, openedAudit } from '../audit/test-audit.ts';
import { recordAudit } from '../audit/index.ts';
import { people } from '../../people/companies/test-company.ts';
import { giveUpSecret } from './index.ts';

const secret = 'new'.repeat(11);
const lost = 'lost'.repeat(8);
const { multifactor } = contract;
const chosen = 'Chosen#Horse1';
let service: TestApp;

beforeAll(async () => {
  service = await createTestApp({ secret });
});
afterAll(() => service.close());

const ask = async (text: string, values: unknown[] = []) =>
  (await service.owner.query(text, values)).rows;
const sealed = (purpose: string) => sealText('kept', deriveKey(lost, purpose));

/** Signed up, signed in, with an authenticator. */
async function enrolled(type: 'candidate' | 'company' | 'interviewer') {
  const person = newPerson();
  await openDoor(service, person).signUp({ type });
  const browser = openBrowser(service, { ip: person.ip });
  await browser.signIn(person.email, { type });
  const start = { password, name: 'Phone' };
  const begun = await browser.call('POST', multifactor.startAuthenticator.path, start);
  const { factorID, secret: shown } = begun.body.data as { factorID: number; secret: string };
  const code = await generate({ secret: shown });
  await browser.call('POST', multifactor.confirmAuthenticator.path, { factorID, code });
  await service.mailsTo(person.email);
  return { ...person, type, browser };
}

async function withPasskey() {
  const person = await enrolled('interviewer');
  await ask(
    `insert into multifactor_factors (account_id, kind, name, credential_id, public_key, created_at, confirmed_at)
     select id, 'passkey', 'Key', 'credential', 'public', now(), now() from accounts where email = $1`,
    [person.email],
  );
  return person;
}

async function plantCandidate(companyId: number): Promise<number> {
  const [row] = await ask(
    `insert into candidates (company_id, email, first_name, last_name, last_activity_at)
     values ($1, 'ada@lost.example', 'Ada', 'Byron', now()) returning id::int`,
    [companyId],
  );
  return row.id;
}

/** Everything that the lost secret had sealed, in the place of what this app sealed. */
async function loseEverything(accountId: number): Promise<void> {
  await ask(`update multifactor_factors set sealed_secret = $1 where kind = 'authenticator'`, [
    await sealed('sealing'),
  ]);
  await ask(`insert into payout_details values ($1, $2, 'ending in 7466', now())`, [
    accountId,
    await sealed('sealing'),
  ]);
  const [{ id }] = await ask(
    `insert into connected_calendars (account_id, kind, name, source_sealed, host, time_zone, connected_at, read_at)
     values ($1, 'feed', 'Work', $2, 'calendar.example', 'Europe/Oslo', now(), now()) returning id`,
    [accountId, await sealed('sealing')],
  );
  await ask('insert into calendar_turns values ($1, $2, now())', [id, accountId]);
  await ask('update webhook_endpoints set secret_sealed = $1', [await sealed('sealing')]);
  await ask('update person_keys set sealed_key = $1', [await sealed('persons')]);
  await ask(
    `insert into mails (key, recipient, subject, sealed_content) values ('w', 'ada@lost.example', 'Waits', $1)`,
    [await sealed('mails')],
  );
}

/** As somebody does who is told by the mail. */
async function comeBack({ email, ip, type }: { email: string; ip: string; type: string }) {
  const fresh = openBrowser(service, { ip });
  expect(codeOf(await fresh.signIn(email, { type }))).toBe('wrong_credentials');
  const [mail] = await service.mailsTo(email);
  expect(mail?.subject).toBe('Please set up your authenticator app again');
  expect(linkIn(mail).path).toBe('/forgot-password');
  const door = openDoor(service, { email, ip });
  await door.choose('set', await door.forget(), chosen);
  const { body } = await fresh.signIn(email, { type, password: chosen });
  expect(body.data).toMatchObject({ mustEnrol: true, methods: [] });
  const multifactorToken = String(body.data?.['multifactorToken']);
  const begun = await fresh.call('POST', multifactor.startEnrolment.path, { multifactorToken });
  const { factorID, secret: shown } = begun.body.data as { factorID: number; secret: string };
  const code = await generate({ secret: shown });
  const answer = { multifactorToken, factorID, code };
  const done = await fresh.call('POST', multifactor.confirmEnrolment.path, answer);
  expect(done.body.data).toMatchObject({ login: { token: expect.any(String) } });
}

const giveUp = () =>
  giveUpSecret(service.connections.owner, {
    ...{ secret, isPushKeyLost: true, baseUrl: 'http://localhost' },
  });

test('a secret that is lost for good is given up: everybody gets in again, by a mail and a new authenticator', async () => {
  const company = await people(service).found();
  const { companyId } = company;
  const hook = { url: 'https://hooks.example/x', description: '', events: ['application.created'] };
  const { webhookID } = (await company.call('POST', '/api/webhooks', hook)).data;
  const candidateId = await plantCandidate(companyId);
  const note = (after: object) =>
    service.db.inCompany(companyId, (tx) =>
      recordAudit(
        tx,
        {
          ...{ companyId, actorKind: 'account', action: 'candidate.updated', after },
          ...{ objectKind: 'candidate', objectId: candidateId },
        },
        new Date(),
      ),
    );
  await note({ phone: '+99 1' });
  const persons = [await enrolled('candidate'), await enrolled('company')];
  const withKey = await withPasskey();
  const accountOf = async (email: string) =>
    (await ask('select id::int from accounts where email = $1', [email]))[0].id;
  await loseEverything(await accountOf(withKey.email));

  await expect(
    checkSecret(service.connections.owner, { secret, source: 'APP_SECRET' }),
  ).rejects.toThrow(/SECRET_LOST=yes/);
  expect(await giveUp()).toMatchObject({
    ...{
      authenticators: 3,
      people: 2,
      mails: 1,
      webhooks: 1,
      logKeys: 1,
      payouts: 1,
      calendars: 1,
    },
  });
  // Nothing opens where their money goes, nor where their calendars are: they are asked.
  expect(await ask('select * from payout_details')).toEqual([]);
  expect(await ask('select * from connected_calendars')).toEqual([]);
  const subjects = (await service.mailsTo(withKey.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Please say again where your money goes');
  expect(subjects).toContain('Please connect your calendars again');
  await checkSecret(service.connections.owner, { secret, source: 'APP_SECRET' });

  for (const { email, ip, type, browser } of persons) {
    expect((await browser.me()).status).toBe(401);
    await comeBack({ email, ip, type });
    // From now on as ever: the factor is asked for.
    const again = await openBrowser(service, { ip }).signIn(email, { type, password: chosen });
    expect(again.body.data).toMatchObject({ mustEnrol: false });
  }

  // A passkey was never sealed: it goes on, and so does the password beside it.
  const kept = await openBrowser(service, { ip: withKey.ip }).signIn(withKey.email, {
    type: withKey.type,
  });
  expect(kept.body.data).toMatchObject({ methods: ['passkey', 'recovery-code'], mustEnrol: false });

  await note({ phone: '+99 2' });
  const log = await openedAudit(service, companyId, `object_kind = 'candidate'`);
  expect(log).toMatchObject([
    { after: null, gone: 'secret-lost' },
    { after: { phone: '+99 2' }, gone: null },
  ]);
  expect(await openedAudit(service, companyId, `action = 'secret.given-up'`)).toMatchObject([
    { after: { webhooks: 1, logKeys: 1 } },
  ]);
  expect(await openedAudit(service, 0, `action = 'secret.given-up'`)).toMatchObject([
    { actorKind: 'system', after: { authenticators: 3, people: 2, mails: 1 } },
  ]);
  expect(await brokenChains(service)).toEqual([]);
  expect(await ask(`select sealed_content, last_problem from mails where key = 'w'`)).toMatchObject(
    [{ sealed_content: null, last_problem: expect.stringContaining('lost') }],
  );
  expect(
    await ask('select title from notifications where account_id = $1', [company.accountId]),
  ).toContainEqual({ title: 'Your webhooks need new secrets' });
  const admin = await people(service).plantMember(companyId, { role: 'COMPANY_ADMIN' });
  const rotated = await admin.call('POST', `/api/webhooks/${webhookID}/secret`);
  expect(rotated.status).toBe(200);
});

test('whoever still has the secret gives nothing up, whether it is marked or not', async () => {
  const other = await createTestDatabase();
  await other.owner.query(
    `insert into mails (key, recipient, subject, sealed_content) values ('w', 'ada@lost.example', 'Waits', $1)`,
    [await sealed('mails')],
  );
  const given = { secret: lost, isPushKeyLost: true, baseUrl: 'http://localhost' };
  for (const _ of ['unmarked', 'marked']) {
    await expect(giveUpSecret(other.connections.owner, given)).rejects.toThrow(
      /SECRET_LOST.*Nothing was given up/,
    );
  }
  const { rows } = await other.owner.query('select sealed_content from mails');
  expect(rows[0].sealed_content).toEqual(expect.any(String));
  await other.drop();
});
