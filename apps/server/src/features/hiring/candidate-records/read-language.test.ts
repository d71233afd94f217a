import type { Language } from '@candor/contract/people/language-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { candidate, type Office, openOffice } from '../../interviews/scheduling/test-scheduling.ts';
import { linkIn, people } from '../../people/companies/test-company.ts';
import { applicants, newAddress, postOpenJob } from '../applications/test-applying.ts';
import { memberOf } from '../candidate-page/test-page.ts';
import { openMessageDesk } from '../messages/test-messages.ts';
import { openOfferDesk } from '../offers/test-offers.ts';

let now = new Date('2026-11-21T10:00:00Z');
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let office: Office;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  office = await openOffice(service);
});
afterAll(() => service.close());

const setJobLanguage = (jobID: number, language: Language) =>
  service.owner.query('update jobs set language = $2 where id = $1', [jobID, language]);

test('questions say what the job is held in, whatever their reader chose', async () => {
  await setJobLanguage(office.jobID, 'es');
  const email = newAddress();
  await office.inviteOne(email);
  const [token = ''] = await office.tokensOf(email);
  await people(service).caller()('POST', '/api/attempts/language', { token, language: 'de' });
  const room = candidate(service, token);
  expect((await room.open()).data.language).toBe('de');
  expect((await room.start()).data.questionLanguage).toBe('es');
});

test('what a browser asked for once gives way to the next job’s language', async () => {
  const call = await memberOf(service, ours);
  const email = newAddress();
  const given = { email, browserLanguage: 'en' };
  const open = await postOpenJob(call, { title: 'Zimt' });
  expect((await applicants(service, clock).applyTo(open, given)).status).toBe(200);
  const german = await postOpenJob(call, { title: 'Zimt', language: 'de' });
  expect((await applicants(service, clock).applyTo(german, given)).status).toBe(200);
  const mails = await service.mailsTo(email);
  expect(new Set(mails.map(({ html }) => /<html lang="(..)">/.exec(html)?.[1]))).toEqual(
    new Set(['en', 'de']),
  );
});

test('each page that a mailed link opens says what the job is held in', async () => {
  const messages = await openMessageDesk(service);
  const { candidateID, applicationID, email: reader } = await messages.applicant();
  await setJobLanguage(messages.job.jobID, 'de');
  await messages.write(candidateID, { applicationID });
  expect((await (await messages.own({ email: reader })).open()).data.language).toBe('de');

  const offers = await openOfferDesk(service);
  await setJobLanguage(offers.job.jobID, 'fr');
  const { offerID, email } = await offers.draft({ message: '' });
  await offers.post(`/${offerID}/sending`, { version: 1 });
  const [mail] = await service.mailsTo(email);
  const token = linkIn(mail?.text).searchParams.get('token');
  const call = people(service).caller();
  expect((await call('POST', '/api/offer/opening', { token })).data.language).toBe('fr');

  await setJobLanguage(office.jobID, 'es');
  const ada = newAddress();
  await office.inviteOne(ada);
  const [link = ''] = await office.tokensOf(ada);
  expect((await call('POST', '/api/needs/opening', { token: link })).data.language).toBe('es');
});
