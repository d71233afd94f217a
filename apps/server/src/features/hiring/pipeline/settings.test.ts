import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { plantApplicant, plantJob } from './test-pipeline.ts';

const now = new Date('2026-11-21T10:00:00Z');
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let theirs: typeof ours;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  theirs = await people(service).found();
});
afterAll(() => service.close());

const reasonsOf = async (call: Caller) =>
  (await call('GET', '/api/pipeline/rejection-reasons')).data.reasons;
const saveReasons = (call: Caller, reasons: readonly object[]) =>
  call('PUT', '/api/pipeline/rejection-reasons', { reasons });

test('a company starts with reasons that reading alone does not write', async () => {
  const reasons = await reasonsOf(ours.call);
  expect(reasons[0]).toEqual({ reasonID: null, name: 'Not enough experience' });
  const { rows } = await service.owner.query('select from rejection_reasons');
  expect(rows).toEqual([]);
});

test('of two first rejections at once one list of reasons is made', async () => {
  const job = await plantJob(service, theirs.call);
  const reject = async () => {
    const { applicationID } = await plantApplicant(service, { companyId: theirs.companyId, job });
    const applications = [{ applicationID, version: 1 }];
    const body = { applications, reason: 'Skills do not match', mail: null };
    return (await theirs.call('POST', '/api/pipeline/rejections', body)).status;
  };
  expect(await Promise.all([reject(), reject(), reject()])).toEqual([200, 200, 200]);
  const names = (await reasonsOf(theirs.call)).map(({ name }: { name: string }) => name);
  expect(names).toHaveLength(new Set(names).size);
});

test('a saved list is the list; a reason that goes stays with those it was given to', async () => {
  const job = await plantJob(service, ours.call);
  const { applicationID } = await plantApplicant(service, { companyId: ours.companyId, job });
  expect((await saveReasons(ours.call, [{ reasonID: null, name: ' Too far away ' }])).status).toBe(
    200,
  );
  const [own] = await reasonsOf(ours.call);
  expect(own.name).toBe('Too far away');
  await ours.call('POST', '/api/pipeline/rejections', {
    ...{ applications: [{ applicationID, version: 1 }], reason: 'Too far away', mail: null },
  });
  const kept = { reasonID: null, name: 'Other' };
  await saveReasons(ours.call, [{ ...own, name: 'Lives abroad' }, kept]);
  expect((await reasonsOf(ours.call)).map(({ name }: { name: string }) => name)).toEqual([
    ...['Lives abroad', 'Other'],
  ]);
  const { data } = await ours.call('GET', `/api/pipeline/applications/${applicationID}`);
  expect(data.moves[0].reason).toBe('Too far away');
  const twice = await saveReasons(ours.call, [kept, kept]);
  expect([twice.status, twice.code]).toEqual([422, 'validation_failed']);
});

test('[D2] an id of another company counts as new, and their rows stay', async () => {
  const [theirReason] = await reasonsOf(theirs.call);
  await saveReasons(ours.call, [{ ...theirReason }]);
  expect((await reasonsOf(theirs.call))[0]).toEqual(theirReason);
  expect((await reasonsOf(ours.call))[0].reasonID).not.toBe(theirReason.reasonID);
});

test('[D2] sets of stages are the company’s own, replaced by their name, and deleted', async () => {
  const path = '/api/pipeline/stage-templates';
  const stages = [{ name: 'Applied', kind: 'applied', replyWithinDays: 5 }];
  const first = await ours.call('POST', path, { name: 'Workshop', stages });
  const [stage] = stages;
  const second = await ours.call('POST', path, {
    ...{ name: 'Workshop', stages: [stage, { ...stage, name: 'Trial' }] },
  });
  expect(second.data).toEqual(first.data);
  const { data } = await ours.call('GET', path);
  expect(data.templates).toMatchObject([{ name: 'Workshop', stages: [stage, { name: 'Trial' }] }]);
  const own = `${path}/${first.data.templateID}`;
  expect((await theirs.call('DELETE', own)).status).toBe(404);
  expect((await theirs.call('GET', path)).data.templates).toEqual([]);
  expect((await ours.call('DELETE', own)).status).toBe(200);
  expect((await ours.call('DELETE', own)).status).toBe(404);
});

test('only administrators change reasons', async () => {
  const { call } = await people(service).plantMember(ours.companyId, {
    privileges: [{ featureId: 4, activityId: 0 }],
  });
  expect((await saveReasons(call, [{ reasonID: null, name: 'Mine' }])).status).toBe(403);
  expect((await call('GET', '/api/pipeline/rejection-reasons')).status).toBe(200);
});
