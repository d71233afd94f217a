import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { openOffice } from '../scheduling/test-scheduling.ts';
import { invite } from './test-needs.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

test('a need is listed on the page of who asked, without those of anybody else', async () => {
  const office = await openOffice(service);
  const ada = await invite(service, office);
  const bert = await invite(service, office);
  const { needID } = await ada.asks();
  await bert.asks();
  const all = (await office.call('GET', '/api/needs')).data.needs;
  const { candidateID } = all.find((need: { needID: number }) => need.needID === needID);
  const { data } = await office.call('GET', `/api/needs?candidateID=${candidateID}`);
  expect(data).toMatchObject({ needs: [{ needID, candidateID }], total: 1 });
  const other = await openOffice(service);
  const foreign = await other.call('GET', `/api/needs?candidateID=${candidateID}`);
  expect(foreign.data.needs).toEqual([]);
});
