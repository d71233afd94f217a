import { type LetterKind, letterKinds } from '@candor/contract/hiring/mail-template-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { applicants, newAddress, postOpenJob } from '../applications/test-applying.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { type Office, openOffice } from '../../interviews/scheduling/test-scheduling.ts';
import { saveTemplates } from './template-store.ts';

let now = new Date('2026-11-21T10:00:00Z');
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
let service: TestApp;
let company: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let office: Office;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  company = await people(service).found();
  office = await openOffice(service);
  for (const { companyId } of [company, office]) await word(companyId);
});
afterAll(() => service.close());

/** A company that worded each of its mails. */
async function word(companyId: number): Promise<void> {
  const { rows } = await service.owner.query('select min(id)::int as id from accounts');
  await service.db.inCompany(companyId, async (tx) => {
    for (const kind of letterKinds) {
      const body = `Dear {{firstName}},\n\nour ${kind} for {{jobTitle}}.`;
      const subject = `Ours: ${kind}\r\nBcc: eve@evil.example`;
      const templates = [{ templateID: null, name: 'Ours', subject, body }];
      await saveTemplates(tx, companyId, { kind, templates, accountId: rows[0].id, now });
    }
  });
}

/** Somebody got this mail in the company's words; gives its text. */
async function expectOurs(to: string, kind: LetterKind, job: string): Promise<string> {
  const mails = await service.mailsTo(to);
  const subject = `Ours: ${kind} Bcc: eve@evil.example`;
  expect(mails.map((one) => one.subject)).toContain(subject);
  const mail = mails.find((one) => one.subject === subject);
  expect(mail?.text).toMatch(new RegExp(`^Dear Ada,\n\nour ${kind} for ${job}[.]\n\n`));
  return mail?.text ?? '';
}

test('a receipt, a withdrawal and a rejection say what the company wrote', async () => {
  const email = newAddress();
  await people(service).plantAccount(email, 'CANDIDATE');
  const title = 'Welder & <b>more</b>';
  const apply = async (): Promise<number> => {
    const jobID = await postOpenJob(company.call, { title });
    await applicants(service, clock).applyTo(jobID, { email, firstName: 'Ada' });
    return jobID;
  };
  await apply();
  expect(await expectOurs(email, 'received', title)).toContain('See your application');
  const [mail] = await service.mailsTo(email);
  expect(mail?.html).toContain('our received for Welder &amp; &lt;b&gt;more&lt;/b&gt;.');
  expect(mail?.html).not.toContain('<b>more');

  await withdrawNewest(email);
  await expectOurs(email, 'withdrawn', title);

  const { rows } = await service.owner.query(
    'select id::int, version from applications where job_id = $1',
    [await apply()],
  );
  expect(rows).toHaveLength(1);
  await reject(company.call, rows[0]);
  await expectOurs(email, 'rejection', title);
});

async function withdrawNewest(email: string): Promise<void> {
  clock.pass(1000);
  const body = { email, password: 'Correct#Horse1', type: 'candidate' };
  const { data } = await people(service).caller()('POST', '/api/accounts/sign-in', body);
  const call = people(service).caller(data.token);
  const path = '/api/candidates/applications';
  const [newest] = (await call('GET', path)).data.applications;
  const reply = await call('POST', `${path}/${newest.companyID}/${newest.applicationID}/withdraw`);
  expect(reply.status).toBe(200);
}

/** With the template that the dialog begins with; the mail leaves when it is due. */
async function reject(call: Caller, { id, version }: { id: number; version: number }) {
  const { templates } = (await call('GET', '/api/letters/templates?kind=rejection')).data;
  const { subject, body } = templates[0];
  const reply = await call('POST', '/api/pipeline/rejections', {
    ...{ applications: [{ applicationID: id, version }], reason: 'Not enough experience' },
    mail: { subject, body, delayMinutes: 0 },
  });
  expect(reply.status).toBe(200);
  clock.pass(60_000);
  await service.runDue('planned-mail');
}

test('nobody is rejected by a mail with braces in it', async () => {
  const mail = { subject: 'No', body: 'Dear {{name}}', delayMinutes: 0 };
  const applications = [{ applicationID: 1, version: 1 }];
  const body = { applications, reason: 'Not enough experience', mail };
  const reply = await company.call('POST', '/api/pipeline/rejections', body);
  expect([reply.status, reply.code]).toEqual([422, 'validation_failed']);
});

test('an invitation begins with the company’s words, and every later mail has them', async () => {
  const ada = 'ada@invited.example';
  const choices = await office.call('GET', `/api/scheduling/choices?jobID=${office.jobID}`);
  const [{ subject, message }] = choices.data.templates;
  const id = await office.inviteOne(ada, { subject, message });
  expect(await expectOurs(ada, 'invitation', 'Engineer')).toContain('Open the interview');

  clock.pass(2 * 3_600_000);
  await office.act(id, 'resend');
  expect(await expectOurs(ada, 'resent', 'Engineer')).toContain('do not work any more');
  clock.pass(2 * 3_600_000);
  await office.call('POST', '/api/scheduling/remind', { interviewScheduleIDs: [id] });
  await expectOurs(ada, 'reminder', 'Engineer');
  clock.pass(60_000);
  const later = { closesAt: office.hours(96), timeZone: 'UTC', tellsCandidate: true };
  await office.act(id, 'extend', later);
  expect(await expectOurs(ada, 'extended', 'Engineer')).toContain('(UTC). It takes 40 minutes.');
  clock.pass(60_000);
  await office.act(id, 'cancel', { reason: 'Filled.', tellsCandidate: true });
  await expectOurs(ada, 'cancelled', 'Engineer');
});

test('mails come in the name that the company chose, and answers go to its own addresses only', async () => {
  const path = '/api/letters/sender';
  // Sessions of before the clock moved have ended.
  const fresh = await people(service).found();
  const choose = (replyTo: string, name = 'Larkfield\r\nBcc: x') =>
    fresh.call('PUT', path, { name, replyTo });
  expect((await fresh.call('GET', path)).data).toMatchObject({ name: '', replyTo: '' });
  for (const foreign of ['eve@evil.example', office.email]) {
    expect(await choose(foreign)).toMatchObject({ status: 422, code: 'foreign_address' });
  }
  expect(await choose('no address')).toMatchObject({ status: 422, code: 'validation_failed' });
  const colleague = await people(service).plantMember(fresh.companyId, { privileges: [] });
  expect((await choose(colleague.email.toUpperCase())).status).toBe(200);
  expect((await colleague.call('GET', path)).status).toBe(403);

  const email = newAddress();
  await applicants(service, clock).applyTo(await postOpenJob(fresh.call), { email });
  const [mail] = await service.mailsTo(email);
  expect(mail?.sender).toEqual({
    name: 'Larkfield Bcc: x via Candor',
    replyTo: colleague.email,
  });
  expect((await choose('', '')).status).toBe(200);
});

test('until a company chooses, mails come in its name and answers reach whoever has run it for longest', async () => {
  const fresh = await people(service).found();
  const { data } = await fresh.call('GET', '/api/companies/own');
  await people(service).plantMember(fresh.companyId, { privileges: [] });
  const email = newAddress();
  await applicants(service, clock).applyTo(await postOpenJob(fresh.call), { email });
  const [mail] = await service.mailsTo(email);
  expect(mail?.sender).toEqual({ name: `${data.name} via Candor`, replyTo: fresh.email });
});
