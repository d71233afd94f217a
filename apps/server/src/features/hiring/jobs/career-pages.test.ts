import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJob } from '@candor/contract/hiring/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPages } from '../../../platform/http/pages.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { createCareerPages } from './career-pages.ts';

const now = new Date('2026-11-21T10:00:00Z');
const webFolder = mkdtempSync(join(tmpdir(), 'candor-careers-'));
const hostile = '</script><script>alert(1)</script> $& "quoted"';
let service: TestApp;
let company: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let companyId: number;
let jobID: number;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  const html = '<head><title>Candor</title></head><div id="root"></div>';
  for (const name of ['app.html', 'room.html', 'call.html'])
    writeFileSync(join(webFolder, name), html);
  const factsOf = createCareerPages({ ...service, baseUrl: 'https://candor.example' });
  const isInMaintenance = async () => false;
  const hasBegun = async () => false;
  const pages = {
    webFolder,
    origins: { storage: null, media: [] },
    isInMaintenance,
    hasBegun,
    factsOf,
  };
  await registerPages(service.app, pages);
  company = await people(service).found();
  companyId = company.companyId;
  const body = { ...createJob.example.body, title: hostile, description: `**Work** ${hostile}` };
  jobID = (await company.call('POST', '/api/jobs', body)).data.jobID;
  await company.call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
});
afterAll(async () => {
  await service.close();
  rmSync(webFolder, { recursive: true });
});

async function open(url: string) {
  const { statusCode, body } = await service.app.inject({ method: 'GET', url });
  return { statusCode, body };
}

test('[RT-4] a job page says to search engines what it is, in data and in words', async () => {
  const { statusCode, body } = await open(`/jobs/career/${companyId}/${jobID}-anything`);
  expect(statusCode).toBe(200);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'JobPosting',
    title: hostile,
    datePosted: now.toISOString(),
    validThrough: '2027-01-31T23:59:59Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Larkfield Robotics' },
    jobLocation: { address: { addressLocality: 'Bergen', addressCountry: 'NO' } },
    baseSalary: { currency: 'NOK', value: { minValue: 650_000, unitText: 'YEAR' } },
  });
  expect(body).toContain('<strong>Work</strong>');
  expect(body).toContain('rel="canonical" href="https://candor.example/jobs/career/');
});

test('what a company wrote says which language it is in, where the job says one', async () => {
  expect((await open(`/jobs/view-job-detils/${jobID}`)).body).not.toContain('<div lang=');
  const body = { ...createJob.example.body, title: 'Schweißer', language: 'de' };
  const { data: job } = await company.call('POST', '/api/jobs', body);
  await company.call('POST', `/api/jobs/${job.jobID}/publish`, { version: 1 });
  const page = await open(`/jobs/view-job-detils/${job.jobID}`);
  expect(page.body).toContain('<div lang="de"><h1>Schweißer</h1>');
});

test('[E4] what a company wrote ends no element and begins none', async () => {
  for (const path of [`/jobs/view-job-detils/${jobID}`, '/jobs', `/jobs/career/${companyId}`]) {
    const { body } = await open(path);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&#60;script&#62;alert(1)');
  }
});

test('[RT-4] lists link to the jobs, and what is not there is a 404', async () => {
  expect((await open('/jobs')).body).toContain(`href="/jobs/career/${companyId}/${jobID}-`);
  for (const path of ['/jobs/career/987654', `/jobs/career/${companyId}/987654`]) {
    expect([path, (await open(path)).statusCode]).toEqual([path, 404]);
  }
  expect((await open('/home')).body).toContain('<title>Candor</title>');
});
