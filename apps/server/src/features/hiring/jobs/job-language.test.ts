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
