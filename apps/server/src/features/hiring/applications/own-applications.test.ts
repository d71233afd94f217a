import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { enter } from '../../people/profiles/test-register.ts';
import { pdf, sent } from '../../people/profiles/test-documents.ts';
import { applicants, newAddress, postOpenJob } from './test-applying.ts';

let now = new Date('2026-11-21T10:00:00Z');
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let theirs: typeof ours;
let visitor: ReturnType<typeof applicants>;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  theirs = await people(service).found();
  visitor = applicants(service, clock);
});
afterAll(() => service.close());

const all = '/api/candidates/applications';
type Own = { companyID: number; applicationID: number; state: string; stage: string };

/** A candidate with a proved address. */
async function candidate() {
  const email = newAddress();
  await people(service).plantAccount(email, 'CANDIDATE');
  const body = { email, password: 'Correct#Horse1', type: 'candidate' };
  const { data } = await people(service).caller()('POST', '/api/accounts/sign-in', body);
  const call = people(service).caller(data.token);
  const own = async (): Promise<Own[]> => (await call('GET', all)).data.applications;
  return { email, call, own };
}

const withdraw = (call: Caller, { companyID, applicationID }: Own) =>
  call('POST', `${all}/${companyID}/${applicationID}/withdraw`);

test('a candidate sees what was applied for with the proved address, in every company', async () => {
  const { email, own } = await candidate();
  await visitor.applyTo(await postOpenJob(ours.call, { title: 'One' }), { email });
  await visitor.applyTo(await postOpenJob(theirs.call, { title: 'Two' }), { email });
  await visitor.applyTo(await postOpenJob(ours.call), { email: newAddress() });
  expect(await own()).toMatchObject([
    { companyID: theirs.companyId, jobTitle: 'Two', state: 'active', stage: 'applied' },
    { companyID: ours.companyId, jobTitle: 'One', endedAt: null },
  ]);
});

test('an address that nobody proved shows nothing', async () => {
  const { email, own } = await candidate();
  await service.owner.query('update accounts set email_confirmed_at = null where email = $1', [
    email,
  ]);
  await visitor.applyTo(await postOpenJob(ours.call), { email });
  expect(await own()).toEqual([]);
});

test('a withdrawal is one step, told to the team, and done once', async () => {
  const { email, call, own } = await candidate();
  const jobID = await postOpenJob(ours.call);
  await visitor.applyTo(jobID, { email });
  const [application] = await own();
  if (application === undefined) throw new Error('not there');
  expect((await withdraw(call, application)).status).toBe(200);
  expect((await withdraw(call, application)).status).toBe(200);
  expect(await own()).toMatchObject([{ state: 'withdrawn', replyBy: null }]);
  const { rows } = await service.owner.query(
    'select kind, from_status, to_status, moved_by from application_moves where application_id = $1 order by id',
    [application.applicationID],
  );
  expect(rows).toMatchObject([
    { kind: 'applied' },
    { kind: 'withdrawn', from_status: 'active', to_status: 'withdrawn', moved_by: null },
  ]);
  const { data } = await ours.call('GET', '/api/notifications');
  expect(data.notifications[0].title).toBe('An application was withdrawn');
  expect(await people(service).auditOf(ours.companyId)).toContain('application.withdrawn');
});

test('who withdrew and applies again is told so, and stays withdrawn', async () => {
  const { email, call, own } = await candidate();
  const jobID = await postOpenJob(ours.call);
  await visitor.applyTo(jobID, { email });
  for (const application of await own()) await withdraw(call, application);
  expect((await visitor.applyTo(jobID, { email })).status).toBe(200);
  expect(await own()).toMatchObject([{ state: 'withdrawn' }]);
  const texts = (await service.mailsTo(email)).map(({ text }) => text);
  expect(texts.some((text) => text.includes('You withdrew it on November 21, 2026.'))).toBe(true);
});

test('[D2] nobody withdraws what is another person’s', async () => {
  const [one, other] = [await candidate(), await candidate()];
  const jobID = await postOpenJob(ours.call);
  await visitor.applyTo(jobID, { email: one.email });
  const [application] = await one.own();
  if (application === undefined) throw new Error('not there');
  expect((await withdraw(other.call, application)).status).toBe(404);
  await visitor.applyTo(jobID, { email: other.email });
  expect((await withdraw(other.call, application)).status).toBe(404);
  expect((await withdraw(one.call, { ...application, companyID: theirs.companyId })).status).toBe(
    404,
  );
  expect(await one.own()).toMatchObject([{ state: 'active' }]);
});

