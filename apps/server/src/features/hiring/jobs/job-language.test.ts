import { createJob } from '@candor/contract/hiring/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';

const whole = createJob.example.body;
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date('2026-11-21T10:00:00Z') });
  ours = await people(service).found();
});
afterAll(() => service.close());

test('a job is held in the language that was chosen, in its copies and on its page, and a save without one keeps it', async () => {
  const made = await ours.call('POST', '/api/jobs', { ...whole, language: 'de' });
  const { jobID } = made.data;
  const path = `/api/jobs/${jobID}`;
  await ours.call('PUT', path, { ...whole, title: 'Schweißer', version: 1 });
  expect((await ours.call('GET', path)).data).toMatchObject({ title: 'Schweißer', language: 'de' });
  const { data: copy } = await ours.call('POST', `${path}/clone`);
  expect((await ours.call('GET', `/api/jobs/${copy.jobID}`)).data.language).toBe('de');
  await ours.call('POST', `${path}/publish`, { version: 2 });
  expect((await people(service).caller()('GET', `/api/careers/jobs/${jobID}`)).data.language).toBe(
    'de',
  );
  await ours.call('PUT', path, { ...whole, language: null, version: 2 });
  expect((await ours.call('GET', path)).data.language).toBeNull();
  const unknown = await ours.call('POST', '/api/jobs', { ...whole, language: 'xx' });
  expect([unknown.status, unknown.code]).toEqual([422, 'validation_failed']);
});

test('a job follows the law that was chosen, in its copies, and its page has that notice in every language once it is published', async () => {
  const made = await ours.call('POST', '/api/jobs', { ...whole, jurisdiction: 'us-nyc' });
  const { jobID } = made.data;
  const path = `/api/jobs/${jobID}`;
  const shown = async () =>
    (await people(service).caller()('GET', `/api/careers/jobs/${jobID}`)).data;
  await ours.call('POST', `${path}/publish`, { version: 1 });
  const { notice } = await shown();
  expect(Object.keys(notice).toSorted()).toEqual(['de', 'en', 'es', 'fr', 'nb', 'pt']);
  expect(notice.en[0]).toBe('Notice for jobs in New York City');
  // A node of before sends none.
  const saved = await ours.call('PUT', path, { ...whole, title: 'Welder', version: 1 });
  expect((await ours.call('GET', path)).data.jurisdiction).toBe('us-nyc');
  const { data: copy } = await ours.call('POST', `${path}/clone`);
  expect((await ours.call('GET', `/api/jobs/${copy.jobID}`)).data.jurisdiction).toBe('us-nyc');
  const { version } = saved.data;
  const cleared = await ours.call('PUT', path, { ...whole, jurisdiction: null, version });
  expect((await shown()).notice.en[0]).toBe('Notice for jobs in New York City');
  await ours.call('POST', `${path}/publish`, { version: cleared.data.version });
  expect((await shown()).notice).toBeNull();
  const unknown = await ours.call('POST', '/api/jobs', { ...whole, jurisdiction: 'us-tx' });
  expect([unknown.status, unknown.code]).toEqual([422, 'validation_failed']);
});

test('a job of New York City names its bias audit: candidates read the day and the page of its summary', async () => {
  const audit = { biasAuditUrl: 'https://example.com/audit', biasAuditOn: '2026-03-09' };
  const nyc = { ...whole, jurisdiction: 'us-nyc' };
  const made = await ours.call('POST', '/api/jobs', { ...nyc, ...audit });
  const { jobID } = made.data;
  const path = `/api/jobs/${jobID}`;
  const shown = async () =>
    (await people(service).caller()('GET', `/api/careers/jobs/${jobID}`)).data.notice;
  await ours.call('POST', `${path}/publish`, { version: 1 });
  const { en, de } = await shown();
  expect(en.at(-1)).toBe(
    'The last bias audit of this tool was made on 9 March 2026. Its summary: https://example.com/audit',
  );
  expect(de.at(-1)).toContain('9. März 2026');
  // A page of before sends neither.
  await ours.call('PUT', path, { ...whole, title: 'Welder', version: 1 });
  expect((await ours.call('GET', path)).data).toMatchObject(audit);
  const { data: copy } = await ours.call('POST', `${path}/clone`);
  expect((await ours.call('GET', `/api/jobs/${copy.jobID}`)).data).toMatchObject(audit);
  const other = { ...whole, ...audit, jurisdiction: 'us-il', version: 2 };
  await ours.call('PUT', path, other);
  await ours.call('POST', `${path}/publish`, { version: 3 });
  expect((await shown()).en.join(' ')).not.toContain('audit');

  const wrong = { ...nyc, biasAuditUrl: 'javascript:alert(1)' };
  expect((await ours.call('POST', '/api/jobs', wrong)).status).toBe(422);
  const ahead = { ...nyc, ...audit, biasAuditOn: '2999-01-01' };
  const early = await ours.call('POST', '/api/jobs', ahead);
  expect([early.status, early.code]).toEqual([422, 'validation_failed']);
});
