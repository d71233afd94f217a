import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createSharing, openViewer, type Sharing } from './test-viewing.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const toldTo = async ({ signIn }: Sharing): Promise<unknown[]> => {
  const headers = { authorization: await signIn() };
  const reply = await service.app.inject({ url: '/api/notifications?kind=share', headers });
  return reply.json().data.notifications;
};

test('who shared a recording hears when it is watched for the first time, and not again', async () => {
  const sharing = await createSharing(service);
  const viewer = await sharing.invite();
  const browser = openViewer(service);
  await browser.enter(viewer);
  expect(await toldTo(sharing)).toEqual([]);
  await Promise.all([browser.watch(viewer), browser.watch(viewer)]);
  await browser.watch(viewer);
  const again = openViewer(service);
  await service.owner.query(`delete from rate_limits where key like 'viewing-%'`);
  await again.enter(viewer);
  expect((await again.watch(viewer)).status).toBe(200);
  expect(await toldTo(sharing)).toMatchObject([
    {
      title: 'A shared recording is being watched',
      body: 'Engineer',
      path: `/company/view-interview?interviewScheduleID=${sharing.scheduleId}`,
    },
  ]);
});

test('who may not see the interview any more hears nothing of it', async () => {
  const sharing = await createSharing(service);
  const viewer = await sharing.invite();
  await service.owner.query(`update memberships set job_ids = '{}' where company_id = $1`, [
    sharing.companyId,
  ]);
  const browser = openViewer(service);
  await browser.enter(viewer);
  expect((await browser.watch(viewer)).status).toBe(200);
  expect(await toldTo(sharing)).toEqual([]);
});
