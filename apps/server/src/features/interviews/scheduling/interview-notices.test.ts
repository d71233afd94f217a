import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { candidate, type Office, openOffice } from './test-scheduling.ts';

const begin = new Date('2026-11-21T10:00:00Z');
const interviews = [{ featureId: 5, activityId: 0 }];
let now = begin;
let service: TestApp;
let ours: Office;
let made = 0;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
});
beforeEach(async () => {
  now = begin;
  ours = await openOffice(service);
});
afterAll(() => service.close());

const after = (hours: number): void => {
  now = new Date(begin.getTime() + hours * 3_600_000);
};
const address = (): string => `invited${(made += 1)}@noticed.example`;
const toldTo = async (call: Caller, kind: string): Promise<{ title: string; path: string }[]> =>
  (await call('GET', `/api/notifications?kind=${kind}`)).data.notifications;
/** Another member, signed in when asked. */
const member = async (given: Parameters<ReturnType<typeof people>['plantMember']>[1]) => {
  const { email, membershipId } = await people(service).plantMember(ours.companyId, given);
  const call: Caller = async (...request) => (await people(service).signIn(email)).call(...request);
  return { call, membershipId };
};
const lead = (membershipId: number) =>
  service.owner.query(
    `insert into job_team (company_id, job_id, membership_id, role) values ($1, $2, $3, 'owner')`,
    [ours.companyId, ours.jobID, membershipId],
  );
const expire = () => service.runDue('interview-expiry');

test('who invited hears once that an invitation ran out unused, with the way to it; a new end counts anew', async () => {
  const id = await ours.inviteOne(address());
  after(71);
  await expire();
  expect(await toldTo(ours.call, 'expiry')).toEqual([]);
  after(72);
  await Promise.all([expire(), expire()]);
  await expire();
  expect(await toldTo(ours.call, 'expiry')).toMatchObject([
    {
      title: 'An invitation ran out before it was begun',
      body: 'Engineer',
      path: `/company/view-interview?interviewScheduleID=${id}`,
    },
  ]);
  const later = { closesAt: ours.hours(24), timeZone: 'UTC', tellsCandidate: false };
  expect((await ours.act(id, 'extend', later)).status).toBe(200);
  after(90);
  await expire();
  expect(await toldTo(ours.call, 'expiry')).toHaveLength(1);
  after(97);
  await expire();
  expect(await toldTo(ours.call, 'expiry')).toHaveLength(2);
});

test('nobody hears of one that was begun, cancelled, or ran out long before this server ran again', async () => {
  const started = address();
  await ours.inviteOne(started);
  const cancelled = await ours.inviteOne(address());
  const [token = ''] = await ours.tokensOf(started);
  expect((await candidate(service, token).start()).status).toBe(200);
  await ours.act(cancelled, 'cancel', { reason: '', tellsCandidate: false });
  after(73);
  await expire();
  expect(await toldTo(ours.call, 'expiry')).toEqual([]);
  await ours.inviteOne(address());
  after(73 + 72 + 80);
  await expire();
  expect(await toldTo(ours.call, 'expiry')).toEqual([]);
});

test('those who were invited together and did not come are one notice, which leads to their list', async () => {
  await ours.schedule([address(), address(), address()]);
  after(72);
  await expire();
  expect(await toldTo(ours.call, 'expiry')).toMatchObject([
    {
      title: '3 invitations ran out before they were begun',
      path: `/company/interviews?state=expired&jobID=${ours.jobID}`,
    },
  ]);
});

test('who leads the job hears that an interview was handed in; who may not see it hears nothing', async () => {
  const [leads, blind, elsewhere] = [
    await member({ privileges: interviews }),
    await member({ privileges: [] }),
    await member({ privileges: interviews }),
  ];
  for (const { membershipId } of [leads, blind, elsewhere]) await lead(membershipId);
  await service.owner.query(`update memberships set job_ids = '{}' where id = $1`, [
    elsewhere.membershipId,
  ]);
  const to = address();
  const id = await ours.inviteOne(to);
  const [token = ''] = await ours.tokensOf(to);
  expect((await candidate(service, token).start()).status).toBe(200);
  after(2);
  await service.runJob('close-overdue-attempts');
  await Promise.all([service.runDue('attempt-ended'), service.runDue('attempt-ended')]);
  for (const { call } of [leads, ours]) {
    expect(await toldTo(call, 'submission')).toMatchObject([
      {
        title: 'The time of an interview is over',
        path: `/company/view-interview?interviewScheduleID=${id}`,
      },
    ]);
  }
  for (const { call } of [blind, elsewhere]) expect(await toldTo(call, 'submission')).toEqual([]);
});

test('where whoever invited has left, the admins hear of it', async () => {
  const admin = await member({ role: 'COMPANY_ADMIN' });
  const { email } = ours;
  await ours.inviteOne(address());
  await service.owner.query('update accounts set disabled_at = now() where email = $1', [email]);
  after(72);
  await expire();
  expect(await toldTo(admin.call, 'expiry')).toHaveLength(1);
});
