import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { plantJob } from '../../hiring/pipeline/test-pipeline.ts';
import { people } from '../../people/companies/test-company.ts';
import { openStudio, type Studio } from './test-studio.ts';

/** A Monday, nine in the morning in Oslo. */
const now = new Date('2027-01-18T08:00:00Z');
let service: TestApp;
let ours: Studio;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openStudio(service);
});
afterAll(() => service.close());

const zone = { timeZone: 'Europe/Berlin', reason: '', note: '' };
const nine = '2027-01-20T08:00:00.000Z';
const pick = (token: string) =>
  ours.send('/pick', { token, revision: 2, ...zone, startsAt: nine });

test('[AV-5] a member of some jobs books no candidate twice, also where they cannot see the other job', async () => {
  const [ada, bert] = [await ours.colleague(), await ours.colleague()];
  const hidden = await ours.ask([[{ accountID: ada.accountId }]]);
  expect((await pick(hidden.token)).status).toBe(200);
  const job = await plantJob(service, ours.founder.call);
  const { rows } = await service.owner.query(
    `insert into applications (company_id, job_id, candidate_id, stage_id, source, applied_at, stage_since)
     select company_id, $1, candidate_id, $2, source, applied_at, stage_since
       from applications where id = $3 returning id::int`,
    [job.jobID, job.stages[0], hidden.applicationID],
  );
  const asked = await ours.schedule(rows[0].id, [ours.round([[{ accountID: bert.accountId }]])], {
    beginning: 'candidate-offers',
  });
  const id = Number(asked.data.interviewScheduleIDs[0]);
  const token = await ours.tokenOf('appointment', id);
  const spans = [{ startsAt: nine, endsAt: '2027-01-20T10:00:00.000Z' }];
  const offered = await ours.send('/offers', { token, revision: 2, ...zone, spans });
  expect(offered.data).toMatchObject({ state: 'offered' });
  await service.owner.query('update memberships set job_ids = $1 where id = $2', [
    [job.jobID],
    ours.recruiter.membershipId,
  ]);
  try {
    const { call } = await people(service).signIn(ours.recruiter.email);
    const { data } = await call('GET', `/api/live-interviews/${id}`);
    expect(data.times[0]).toBe('2027-01-20T09:00:00.000Z');
    const body = { revision: data.revision, startsAt: nine };
    expect((await call('POST', `/api/live-interviews/${id}/booking`, body)).code).toBe(
      'slot_taken',
    );
  } finally {
    await service.owner.query('update memberships set job_ids = null where id = $1', [
      ours.recruiter.membershipId,
    ]);
  }
});

test('[D2] an old link of somebody who left the company leads to nothing', async () => {
  const ada = await ours.colleague();
  const { id, token } = await ours.ask([[{ accountID: ada.accountId }]]);
  await pick(token);
  const held = await ours.placeOf(id, ada.accountId);
  expect((await ours.send('-seat', { token: held })).status).toBe(200);
  await service.owner.query("update memberships set status = 'suspended' where account_id = $1", [
    ada.accountId,
  ]);
  expect((await ours.send('-seat', { token: held })).code).toBe('not_found');
  const accept = { token: held, revision: 3, answer: 'accept', reason: '', spans: [] };
  expect((await ours.send('-seat/answer', accept)).code).toBe('not_found');
});
