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
    logo: async () => (await who.caller()('GET', path)).data.brand.logo,
    old: async () => (await who.caller()('GET', path)).data.logo,
    picture: (url: string) => service.app.inject({ method: 'GET', url }),
  };
}

test('visitors see the logo of a company on its career page, until it is taken away', async () => {
  const { save, logo, picture } = await companyWithAdvert();
  expect(await logo()).toBeNull();
  const base64 = png().toString('base64');
  expect((await save({ contentType: 'image/png', base64 })).status).toBe(200);
  const path = await logo();
  const shown = await picture(path);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-type']).toBe('image/png');
  // A mail program is another site; no page of another kind is made of it.
  expect(shown.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await save(null)).status).toBe(200);
  expect(await logo()).toBeNull();
  expect((await picture(path)).statusCode).toBe(404);
});

test('what stands in a file beside its picture is served to nobody', async () => {
  const { save, logo, picture } = await companyWithAdvert();
  const base64 = Buffer.concat([png(), Buffer.from('taken at 60.39 N')]).toString('base64');
  expect((await save({ contentType: 'image/png', base64 })).status).toBe(200);
  const served = (await picture(await logo())).rawPayload;
  expect(served.toString('latin1')).not.toContain('taken at');
});

test('a picture is found by its own path alone', async () => {
  const { save, logo, picture } = await companyWithAdvert();
  await save({ contentType: 'image/png', base64: png().toString('base64') });
  const [, , company, id] = (await logo()).split('/');
  for (const path of [`/logos/${company}/${id.replace(/./, 'x')}`, `/logos/0/${id}`]) {
    expect((await picture(path)).statusCode, path).not.toBe(200);
  }
  const another = await companyWithAdvert();
  await another.save({ contentType: 'image/png', base64: png().toString('base64') });
  const [, , other] = (await another.logo()).split('/');
  expect((await picture(`/logos/${other}/${id}`)).statusCode).toBe(404);
});

test('a page loaded before there was a colour finds the logo where it looked for it', async () => {
  const { save, logo, old } = await companyWithAdvert();
  expect(await old()).toBeNull();
  await save({ contentType: 'image/png', base64: png().toString('base64') });
  expect(await old()).toBe(await logo());
});

test('a picture that such a page sends as it is, is refused as no picture that is taken', async () => {
  const { save } = await companyWithAdvert();
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);
  const sent = await save({ contentType: 'image/jpeg', base64: jpeg.toString('base64') });
  expect(sent.code).toBe('not_an_image');
});

test('what is no picture by its bytes is shown to nobody', async () => {
  const { save, logo } = await companyWithAdvert();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const sent = await save({ contentType: 'image/png', base64: svg.toString('base64') });
  expect(sent.code).toBe('not_an_image');
  expect(await logo()).toBeNull();
});
