import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type MessageDesk, openMessageDesk } from './test-messages.ts';

const now = new Date('2027-01-04T09:00:00Z');
let service: TestApp;
let ours: MessageDesk;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openMessageDesk(service);
});
afterAll(() => service.close());

const subjectsOf = async (candidateID: number): Promise<string[]> =>
  (await ours.list(candidateID)).data.threads.map(({ subject }: { subject: string }) => subject);

test('messages go with their candidate into the one that stands, and back again', async () => {
  const [kept, gone] = [await ours.applicant(), await ours.applicant()];
  await ours.write(kept.candidateID, { subject: 'To one' });
  await ours.write(gone.candidateID, { subject: 'To the other' });
  await ours.write(gone.candidateID, {
    ...{ subject: 'About the job', applicationID: gone.applicationID },
  });
  const call = await ours.fresh(ours.founder);
  const changedAt = async ({ candidateID }: typeof kept) =>
    (await call('GET', `/api/applicants/${candidateID}`)).data.updatedAt;
  const { data } = await call('POST', `/api/applicants/${kept.candidateID}/merge`, {
    ...{ otherID: gone.candidateID, fromOther: [] },
    ...{ updatedAt: await changedAt(kept), otherUpdatedAt: await changedAt(gone) },
  });
  const together = ['About the job', 'To one', 'To the other'];
  expect((await subjectsOf(kept.candidateID)).toSorted()).toEqual(together);
  await call('POST', `/api/applicants/merges/${data.mergeID}/undo`);
  expect(await subjectsOf(kept.candidateID)).toEqual(['To one']);
  expect(await subjectsOf(gone.candidateID)).toEqual(['About the job', 'To the other']);
  await (await ours.own(gone)).answer('Still me.');
  const [{ messages }] = (await ours.list(gone.candidateID)).data.threads;
  expect(messages.at(-1)).toMatchObject({ state: 'received', body: 'Still me.' });
});
