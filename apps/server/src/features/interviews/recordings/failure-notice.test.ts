import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { createBrowser } from './test-browser.ts';
import { addRunningInterview, recordingOf } from './test-interview.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

/** An interview of which a segment came that nobody can read, and somebody who runs its company. */
async function lost() {
  const interview = await addRunningInterview(service.owner);
  const admin = await people(service).plantMember(interview.companyId, { role: 'COMPANY_ADMIN' });
  const place = { startedAt: Date.now() - 60_000, segment: 1 };
  await createBrowser(service).upload(interview, Buffer.from('not a video at all'), place);
  await interview.end();
  const join = async () =>
    service.runJob('join-recording', await recordingOf(service.owner, interview));
  const told = async (): Promise<unknown[]> =>
    (await admin.call('GET', '/api/notifications?kind=recording')).data.notifications;
  return { interview, join, told };
}

test('who runs the company hears once that a recording cannot be made playable, also when it is tried again', async () => {
  const { interview, join, told } = await lost();
  await join();
  const expected = [
    {
      title: 'A recording cannot be made playable',
      body: 'Engineer',
      path: `/company/view-interview?interviewScheduleID=${interview.scheduleId}`,
    },
  ];
  expect(await told()).toMatchObject(expected);
  await service.owner.query(
    `update recordings set status = 'processing', failure = null, joined_at = null where company_id = $1`,
    [interview.companyId],
  );
  await join();
  expect(await told()).toMatchObject(expected);
  const { rows } = await service.owner.query(
    'select status from recordings where company_id = $1',
    [interview.companyId],
  );
  expect(rows).toEqual([{ status: 'failed' }]);
});
