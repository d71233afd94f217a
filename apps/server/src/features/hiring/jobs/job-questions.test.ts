import { createJob } from '@candor/contract/hiring/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';

let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date('2026-11-21T10:00:00Z') });
  ours = await people(service).found();
});
afterAll(() => service.close());

const whole = createJob.example.body;
const shift = {
  kind: 'single-choice',
  label: ' Which shift? ',
  isRequired: false,
  options: [' Day', 'Night '],
  knockOut: ['Night'],
};

async function post(questions: unknown): Promise<number> {
  const { data } = await ours.call('POST', '/api/jobs', { ...whole, questions });
  return Number(data?.jobID);
}

test('[RT-4] questions are kept in order and published without what rules out', async () => {
  const [permit] = whole.questions;
  const jobID = await post([shift, permit]);
  const { data } = await ours.call('GET', `/api/jobs/${jobID}`);
  const kept = { ...shift, label: 'Which shift?', options: ['Day', 'Night'] };
  expect(data.questions).toEqual([kept, permit]);
  await ours.call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  const advert = await people(service).caller()('GET', `/api/careers/jobs/${jobID}`);
  expect(advert.data.questions).toEqual([
    { kind: 'single-choice', label: 'Which shift?', isRequired: false, options: ['Day', 'Night'] },
    { kind: 'yes-no', label: permit.label, isRequired: true, options: [] },
  ]);
});

test('what visitors are asked changes when the job is published again', async () => {
  const jobID = await post([]);
  await ours.call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  await ours.call('PUT', `/api/jobs/${jobID}`, { ...whole, version: 1 });
  const asked = async () =>
    (await people(service).caller()('GET', `/api/careers/jobs/${jobID}`)).data.questions.length;
  expect(await asked()).toBe(0);
  await ours.call('POST', `/api/jobs/${jobID}/publish`, { version: 2 });
  expect(await asked()).toBe(1);
});

test.each([[{ label: ' ' }], [{ options: ['Day'] }], [{ knockOut: ['Evening'] }]])(
  'a question with %j is refused',
  async (change) => {
    const questions = [{ ...shift, ...change }];
    const reply = await ours.call('POST', '/api/jobs', { ...whole, questions });
    expect([reply.status, reply.code]).toEqual([422, 'validation_failed']);
  },
);

test('a job that asks nothing need not say so', async () => {
  const { questions: _none, ...silent } = whole;
  const { data } = await ours.call('POST', '/api/jobs', silent);
  expect((await ours.call('GET', `/api/jobs/${data.jobID}`)).data.questions).toEqual([]);
});
