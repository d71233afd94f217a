import * as privacy from '@candor/contract/hiring/application-privacy-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { docx, odt, png, sent, zip } from '../../people/profiles/test-documents.ts';
import { applicants, newAddress, postOpenJob, wholeForm, wholeJob } from './test-applying.ts';

let now = new Date('2026-11-21T10:00:00Z');
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
/** What happens so much later; then it is now again, with its sessions. */
const later = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  const before = now;
  clock.pass(ms);
  try {
    return await work();
  } finally {
    now = before;
  }
};
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let visitor: ReturnType<typeof applicants>;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  visitor = applicants(service, clock);
});
afterAll(() => service.close());

const rowsOf = async (text: string, values: unknown[]) =>
  (await service.owner.query(text, values)).rows;

const applicationsFor = (jobID: number) =>
  rowsOf(
    `select a.*, s.name as stage, c.email, c.first_name, c.last_name, c.source as met_by
       from applications a join candidates c on c.id = a.candidate_id join job_stages s on s.id = a.stage_id
      where a.job_id = $1 order by a.id`,
    [jobID],
  );

const mailsTo = async (email: string) =>
  (await service.mailsTo(email)).map(({ subject }) => subject).toSorted();

test('[RT-4] an application is kept with its CV, answers and consent, and confirmed by mail', async () => {
  const jobID = await postOpenJob(ours.call);
  const email = newAddress();
  const reply = await visitor.applyTo(jobID, {
    email: ` ${email.toUpperCase()} `,
    coverLetter: 'Dear all',
    source: 'newsletter',
    talentPoolVersion: privacy.TALENT_POOL_VERSION,
  });
  expect([reply.status, reply.data]).toEqual([200, { done: true }]);
  const [application, ...others] = await applicationsFor(jobID);
  expect(others).toEqual([]);
  expect(application).toMatchObject({
    ...{ email, first_name: 'Maya', stage: 'Applied', status: 'active', source: 'career-page' },
    ...{ source_detail: 'newsletter', cover_letter: 'Dear all', is_knocked_out: false },
    met_by: 'career-page',
  });
  const answers = await rowsOf('select * from application_answers where application_id = $1', [
    application.id,
  ]);
  expect(answers).toMatchObject([
    { kind: 'yes-no', label: 'May you work in Norway?', answer: 'yes' },
  ]);
  const moves = await rowsOf('select * from application_moves where application_id = $1', [
    application.id,
  ]);
  expect(moves).toMatchObject([{ kind: 'applied', to_stage: 'Applied', moved_by: null }]);
  const consents = await rowsOf(
    'select purpose, version, text from candidate_consents where candidate_id = $1 order by purpose',
    [application.candidate_id],
  );
  expect(consents.map(({ purpose, version }) => [purpose, version])).toEqual([
    ['application', privacy.APPLICATION_PRIVACY_VERSION],
    ['talent-pool', privacy.TALENT_POOL_VERSION],
  ]);
  expect(consents[0].text).toBe(
    privacy.applicationConsentText({ companyName: 'Larkfield Robotics' }),
  );
  const [mail] = await service.mailsTo(email);
  expect(mail?.subject).toBe('Your application at Larkfield Robotics');
  expect(mail?.text).toContain('Robotics engineer');
  expect(await people(service).auditOf(ours.companyId)).toContain('application.received');
});

test('the hiring team is told, without a name', async () => {
  const jobID = await postOpenJob(ours.call, { title: 'Told engineer' });
  await visitor.applyTo(jobID, { email: newAddress() });
  const { data } = await ours.call('GET', '/api/notifications');
  expect(data.notifications[0]).toMatchObject({
    title: 'New application',
    body: 'Told engineer',
    path: `/company/jobs/view-jobs?jobID=${jobID}&tab=pipeline`,
  });
});

test('an answer that rules out marks the application and rejects nobody', async () => {
  const jobID = await postOpenJob(ours.call);
  await visitor.applyTo(jobID, { email: newAddress(), answers: ['no'] });
  expect(await applicationsFor(jobID)).toMatchObject([{ status: 'active', is_knocked_out: true }]);
});

test('the stage says until when the company means to answer', async () => {
  const jobID = await postOpenJob(ours.call);
  await rowsOf('update job_stages set reply_within_days = 7 where job_id = $1', [jobID]);
  const email = newAddress();
  await visitor.applyTo(jobID, { email });
  const [{ applied_at: appliedAt, reply_by: replyBy }] = await applicationsFor(jobID);
  expect(replyBy.getTime() - appliedAt.getTime()).toBe(7 * 24 * 3_600_000);
  expect((await service.mailsTo(email))[0]?.text).toContain(
    'You can expect an answer by November 28, 2026',
  );
});

