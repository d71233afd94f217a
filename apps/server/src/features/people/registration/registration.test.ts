import { consentVersions } from '@candor/contract/people/person-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { docx, pdf, png, sent } from '../profiles/test-documents.ts';
import { enter, employment, person, skill } from '../profiles/test-register.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const registration = '/api/candidates/registration';
const work = { educations: [], employments: [employment], skills: [skill] };
const preferences = {
  preferences: {
    workTypes: ['Full-time'],
    workPlaces: ['Remote'],
    locations: ['Utrecht'],
    salary: { amount: 60_000, currency: 'EUR', period: 'year' },
    start: 'At once',
  },
  consents: { ...consentVersions },
};
const candidate = () => enter(service, 'CANDIDATE');

test('[SH-3] a candidate is registered after the third step, not before', async () => {
  const { send, browser } = await candidate();
  const userDetail = async () => (await browser.me()).body.data?.['userDetail'];
  expect(await userDetail()).toBeNull();
  expect((await send('PUT', `${registration}/person`, person)).status).toBe(200);
  expect((await send('PUT', `${registration}/work`, work)).status).toBe(200);
  expect(await userDetail()).toBeNull();
  expect((await send('PUT', `${registration}/preferences`, preferences)).status).toBe(200);
  expect(await userDetail()).toMatchObject({ firstName: 'Noor', lastName: 'de Vries' });
  const { data } = await send('GET', registration);
  expect(data).toMatchObject({
    person,
    work,
    preferences: preferences.preferences,
    consents: preferences.consents,
    doneSteps: [1, 2, 3],
  });
});

test('a step before its time is refused and keeps nothing', async () => {
  const { send } = await candidate();
  for (const [step, body] of [
    ['work', work],
    ['preferences', preferences],
  ] as const) {
    const reply = await send('PUT', `${registration}/${step}`, body);
    expect([reply.status, reply.errors[0].code]).toEqual([409, 'step_too_early']);
  }
  const { data } = await send('GET', registration);
  expect(data).toMatchObject({ work: null, preferences: null, doneSteps: [] });
  expect(data.consents).toEqual({ privacy: null, talentPool: null });
});

test.each([
  ['an empty name', { firstName: '  ' }, 'body.firstName'],
  ['a phone that is none', { phone: 'call me' }, 'body.phone'],
  ['a zone that is none', { timeZone: 'Mars/Olympus' }, 'body.timeZone'],
  ['a country that is none', { country: 'Netherlands' }, 'body.country'],
])('%s is refused by its field', async (_what, change, path) => {
  const { send } = await candidate();
  const reply = await send('PUT', `${registration}/person`, { ...person, ...change });
  expect([reply.status, reply.errors[0].path]).toEqual([422, path]);
});

test('nobody is registered without consent to the privacy text that was shown', async () => {
  const { send } = await candidate();
  await send('PUT', `${registration}/person`, person);
  await send('PUT', `${registration}/work`, work);
  for (const privacy of [null, 0, consentVersions.privacy + 1, false]) {
    const body = { ...preferences, consents: { privacy, talentPool: null } };
    expect((await send('PUT', `${registration}/preferences`, body)).status).toBe(422);
  }
});

test('a consent that is taken back is a date on the record, not a hole in it', async () => {
  const { send, accountId } = await candidate();
  await send('PUT', `${registration}/person`, person);
  await send('PUT', `${registration}/work`, work);
  const without = { ...preferences, consents: { ...consentVersions, talentPool: null } };
  for (const body of [preferences, preferences, without]) {
    expect((await send('PUT', `${registration}/preferences`, body)).status).toBe(200);
  }
  const { rows } = await service.owner.query(
    `select purpose, version, withdrawn_at is not null as withdrawn from consents
      where account_id = $1 order by purpose`,
    [accountId],
  );
  expect(rows).toEqual([
    { purpose: 'privacy', version: consentVersions.privacy, withdrawn: false },
    { purpose: 'talent-pool', version: consentVersions.talentPool, withdrawn: true },
  ]);
});

test('a consent says in which language its words were read', async () => {
  const { send, accountId } = await candidate();
  await send('PUT', `${registration}/person`, person);
  await send('PUT', `${registration}/work`, work);
  const german = { ...preferences, consents: { ...preferences.consents, language: 'de' } };
  expect((await send('PUT', `${registration}/preferences`, german)).status).toBe(200);
  const { rows } = await service.owner.query(
    'select distinct language from consents where account_id = $1',
    [accountId],
  );
  expect(rows).toEqual([{ language: 'de' }]);
  const unknown = { ...preferences, consents: { ...preferences.consents, language: 'xx' } };
  expect((await send('PUT', `${registration}/preferences`, unknown)).status).toBe(422);
});

