import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJob } from '@candor/contract/hiring/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from './features/people/companies/test-company.ts';
import { createCareerPages, publicPathsOf } from './features/hiring/jobs/index.ts';
import { registerPages } from './platform/http/pages.ts';
import { registerWellKnown } from './platform/http/well-known.ts';
import { fail } from './platform/http/failure.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const baseUrl = 'https://candor.example';
const webFolder = mkdtempSync(join(tmpdir(), 'candor-well-known-'));
let service: TestApp;
let isAway = false;

beforeAll(async () => {
  service = await createTestApp();
  for (const name of ['app.html', 'room.html', 'call.html'])
    writeFileSync(join(webFolder, name), 'the app');
  writeFileSync(join(webFolder, 'favicon.svg'), '<svg/>');
  registerWellKnown(service.app, {
    baseUrl,
    askReadiness: async () => {
      if (isAway) throw fail('database_away', 'The database does not answer.');
    },
    publicPaths: publicPathsOf(service),
  });
  await registerPages(service.app, {
    webFolder,
    origins: { storage: null, media: [] },
    isInMaintenance: async () => false,
    hasBegun: async () => false,
    factsOf: createCareerPages({ ...service, baseUrl }),
  });
});
afterAll(async () => {
  await service.close();
  rmSync(webFolder, { recursive: true });
});

const open = (url: string) => service.app.inject({ method: 'GET', url });

test('who watches the process hears of it, and of what it stands on', async () => {
  expect((await open('/healthz')).body).toBe('ok\n');
  expect((await open('/livez')).body).toBe('ok\n');
  expect((await open('/readyz')).body).toBe('ready\n');
  isAway = true;
  const reply = await open('/readyz');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('2');
  expect(reply.body).toBe('The database does not answer.\n');
  expect((await open('/livez')).statusCode).toBe(200);
  isAway = false;
});

test('search engines are led to the career pages, and to nothing else', async () => {
  const company = await people(service).found();
  const { jobID } = (await company.call('POST', '/api/jobs', createJob.example.body)).data;
  const job = `${baseUrl}/jobs/career/${company.companyId}/${jobID}`;
  expect((await open('/sitemap.xml')).body).not.toContain(job);
  await company.call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  const map = await open('/sitemap.xml');
  expect(map.headers['content-type']).toContain('application/xml');
  expect(map.body).toContain(`<loc>${job}`);
  expect(map.body).toContain(`<loc>${baseUrl}/jobs/career/${company.companyId}</loc>`);
  const robots = await open('/robots.txt');
  expect(robots.body).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
  expect(robots.body).toMatch(/Allow: \/jobs\n.*Disallow: \/\n/s);
});

test.each([
  '/.env',
  '/.git/config',
  '/metrics',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/wp-login.php',
])('%s is nothing, and not the app', async (url) => {
  const reply = await open(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ success: false, errors: [{ code: 'not_found' }] });
});

test('an unknown page is the app’s to refuse, in its own words', async () => {
  expect((await open('/nowhere')).body).toContain('the app');
  expect((await open('/favicon.svg')).statusCode).toBe(200);
});
