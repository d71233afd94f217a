import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openStudio, type Studio } from '../appointments/test-studio.ts';
import { aKit } from './test-kit.ts';

const now = new Date('2027-01-18T08:00:00Z');
let service: TestApp;
let ours: Studio;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await openStudio(service);
});
afterAll(() => service.close());

const admin = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  ours.founder.call(method, `/api/interview-kits${path}`, body);
const make = async (name: string) =>
  Number((await admin('POST', '', { name, content: aKit })).data.kitID);
const setUsual = (kitID: number, change: object = {}) =>
  admin('PUT', `/${kitID}/usual`, {
    ...{ jobID: ours.job.jobID, stageID: null, isUsual: true },
    ...change,
  });

async function scheduled(wish: object = {}) {
  const ada = await ours.colleague();
  const asked = await ours.ask([[{ accountID: ada.accountId }]], {}, wish);
  const query = `/api/interview-kit-choices/usual?applicationID=${asked.applicationID}`;
  return {
    proposed: (await ours.call('GET', query)).data.kit?.kitID ?? null,
    used: (await ours.call('GET', `/api/live-interviews/${asked.id}/kit`)).data.kit?.kitID ?? null,
  };
}

test('an interview has the kit of its job, or that of its stage, unless another or none is chosen', async () => {
  const [ofJob, ofStage, another] = [await make('Job'), await make('Stage'), await make('Other')];
  expect(await scheduled()).toEqual({ proposed: null, used: null });
  expect((await setUsual(ofJob)).status).toBe(200);
  expect(await scheduled()).toEqual({ proposed: ofJob, used: ofJob });
  const { usual, jobs } = (await admin('GET', `/${ofJob}/usual`)).data;
  expect(usual).toMatchObject([{ jobID: ours.job.jobID, stageID: null, stageName: null }]);
  const { stages } = jobs.find(({ jobID }: { jobID: number }) => jobID === ours.job.jobID);
  const [{ stageID }, { stageID: laterID }] = stages;
  await setUsual(ofStage, { stageID });
  await setUsual(another, { stageID: laterID });
  expect(await scheduled()).toEqual({ proposed: ofStage, used: ofStage });
  expect(await scheduled({ kitID: another })).toEqual({ proposed: ofStage, used: another });
  expect(await scheduled({ kitID: null })).toEqual({ proposed: ofStage, used: null });
  await admin('PUT', `/${ofStage}/state`, { isRetired: true });
  expect(await scheduled()).toEqual({ proposed: ofJob, used: ofJob });
  await setUsual(another);
  expect(await scheduled()).toEqual({ proposed: another, used: another });
  expect((await admin('GET', `/${ofJob}/usual`)).data.usual).toEqual([]);
  await setUsual(another, { isUsual: false });
  expect(await scheduled()).toEqual({ proposed: null, used: null });
});

test('a job, a stage or a kit that the company has not is refused', async () => {
  const kitID = await make('Mine');
  const foreign = await openStudio(service);
  expect((await setUsual(kitID, { jobID: foreign.job.jobID })).code).toBe('not_found');
  const { data } = await foreign.founder.call('POST', '/api/interview-kits', {
    ...{ name: 'Theirs', content: aKit },
  });
  expect((await setUsual(Number(data.kitID))).code).toBe('not_found');
  expect((await admin('GET', `/${data.kitID}/usual`)).code).toBe('not_found');
  const theirs = (
    await foreign.founder.call('GET', `/api/interview-kits/${data.kitID}/usual`)
  ).data.jobs.find(({ jobID }: { jobID: number }) => jobID === foreign.job.jobID);
  const [{ stageID }] = theirs.stages;
  expect((await setUsual(kitID, { stageID })).code).toBe('not_found');
  await admin('PUT', `/${kitID}/state`, { isRetired: true });
  expect((await setUsual(kitID)).code).toBe('not_found');
});