test('a draft is kept as it was typed until its step is handed in', async () => {
  const { send } = await candidate();
  const content = '{"firstName":"No","phone":"not yet"}';
  expect((await send('PUT', `${registration}/drafts/person`, { content })).status).toBe(200);
  expect((await send('GET', registration)).data.drafts.person.content).toBe(content);
  await send('PUT', `${registration}/person`, person);
  expect((await send('GET', registration)).data.drafts).toEqual({});
});

test('a CV is kept, downloaded by its owner, replaced and removed with its file', async () => {
  const { send, accountId } = await candidate();
  const keyOf = async () => {
    const { rows } = await service.owner.query(
      'select object_key from documents where account_id = $1 order by id desc limit 1',
      [accountId],
    );
    return String(rows[0].object_key);
  };
  expect((await send('POST', '/api/candidates/cv', sent('../x/cv.pdf', pdf()))).status).toBe(200);
  const first = await keyOf();
  const { data } = await send('GET', '/api/candidates/cv');
  const file = await service.app.inject({ method: 'GET', url: data.url });
  expect(file.rawPayload.equals(pdf())).toBe(true);
  expect(file.headers['content-disposition']).toContain('attachment; filename="cv.pdf"');
  expect(file.headers['content-security-policy']).toContain('sandbox');

  expect((await send('POST', '/api/candidates/cv', sent('cv.docx', docx()))).status).toBe(200);
  await service.runDue('remove-object');
  await expect(service.objects.head(first)).rejects.toThrow();
  const second = await keyOf();
  expect((await send('DELETE', '/api/candidates/cv')).status).toBe(200);
  await service.runDue('remove-object');
  await expect(service.objects.head(second)).rejects.toThrow();
  expect((await send('GET', '/api/candidates/cv')).status).toBe(404);
});

test.each([
  ['a web page called PDF', Buffer.from('<script>alert(1)</script>')],
  ['a picture', png()],
  ['nothing', Buffer.alloc(0)],
  ['more than 10 MB', Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024), pdf()])],
])('%s is no CV', async (_what, bytes) => {
  const { send } = await candidate();
  const reply = await send('POST', '/api/candidates/cv', sent('cv.pdf', bytes));
  expect([reply.status, reply.errors[0].code]).toEqual([422, 'file_refused']);
  expect((await send('GET', registration)).data.cv).toBeNull();
});

test('[D2] one candidate sees nothing of another: the database itself shows no row', async () => {
  const ada = await candidate();
  const eve = await candidate();
  await ada.send('PUT', `${registration}/person`, person);
  await ada.send('PUT', `${registration}/work`, work);
  await ada.send('POST', '/api/candidates/cv', sent('cv.pdf', pdf()));
  const tables = [
    'people',
    'candidateProfiles',
    'employments',
    'personSkills',
    'documents',
  ] as const;
  for (const table of tables) {
    const seen = (accountId: number) =>
      service.db.asAccount(accountId, (tx) =>
        tx.selectFrom(table).select('accountId').where('accountId', '=', ada.accountId).execute(),
      );
    expect([table, (await seen(ada.accountId)).length > 0]).toEqual([table, true]);
    expect([table, await seen(eve.accountId)]).toEqual([table, []]);
  }
  expect((await eve.send('GET', '/api/candidates/cv')).status).toBe(404);
});

test('the dashboard shows what companies invited this proved address to, and nobody else’s', async () => {
  const ada = await candidate();
  const eve = await candidate();
  const { rows } = await service.owner.query(`
    with t as (insert into tenants default values returning id),
         c as (insert into companies (company_id, name, slug) select id, 'Kanaal', 'kanaal-' || id from t returning company_id)
    select company_id::int as company from c`);
  const companyId = Number(rows[0].company);
  await service.owner.query(
    `with p as (insert into candidates (company_id, email, first_name, last_name)
                values ($1, $2, 'A', 'B') returning id),
          j as (insert into jobs (company_id, title) values ($1, 'Engineer') returning id),
          b as (insert into blueprints (company_id, name, minutes) values ($1, 'First', 30) returning id)
     insert into interview_schedules (company_id, job_id, candidate_id, blueprint_id, opens_at, closes_at)
     select $1, j.id, p.id, b.id, now() - interval '1 hour', now() + interval '1 day' from p, j, b`,
    [companyId, ada.email],
  );
  const { data } = await ada.send('GET', '/api/candidates/interviews');
  expect(data.interviews).toEqual([
    expect.objectContaining({
      companyName: 'Kanaal',
      jobTitle: 'Engineer',
      minutes: 30,
      state: 'open',
    }),
  ]);
  expect((await eve.send('GET', '/api/candidates/interviews')).data.interviews).toEqual([]);
  await service.owner.query('update accounts set email_confirmed_at = null where id = $1', [
    ada.accountId,
  ]);
  expect((await ada.send('GET', '/api/candidates/interviews')).data.interviews).toEqual([]);
});
