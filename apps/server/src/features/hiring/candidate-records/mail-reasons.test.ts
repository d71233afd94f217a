import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openOffice } from '../../interviews/scheduling/test-scheduling.ts';
import { people, profile } from '../../people/companies/test-company.ts';
import { applicants, newAddress, postOpenJob } from '../applications/test-applying.ts';
import { memberOf } from '../candidate-page/test-page.ts';

let now = new Date('2026-11-28T10:00:00Z');
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
let service: TestApp;
let company: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let jobID: number;
const fromFile = { columns: null, jobFrom: 'none', jobID: null, stageID: null };

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  company = await people(service).found();
  jobID = await postOpenJob(company.call, { title: 'Engineer' });
});
afterAll(() => service.close());

const newestTo = async (email: string) => (await service.mailsTo(email))[0]?.text ?? '';
const reasonIn = (text: string) => /^This mail goes to .*$/m.exec(text)?.[0];

/** Somebody of a file, to whom a member then writes. */
async function writtenTo(how: object): Promise<string> {
  const email = newAddress();
  const csv = `Name,Email\r\nMaya Lindqvist,${email}`;
  const call = await memberOf(service, company);
  expect((await call('POST', '/api/applicants/import', { csv, ...how })).status).toBe(200);
  const { rows } = await service.owner.query(
    'select id::int from candidates where company_id = $1 and email = $2',
    [company.companyId, email],
  );
  const sent = await call('POST', `/api/applicants/${rows[0].id}/messages`, {
    ...{ requestKey: randomUUID(), threadID: null, applicationID: null, sendAt: null },
    ...{ subject: 'A question', body: 'When can we call you?', files: [] },
  });
  expect(sent.status).toBe(200);
  return email;
}

test('a mail says to whoever applied that they applied', async () => {
  const email = newAddress();
  await applicants(service, clock).applyTo(jobID, { email });
  expect(reasonIn(await newestTo(email))).toBe(
    `This mail goes to ${email} because you applied there.`,
  );
});

test('a mail says to whoever was invited without having applied that they were invited', async () => {
  const email = newAddress();
  await (await openOffice(service)).inviteOne(email);
  expect(reasonIn(await newestTo(email))).toBe(
    `This mail goes to ${email} because you were invited to an interview there.`,
  );
});

test('a mail says to whoever came from a file, on a job or on none, that the company keeps their details', async () => {
  for (const how of [fromFile, { ...fromFile, jobFrom: 'one', jobID }]) {
    const email = await writtenTo(how);
    expect(reasonIn(await newestTo(email))).toBe(
      `This mail goes to ${email} because ${profile.name} keeps your details as a candidate.`,
    );
  }
});
