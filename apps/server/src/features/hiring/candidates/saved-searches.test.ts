import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';

let service: TestApp;
let company: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let other: typeof company;

beforeAll(async () => {
  service = await createTestApp();
  company = await people(service).found();
  other = await people(service).found();
});
afterAll(() => service.close());

test('a saved search is its owner’s, and shared with colleagues of the company only', async () => {
  const colleague = await people(service).plantMember(company.companyId, {
    privileges: [{ featureId: 4, activityId: 0 }],
  });
  const path = '/api/applicants/searches';
  const save = (name: string, isShared: boolean) =>
    company.call('POST', path, { name, query: 'keywords=welder', isShared });
  const { candidateSearchID } = (await save('Welders', true)).data;
  await save('Mine', false);
  expect((await save(' Welders ', false)).code).toBe('name_taken');
  const namesOf = async (call: typeof company.call) =>
    (await call('GET', path)).data.searches.map(({ name }: { name: string }) => name);
  expect(await namesOf(company.call)).toEqual(['Mine', 'Welders']);
  expect(await namesOf(colleague.call)).toEqual(['Welders']);
  expect(await namesOf(other.call)).toEqual([]);
  const change = { name: 'Taken over', query: '', isShared: true };
  for (const { call } of [colleague, other]) {
    expect((await call('PUT', `${path}/${candidateSearchID}`, change)).status).toBe(404);
    expect((await call('DELETE', `${path}/${candidateSearchID}`)).status).toBe(404);
  }
  await company.call('PUT', `${path}/${candidateSearchID}`, { ...change, isShared: false });
  expect(await namesOf(colleague.call)).toEqual([]);
  await company.call('DELETE', `${path}/${candidateSearchID}`);
  expect(await namesOf(company.call)).toEqual(['Mine']);
});

test('consents are shown in the words that were agreed to', async () => {
  const { rows } = await service.owner.query(
    `with c as (insert into candidates (company_id, email, first_name, last_name)
                values ($1, 'maya@example.com', 'Maya', 'L') returning company_id, id)
     insert into candidate_consents (company_id, candidate_id, purpose, version, text, given_at)
     select company_id, id, 'application', 1, 'I agree.', '2026-11-01' from c returning candidate_id`,
    [company.companyId],
  );
  const path = `/api/applicants/${rows[0].candidate_id}/consents`;
  const { data } = await company.call('GET', path);
  expect(data.consents).toMatchObject([{ purpose: 'application', version: 1, text: 'I agree.' }]);
  expect((await other.call('GET', path)).status).toBe(404);
});
