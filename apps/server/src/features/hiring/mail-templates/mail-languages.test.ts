import { type Language, languages } from '@candor/contract/people/language-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { applicants, newAddress, postOpenJob } from '../applications/test-applying.ts';
import { insideOf, memberOf, openBrowser, pageTokensTo } from '../candidate-page/test-page.ts';
import { openMessageDesk } from '../messages/test-messages.ts';
import { openOfferDesk } from '../offers/test-offers.ts';
import { people } from '../../people/companies/test-company.ts';
import { candidate, type Office, openOffice } from '../../interviews/scheduling/test-scheduling.ts';
import { candidateWords } from './candidate-words.ts';
import { defaultWords } from './default-words.ts';

const others = languages.filter((language) => language !== 'en');
let now = new Date('2026-11-21T10:00:00Z');
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
const HOUR = 3_600_000;
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let office: Office;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  office = await openOffice(service);
});
afterAll(() => service.close());

const english =
  /\b(the|your|you|they|with|of|this|hello|Friday|Saturday|Sunday|Monday|Tuesday|Wednesday|Thursday)\b/i;

/** Everything that somebody was mailed is in their language alone; gives the subjects. */
async function expectAllIn(language: Language, email: string): Promise<string[]> {
  const mails = await service.mailsTo(email);
  for (const { subject, text, html } of mails) {
    const read = `${subject}\n${text}`.replaceAll(/https?:\S+|\S+@\S+/g, '');
    expect(read).not.toMatch(english);
    expect(html).toContain(`<html lang="${language}">`);
  }
  return mails.map(({ subject }) => subject);
}

const setJobLanguage = (jobID: number, language: Language) =>
  service.owner.query('update jobs set language = $2 where id = $1', [jobID, language]);

describe.each(others)('for a job in %s', (language) => {
  test('what comes of an application is written in it, up to the rejection', async () => {
    const call = await memberOf(service, ours);
    const jobID = await postOpenJob(call, { title: 'Zimt', language });
    const email = newAddress();
    await applicants(service, clock).applyTo(jobID, { email });
    await applicants(service, clock).applyTo(jobID, { email });
    const [token = ''] = await pageTokensTo(service, email);
    await openBrowser(service).post('code', { token });
    await reject(jobID);
    const [rejection] = defaultWords('rejection', language);
    const { applications, pageCode } = candidateWords(language);
    const subjects = await expectAllIn(language, email);
    expect(subjects).toHaveLength(4);
    // A code is mailed by whoever works the queue, when they come to it.
    for (const subject of [
      applications.repeated.subject('Larkfield Robotics'),
      pageCode.subject,
      rejection?.subject.replace('{{jobTitle}}', 'Zimt'),
    ]) {
      expect(subjects).toContain(subject);
    }
  });

  test('an invitation in the words that everybody starts with is, and so is every mail after it', async () => {
    await setJobLanguage(office.jobID, language);
    const ada = newAddress();
    const [own = { subject: '', body: '' }] = defaultWords('invitation');
    const words = { subject: own.subject, message: own.body };
    const id = await office.inviteOne(ada, words);
    clock.pass(2 * HOUR);
    await office.act(id, 'resend');
    clock.pass(2 * HOUR);
    await office.call('POST', '/api/scheduling/remind', { interviewScheduleIDs: [id] });
    clock.pass(60_000);
    const later = { closesAt: office.hours(96), timeZone: 'Asia/Tokyo', tellsCandidate: true };
    await office.act(id, 'extend', later);
    clock.pass(60_000);
    await office.act(id, 'cancel', { reason: '', tellsCandidate: true });
    expect(await expectAllIn(language, ada)).toHaveLength(5);
  });

  test('an offer is, with its end', async () => {
    const desk = await openOfferDesk(service);
    await setJobLanguage(desk.job.jobID, language);
    const { offerID, email } = await desk.draft({ message: '' });
    await desk.post(`/${offerID}/sending`, { version: 1 });
    await desk.post(`/${offerID}/withdrawal`, { version: 2 });
    expect((await expectAllIn(language, email)).length).toBeGreaterThan(0);
  });
});

async function reject(jobID: number): Promise<void> {
  const call = await memberOf(service, ours);
  const { rows } = await service.owner.query(
    'select id::int as "applicationID", version from applications where job_id = $1',
    [jobID],
  );
  const [{ subject, body } = { subject: '', body: '' }] = defaultWords('rejection');
  const reply = await call('POST', '/api/pipeline/rejections', {
    ...{ applications: rows, reason: 'Not enough experience' },
    mail: { subject, body, delayMinutes: 0 },
  });
  expect(reply.status).toBe(200);
  clock.pass(60_000);
  await service.runDue('planned-mail');
}

