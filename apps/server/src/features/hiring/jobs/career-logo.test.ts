import { createJob } from '@candor/contract/hiring/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { png } from '../../people/profiles/test-documents.ts';

let service: TestApp;
let who: ReturnType<typeof people>;

beforeAll(async () => {
  service = await createTestApp();
  who = people(service);
});
afterAll(() => service.close());

async function companyWithAdvert() {
  const company = await who.found();
  const { jobID } = (await company.call('POST', '/api/jobs', createJob.example.body)).data;
  await company.call('POST', `/api/jobs/${jobID}/publish`, { version: 1 });
  const path = `/api/careers/companies/${company.companyId}`;
  return {
    save: (logo: object | null) => company.call('PUT', '/api/companies/own/logo', { logo }),
    visit: async () => (await who.caller()('GET', path)).data,
  };
}

test('visitors see the logo of a company on its career page, until it is taken away', async () => {
  const { save, visit } = await companyWithAdvert();
  expect(await visit()).toMatchObject({ logo: null });
  const base64 = png().toString('base64');
  expect((await save({ contentType: 'image/png', base64 })).status).toBe(200);
  expect(await visit()).toMatchObject({ logo: `data:image/png;base64,${base64}` });
  expect((await save(null)).status).toBe(200);
  expect(await visit()).toMatchObject({ logo: null });
});

test('what is no picture by its bytes is shown to nobody', async () => {
  const { save, visit } = await companyWithAdvert();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const sent = await save({ contentType: 'image/png', base64: svg.toString('base64') });
  expect(sent.code).toBe('not_an_image');
  expect(await visit()).toMatchObject({ logo: null });
});