test('a refusal shows when its letter has left, and then nothing can be withdrawn', async () => {
  const { email, call, own } = await candidate();
  await visitor.applyTo(await postOpenJob(ours.call), { email });
  const [application] = await own();
  if (application === undefined) throw new Error('not there');
  const { companyID, applicationID } = application;
  const key = [companyID, applicationID];
  await service.owner.query(
    "update applications set status = 'rejected', status_changed_at = now() where company_id = $1 and id = $2",
    key,
  );
  await service.owner.query(
    `insert into planned_mails (company_id, application_id, subject, body, send_at, created_at)
     values ($1, $2, 'No', 'No', now(), now())`,
    key,
  );
  expect(await own()).toMatchObject([{ state: 'active' }]);
  await service.owner.query('update planned_mails set sent_at = now() where application_id = $1', [
    applicationID,
  ]);
  expect(await own()).toMatchObject([{ state: 'closed' }]);
  const reply = await withdraw(call, application);
  expect([reply.status, reply.code]).toEqual([409, 'already_decided']);
});

test('a withdrawal holds back the letter of a refusal that has not left', async () => {
  const { email, call, own } = await candidate();
  await visitor.applyTo(await postOpenJob(ours.call), { email });
  const [application] = await own();
  if (application === undefined) throw new Error('not there');
  const { companyID, applicationID } = application;
  await service.owner.query(
    `insert into planned_mails (company_id, application_id, subject, body, send_at, created_at)
     values ($1, $2, 'No', 'No', now(), now())`,
    [companyID, applicationID],
  );
  await withdraw(call, application);
  const { rows } = await service.owner.query(
    'select cancelled_at from planned_mails where application_id = $1',
    [applicationID],
  );
  expect(rows[0].cancelled_at).not.toBeNull();
});

async function fileOf(jobID: number): Promise<number> {
  const { rows } = await service.owner.query(
    'select cv_file_id::int as id from applications where job_id = $1',
    [jobID],
  );
  return rows[0].id;
}

test('[PR-3] [D2] a CV is for members with the right to see candidates, and never another company’s', async () => {
  const jobID = await postOpenJob(ours.call);
  await visitor.applyTo(jobID, { email: newAddress() });
  const path = `/api/candidate-files/${await fileOf(jobID)}`;
  const member = (featureId: number) =>
    people(service).plantMember(ours.companyId, { privileges: [{ featureId }] as never });
  const statuses = [];
  for (const call of [
    ours.call,
    theirs.call,
    (await candidate()).call,
    people(service).caller(),
    (await member(2)).call,
    (await member(4)).call,
  ]) {
    statuses.push((await call('GET', path)).status);
  }
  expect(statuses).toEqual([200, 404, 403, 401, 403, 200]);
});

test('[E4] what was sent is only ever saved: its name is text, its type its bytes’, and it runs nowhere', async () => {
  const jobID = await postOpenJob(ours.call);
  const fileName = '"><img src=x onerror=alert(1)>\r\nX: y.html';
  await visitor.applyTo(jobID, { email: newAddress(), cv: sent(fileName, pdf()) });
  const { data } = await ours.call('GET', `/api/candidate-files/${await fileOf(jobID)}`);
  expect(data).toMatchObject({ contentType: 'application/pdf', bytes: pdf().length });
  const { headers, rawPayload } = await service.app.inject({ method: 'GET', url: data.url });
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[\w.%~!-]*$/,
  );
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(rawPayload.equals(pdf())).toBe(true);
});

test('[E4] hostile words in every field reach neither headers nor markup of the mail', async () => {
  const email = newAddress();
  const hostile = '<script>alert(1)</script> https://evil.example';
  const jobID = await postOpenJob(ours.call, { questions: [] });
  const given = { firstName: hostile, lastName: hostile, city: hostile, coverLetter: hostile };
  const reply = await visitor.applyTo(jobID, { ...given, email, answers: [], source: hostile });
  expect(reply.status).toBe(200);
  const [mail] = await service.mailsTo(email);
  expect(mail?.html).not.toContain('<script>');
  expect(`${mail?.html}${mail?.text}${mail?.subject}`).not.toContain('evil.example');
});

test('an account that is no candidate has no applications to list', async () => {
  const { send } = await enter(service, 'EXTERNAL_INTERVIEWER');
  expect((await send('GET', all)).status).toBe(403);
});
