import { createJob } from '@candor/contract/hiring/jobs';
import { PREVIEW_LOGO } from '@candor/contract/people/brand-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { applicants, newAddress, postOpenJob } from '../../hiring/applications/test-applying.ts';
import { people, profile } from '../companies/test-company.ts';
import { png } from '../profiles/test-documents.ts';

let now = new Date('2026-11-21T10:00:00Z');
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
let service: TestApp;
let company: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let openJob: number;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  company = await people(service).found();
  openJob = await postOpenJob(company.call, { title: createJob.example.body.title });
});
afterAll(() => service.close());

const save = (change: object) =>
  company.call('PUT', '/api/companies/own', { ...profile, ...change });
const face = async () => {
  const path = `/api/careers/companies/${company.companyId}`;
  return (await people(service).caller()('GET', path)).data.brand;
};

test('a company has the colours of the product until it chooses one', async () => {
  expect(await face()).toEqual({ name: profile.name, colours: null, logo: null });
  expect((await save({ colour: '#ffe600' })).status).toBe(200);
  const { colours } = await face();
  expect(colours.accentText).toMatch(/^light-dark\(#[0-9a-f]{6}, #ffe600\)$/);
  // What does not name it leaves it.
  expect((await save({ city: 'Oslo' })).status).toBe(200);
  expect((await face()).colours).toEqual(colours);
  expect((await save({ colour: null })).status).toBe(200);
  expect((await face()).colours).toBeNull();
});

test('what is no colour is stored nowhere', async () => {
  for (const colour of ['red', '#FFE600', '#ffe', 'url(https://evil.example)', '']) {
    expect((await save({ colour })).code, colour).toBe('validation_failed');
  }
});

test('a preview shows a colour without storing it, and says what becomes of it', async () => {
  const before = await face();
  const { data } = await company.call('POST', '/api/companies/own/brand-preview', {
    ...{ colour: '#ffe600', hasLogo: true },
  });
  expect(data.changed.map(({ scheme }: { scheme: string }) => scheme)).toEqual(['light', 'dark']);
  expect(data.html).toContain(`background:${data.changed[0].shown};color:#ffffff`);
  expect(data.html).toContain(`<img src="${PREVIEW_LOGO}"`);
  expect(await face()).toEqual(before);
});

test('a mail to a candidate has the company’s face, and says why they get it', async () => {
  await save({ colour: '#7a1fa2' });
  await company.call('PUT', '/api/companies/own/logo', {
    logo: { contentType: 'image/png', base64: png().toString('base64') },
  });
  const email = newAddress();
  await applicants(service, clock).applyTo(openJob, { email, firstName: 'Ada' });
  const [mail] = await service.mailsTo(email);
  const { logo } = await face();
  expect(mail?.html).toMatch(new RegExp(`<img src="https?://[^"]+${logo}" alt=""`));
  expect(mail?.html).toContain('background:#7a1fa2');
  expect(mail?.text).toContain(
    `${profile.name}, ${profile.city}, Norway, https://${profile.website}`,
  );
  expect(mail?.text).toContain(`This mail goes to ${email} because you applied there`);
});
