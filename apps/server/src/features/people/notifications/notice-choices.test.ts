import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { applicants, newAddress, postOpenJob } from '../../hiring/applications/test-applying.ts';
import { linkIn, people } from '../companies/test-company.ts';

let now = new Date('2026-11-21T10:00:00Z');
const clock = { pass: (ms: number) => void (now = new Date(now.getTime() + ms)) };
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
});
afterAll(() => service.close());

const path = '/api/notifications/choices';
const told = async (): Promise<unknown[]> =>
  (await ours.call('GET', '/api/notifications')).data.notifications.filter(
    ({ title }: { title: string }) => title === 'New application',
  );
const mailed = async (): Promise<string[]> => {
  const mails = await service.mailsTo(ours.email);
  return mails.filter(({ text }) => text.includes('/settings/notices')).map(({ text }) => text);
};

test('everybody starts with being told in the product, and not by mail', async () => {
  const usual = { isTold: true, isMailed: false };
  expect((await ours.call('GET', path)).data.choices).toEqual(
    [
      'application',
      'withdrawal',
      'interview',
      'mention',
      'offer',
      'message',
      'need',
      'evidence',
      'appeal',
      'reply',
      'submission',
      'expiry',
      'recording',
      'share',
      'credits',
    ].map((kind) => ({
      kind,
      ...usual,
    })),
  );
});

test('a member is told and mailed as chosen, and a colleague’s choice is the colleague’s', async () => {
  const jobID = await postOpenJob(ours.call, { title: 'Welder' });
  const apply = () => applicants(service, clock).applyTo(jobID, { email: newAddress() });
  const choose = (isTold: boolean, isMailed: boolean, call = ours.call) =>
    call('PUT', path, { choices: [{ kind: 'application', isTold, isMailed }] });
  await apply();
  expect([(await told()).length, await mailed()]).toEqual([1, []]);

  expect((await choose(false, true)).status).toBe(200);
  await apply();
  expect(await told()).toHaveLength(1);
  const [mail, ...more] = await mailed();
  expect([mail, more]).toEqual([expect.stringContaining('New application: Welder.'), []]);
  expect(linkIn(mail).pathname).toBe('/company/jobs/view-jobs');

  const colleague = await people(service).plantMember(ours.companyId);
  await choose(true, true, colleague.call);
  await choose(false, false);
  await apply();
  expect([(await told()).length, (await mailed()).length]).toEqual([1, 1]);
  expect((await ours.call('GET', path)).data.choices[0]).toMatchObject({ isMailed: false });
  expect((await colleague.call('GET', path)).data.choices[0]).toMatchObject({ isMailed: true });
});