test('a second application of one address is none: same reply, another mail, nothing lost or overwritten', async () => {
  const jobID = await postOpenJob(ours.call);
  const email = newAddress();
  const first = await visitor.applyTo(jobID, { email });
  const again = await visitor.applyTo(jobID, {
    ...{ email, firstName: 'Mallory', phone: '+47 55 00 00 00', answers: ['no'] },
    ...{ cv: sent('better.docx', docx()), coverLetter: 'Second thoughts' },
  });
  expect(again).toEqual(first);
  const all = await applicationsFor(jobID);
  expect(all).toMatchObject([{ first_name: 'Maya', cover_letter: '', is_knocked_out: false }]);
  const forms = await rowsOf(
    `select f.is_repeat, f.applicant, f.cover_letter, f.answers, c.file_name, c.kind
       from application_forms f join candidate_files c on c.id = f.cv_file_id
      where f.application_id = $1 order by f.sent_at`,
    [all[0].id],
  );
  expect(forms).toMatchObject([
    { is_repeat: false, file_name: 'cv.pdf', kind: 'cv' },
    {
      ...{ is_repeat: true, cover_letter: 'Second thoughts', answers: ['no'], kind: 'other' },
      ...{ file_name: 'better.docx', applicant: { firstName: 'Mallory' } },
    },
  ]);
  expect(await mailsTo(email)).toEqual([
    'You have already applied at Larkfield Robotics',
    'Your application at Larkfield Robotics',
  ]);
  const texts = (await service.mailsTo(email)).map(({ text }) => text);
  expect(texts.some((text) => text.includes('on November 21, 2026'))).toBe(true);
});