test('the language that somebody applied in goes before the job’s, and what they choose on their page before both', async () => {
  const call = await memberOf(service, ours);
  const jobID = await postOpenJob(call, { title: 'Zimt', language: 'de' });
  const email = newAddress();
  await applicants(service, clock).applyTo(jobID, { email, language: 'fr' });
  await expectAllIn('fr', email);

  const { browser, token, ...person } = await insideOf(service, { of: ours, clock });
  expect((await browser.open(token)).data.language).toBeNull();
  expect((await browser.post('language', { token, language: 'nb' })).status).toBe(200);
  expect((await browser.post('language', { token, language: 'nb' })).status).toBe(200);
  expect((await browser.open(token)).data.language).toBe('nb');
  expect((await openBrowser(service).post('language', { token, language: 'es' })).code).toBe(
    'page_closed',
  );
  clock.pass(60_000);
  await openBrowser(service).post('code', { token });
  const [last] = await service.mailsTo(person.email);
  expect(last?.subject).toBe(candidateWords('nb').pageCode.subject);
});

test('a message about no application is framed in what its reader chose', async () => {
  const desk = await openMessageDesk(service);
  const { candidateID, email } = await desk.applicant();
  await service.owner.query('update candidates set language = $2 where id = $1', [
    candidateID,
    'de',
  ]);
  expect((await desk.write(candidateID, { applicationID: null })).status).toBe(200);
  const [mail] = await service.mailsTo(email);
  expect(mail?.html).toContain('<html lang="de">');
});

test('a browser that asks for no language of ours leaves the job its own', async () => {
  const call = await memberOf(service, ours);
  const jobID = await postOpenJob(call, { title: 'Zimt', language: 'de' });
  const email = newAddress();
  await applicants(service, clock).applyTo(jobID, { email });
  expect(await expectAllIn('de', email)).toHaveLength(1);
});

test('what a browser asks for counts where the job leaves it to that, and nowhere else', async () => {
  const call = await memberOf(service, ours);
  const browserLanguage = 'fr';
  for (const [language, read] of [
    [null, 'fr'],
    ['de', 'de'],
  ] as const) {
    const jobID = await postOpenJob(call, { title: 'Zimt', language });
    const email = newAddress();
    await applicants(service, clock).applyTo(jobID, { email, browserLanguage });
    expect(await expectAllIn(read, email)).toHaveLength(1);
  }
});

test('a code is mailed in what the page reads in, and nothing else changes by that', async () => {
  const { token, email, browser } = await insideOf(service, { of: ours, clock });
  clock.pass(60_000);
  await openBrowser(service).post('code', { token, language: 'pt' });
  const [last] = await service.mailsTo(email);
  expect(last?.subject).toBe(candidateWords('pt').pageCode.subject);
  expect((await browser.open(token)).data.language).toBeNull();
});

test('the room says what the job is held in, and keeps what is chosen in it', async () => {
  await setJobLanguage(office.jobID, 'es');
  const email = newAddress();
  const id = await office.inviteOne(email);
  const [token = ''] = await office.tokensOf(email);
  const room = candidate(service, token);
  expect((await room.open()).data.language).toBe('es');
  const choose = (language: string) =>
    people(service).caller()('POST', '/api/attempts/language', { token, language });
  expect((await choose('xx')).status).toBe(422);
  expect((await choose('de')).status).toBe(200);
  expect((await room.open()).data.language).toBe('de');
  clock.pass(2 * HOUR);
  await office.act(id, 'resend');
  const [last] = await service.mailsTo(email);
  expect(last?.subject).toBe('Ein neuer Link zu Ihrem Interview für Engineer');
});

test('what a company wrote itself stays as it is, and what stands around it is the candidate’s', async () => {
  await setJobLanguage(office.jobID, 'de');
  const email = newAddress();
  await office.inviteOne(email, { subject: 'Come, {{firstName}}', message: 'Hi,\n\nbe quick.' });
  const [mail] = await service.mailsTo(email);
  expect(mail?.subject).toBe('Come, Ada');
  expect(mail?.text).toContain('be quick.');
  expect(mail?.text).toContain('Interview öffnen:');
  expect(mail?.text).toMatch(
    /bis \p{L}+, \d+\. November 2026 um \d\d:\d\d \(Europe\/Oslo, GMT\+1\)/u,
  );
});
