import { readFileSync } from 'node:fs';
import { accountTerms, identityPromise } from '@candor/contract/people/account-promise-rules';
import { contract } from '@candor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './features/people/accounts/test-browser.ts';
import { plantPerson } from './features/people/accounts/test-people.ts';
import { invite, roomOf } from './features/interviews/attempts/test-invitation.ts';
import { people } from './features/people/companies/test-company.ts';
import { png, sent } from './features/people/profiles/test-documents.ts';
import { employment, enter, person, skill } from './features/people/profiles/test-register.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { endpoints } from './test-scene.ts';

let service: TestApp;
let ahead = 0;
const DAY = 86_400_000;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(Date.now() + ahead) });
});
afterAll(() => service.close());

/** Each sentence is held by the test whose title begins so; a new one has to be. */
const held: Readonly<Record<string, string>> = {
  'The account is yours alone; what is done with it counts as done by you.': 'who is signed in',
  'We keep your address, what you enter, and when and from where you signed in.':
    'who is signed in',
  'Companies see what you give them: an application, an interview, feedback.': 'nothing given',
  'Nothing is recorded without a page that says so and asks you first.': 'before the terms',
  'Whoever runs this installation of Candor can reach what is stored, to keep it working.':
    'documents',
  'Only you and the people who run Candor can open these documents.': 'documents',
  'Companies never see them.': 'documents',
  'They are deleted 30 days after the check is decided.': 'documents',
};

test('every sentence that is accepted or read with an account is held by a test', () => {
  expect([...accountTerms, ...identityPromise].toSorted()).toEqual(Object.keys(held).toSorted());
  const own = readFileSync(import.meta.filename, 'utf8');
  for (const title of Object.values(held)) expect(own).toContain(`test('${title}:`);
});

test('who is signed in: the log writes down a deed as the account’s, when and from where', async () => {
  const ip = '203.0.113.77';
  const { email, accountId } = await plantPerson(service);
  const browser = openBrowser(service, { ip });
  expect((await browser.signIn(email, { type: 'candidate' })).status).toBe(200);
  const { rows } = await service.owner.query(
    `select ip, created_at from sessions where account_id = $1`,
    [accountId],
  );
  expect(rows).toEqual([{ ip, created_at: expect.any(Date) }]);
  const log = await service.owner.query(
    `select action from audit_log where actor_account_id = $1 and ip = $2`,
    [accountId, ip],
  );
  expect(log.rows).toEqual([{ action: 'session.start' }]);
});

test('nothing given: no company finds a candidate who has applied nowhere and was not invited', async () => {
  const who = people(service);
  const company = await who.found();
  const email = 'unseen@example.com';
  await who.plantAccount(email, 'CANDIDATE');
  expect((await who.signIn(email, { type: 'candidate' })).reply.status).toBe(200);
  const { path } = contract.candidates.getCandidatesByFilter;
  const found = await company.call('POST', path, {});
  expect(found.status).toBe(200);
  expect(JSON.stringify(found.data)).not.toContain(email);
  const { rows } = await service.owner.query('select 1 from candidates where email = $1', [email]);
  expect(rows).toEqual([]);
});

test('before the terms: neither an upload nor a monitor begins without the version that is in force', async () => {
  const invitation = await invite(service.db, service.owner, service.clock());
  const room = roomOf(service.app, invitation);
  const post = async (url: string, body: object) => {
    const payload = { token: invitation.token, ...body };
    const reply = await service.app.inject({ method: 'POST', url, payload });
    return reply.statusCode;
  };
  const ofLinks = endpoints.filter(
    ([name, { access }]) => access.kind === 'link' && /^(recordings|proctoring)\./.test(name),
  );
  expect(ofLinks.length).toBeGreaterThan(5);
  for (const [name, { path, example }] of ofLinks) {
    const { body } = example as { body?: object };
    const status = await post(path, { ...body, token: invitation.token });
    expect([name, status >= 400]).toEqual([name, true]);
  }
  const rows = async () =>
    (
      await service.owner.query('select 1 from recordings where company_id = $1', [
        invitation.companyId,
      ])
    ).rowCount;
  expect(await rows()).toBe(0);
  expect((await room.enter({ termsID: invitation.termsId + 1_000 })).code).not.toBe('ok');
  expect(await rows()).toBe(0);
});

test('documents: their owner and the office open them, nobody else, and 30 days after the decision they are gone', async () => {
  const owner = await enter(service, 'EXTERNAL_INTERVIEWER');
  const registration = '/api/interviewers/registration';
  await owner.send('PUT', `${registration}/person`, { ...person, headline: 'Engineer' });
  const languages = [{ name: 'Dutch', level: 'Native' }];
  const work = { employments: [employment], skills: [skill], languages };
  await owner.send('PUT', `${registration}/employment`, work);
  const upload = { kind: 'identity-front', ...sent('passport.png', png()) };
  const { data } = await owner.send('POST', '/api/interviewers/identity-documents', upload);
  await owner.send('POST', '/api/interviewers/identity-checks', {
    ...{ documentType: 'passport', frontDocumentID: data.documentID },
    ...{ backDocumentID: null, selfieDocumentID: null },
  });
  const office = await enter(service, 'SUPER_ADMIN');
  const checks = '/api/administration/identity-checks';
  const list = (await office.send('GET', `${checks}?state=waiting`)).data.checks;
  const { checkID } = list.find((one: { accountID: number }) => one.accountID === owner.accountId);
  const documents = async () => (await office.send('GET', `${checks}/${checkID}`)).data.documents;
  expect(await documents()).toHaveLength(1);

  const company = await people(service).found();
  const other = await enter(service, 'EXTERNAL_INTERVIEWER');
  const candidate = await enter(service, 'CANDIDATE');
  expect((await company.call('GET', checks)).status).toBe(403);
  expect((await company.call('GET', `${checks}/${checkID}`)).status).toBe(403);
  for (const stranger of [other, candidate]) {
    expect((await stranger.send('GET', `${checks}/${checkID}`)).status).toBe(403);
    const own = `/api/interviewers/identity-documents/${data.documentID}`;
    expect((await stranger.send('GET', own)).status).toBeGreaterThanOrEqual(403);
  }

  expect((await office.send('POST', `${checks}/${checkID}/approve`)).status).toBe(200);
  ahead = 30 * DAY - 60_000;
  await service.runJob('forget-identity-documents');
  const kept = async () =>
    (
      await service.owner.query(
        'select 1 from documents where account_id = $1 and removed_at is null',
        [owner.accountId],
      )
    ).rowCount;
  expect(await kept()).toBe(1);
  ahead = 30 * DAY + 60_000;
  await service.runJob('forget-identity-documents');
  expect(await kept()).toBe(0);
  ahead = 0;
});