test('the sixth repeat is neither kept nor mailed', async () => {
  const jobID = await postOpenJob(ours.call);
  const email = newAddress();
  for (let i = 0; i < 8; i += 1) {
    expect((await visitor.applyTo(jobID, { email })).status).toBe(200);
  }
  const [{ n }] = await rowsOf(
    'select count(*)::int as n from application_forms f join applications a on a.id = f.application_id where a.job_id = $1',
    [jobID],
  );
  expect(n).toBe(6);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('the same form sent again, also at the same time, is one', async () => {
  const jobID = await postOpenJob(ours.call);
  const email = newAddress();
  const formToken = await visitor.openForm(jobID);
  clock.pass(3_000);
  const form = { ...wholeForm, formToken, email };
  const replies = await Promise.all([1, 2, 3].map(() => visitor.send(jobID, form)));
  replies.push(await visitor.send(jobID, form));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await applicationsFor(jobID)).toHaveLength(1);
  expect(await mailsTo(email)).toEqual(['Your application at Larkfield Robotics']);
  const [{ object_key: key }] = await rowsOf(
    'select object_key from candidate_files f join applications a on a.cv_file_id = f.id where a.job_id = $1',
    [jobID],
  );
  expect((await service.objects.head(key)).contentType).toBe('application/pdf');
});

test('two forms of one address at the same time are one application', async () => {
  const jobID = await postOpenJob(ours.call);
  const email = newAddress();
  const replies = await Promise.all([1, 2, 3].map(() => visitor.applyTo(jobID, { email })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await applicationsFor(jobID)).toHaveLength(1);
});

test('who is known from another job keeps the name that the company has', async () => {
  const [one, other] = [await postOpenJob(ours.call), await postOpenJob(ours.call)];
  const email = newAddress();
  await visitor.applyTo(one, { email });
  await visitor.applyTo(other, { email, firstName: 'Mallory' });
  expect(await applicationsFor(other)).toMatchObject([{ first_name: 'Maya' }]);
});

test.each([
  ['a form that nobody opened', { formToken: 'mine' }, 'form_expired'],
  ['a program, which fills in what nobody sees', { topic: 'x' }, undefined],
])('%s leaves nothing behind', async (_who, change, code) => {
  const jobID = await postOpenJob(ours.call);
  const email = newAddress();
  const reply = await visitor.applyTo(jobID, { email, ...change });
  expect(reply.code).toBe(code);
  expect(await applicationsFor(jobID)).toEqual([]);
  expect(await service.mailsTo(email)).toEqual([]);
});

test('a form is for its job, needs a moment to fill in, and lives a day', async () => {
  const [jobID, other] = [await postOpenJob(ours.call), await postOpenJob(ours.call)];
  const form = { ...wholeForm, email: newAddress(), formToken: await visitor.openForm(jobID) };
  clock.pass(2_900);
  expect((await visitor.send(jobID, form)).code).toBe('too_fast');
  clock.pass(100);
  expect((await visitor.send(other, form)).code).toBe('form_expired');
  const nextDay = await later(24 * 3_600_000, () => visitor.send(jobID, form));
  expect(nextDay.code).toBe('form_expired');
  expect(await applicationsFor(jobID)).toEqual([]);
});

test('questions that changed meanwhile are asked again', async () => {
  const jobID = await postOpenJob(ours.call);
  const formToken = await visitor.openForm(jobID);
  clock.pass(3_000);
  await ours.call('PUT', `/api/jobs/${jobID}`, { ...wholeJob, questions: [], version: 1 });
  await ours.call('POST', `/api/jobs/${jobID}/publish`, { version: 2 });
  const reply = await visitor.send(jobID, { ...wholeForm, formToken, email: newAddress() });
  expect([reply.status, reply.code]).toEqual([409, 'form_changed']);
});

test.each([
  ['paused', 3_000, 'pause'],
  ['closed', 3_000, 'close'],
  ['past its last day', 15 * 3_600_000, null],
])('a job that is %s takes no applications', async (_what, passed, end) => {
  const jobID = await postOpenJob(ours.call, { closesOn: '2026-11-21' });
  const formToken = await visitor.openForm(jobID);
  if (end !== null) await ours.call('POST', `/api/jobs/${jobID}/${end}`);
  const replies = await later(passed, async () => [
    await people(service).caller()('GET', `/api/careers/jobs/${jobID}/application-form`),
    await visitor.send(jobID, { ...wholeForm, formToken, email: newAddress() }),
  ]);
  expect(replies.map(({ status, code }) => [status, code])).toEqual([
    [404, 'not_found'],
    [404, 'not_found'],
  ]);
  expect(await applicationsFor(jobID)).toEqual([]);
});

test.each([
  ['junk', sent('cv.pdf', Buffer.from('MZ not a CV at all'))],
  ['a picture', sent('cv.pdf', png())],
  ['macros', sent('cv.docx', docx([{ name: 'word/vbaProject.bin' }]))],
  ['an archive', sent('cv.docx', zip([{ name: 'a.txt' }]))],
  ['nothing', sent('cv.pdf', Buffer.alloc(0))],
])('a CV that is %s is refused, whatever its name', async (_what, cv) => {
  const jobID = await postOpenJob(ours.call);
  const reply = await visitor.applyTo(jobID, { email: newAddress(), cv });
  expect([reply.status, reply.code]).toEqual([422, 'file_refused']);
  expect(await applicationsFor(jobID)).toEqual([]);
});

test('an ODT is taken under the type that its bytes have', async () => {
  const jobID = await postOpenJob(ours.call);
  await visitor.applyTo(jobID, { email: newAddress(), cv: sent('../../<b>cv</b>.pdf', odt()) });
  const [file] = await rowsOf(
    'select f.* from candidate_files f join applications a on a.cv_file_id = f.id where a.job_id = $1',
    [jobID],
  );
  expect(file).toMatchObject({
    content_type: 'application/vnd.oasis.opendocument.text',
    file_name: 'b>.pdf',
  });
});

test.each([
  [{ firstName: '  ' }],
  [{ email: 'maya@' }],
  [{ phone: 'call me' }],
  [{ links: ['javascript:alert(1)'] }],
  [{ answers: [] }],
  [{ answers: ['maybe'] }],
  [{ privacyVersion: 0 }],
  [{ country: 'Sweden' }],
])('a form with %j is refused', async (change) => {
  const jobID = await postOpenJob(ours.call);
  const reply = await visitor.applyTo(jobID, { email: newAddress(), ...change });
  expect([reply.status, reply.code]).toEqual([422, 'validation_failed']);
});

test('one address has twenty tries in an hour', async () => {
  const jobID = await postOpenJob(ours.call);
  const email = newAddress();
  const replies: number[] = [];
  for (let i = 0; i < 21; i += 1) {
    replies.push((await visitor.send(jobID, { ...wholeForm, email, topic: 'x' })).status);
  }
  expect(replies).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});
