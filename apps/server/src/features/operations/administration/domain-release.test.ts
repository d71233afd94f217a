import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { founding, people } from '../../people/companies/test-company.ts';
import { enter, type Entered } from '../../people/profiles/test-register.ts';

let service: TestApp;
let office: Entered;
let who: ReturnType<typeof people>;

beforeAll(async () => {
  service = await createTestApp();
  office = await enter(service, 'SUPER_ADMIN');
  who = people(service);
});
afterAll(() => service?.close());

const release = (companyId: number, domain: string, reason = 'Founded by a leaver.') =>
  office.send('POST', `/api/administration/companies/${companyId}/release-domain`, {
    ...{ domain, reason },
  });

test('a released domain is free for the next founder, and its first company goes on', async () => {
  const first = await who.found();
  const owner = `owner@${first.domain}`;
  await who.plantAccount(owner);
  const { call } = await who.signIn(owner);
  expect((await call('POST', '/api/companies', founding)).code).toBe('company_exists');
  expect((await release(first.companyId, first.domain)).status).toBe(200);
  const founded = await call('POST', '/api/companies', founding);
  expect(founded.status).toBe(200);
  expect(founded.data.companyID).not.toBe(first.companyId);
  expect((await first.call('GET', '/api/companies/own')).data.domains).toEqual([]);
});

test('the list names the domains of each company, and the release is recorded once', async () => {
  const { companyId, domain, accountId } = await who.found();
  const list = async () => {
    const { data } = await office.send('GET', '/api/administration/companies');
    return data.companies.find(({ companyID }: { companyID: number }) => companyID === companyId);
  };
  expect(await list()).toMatchObject({ domains: [domain] });
  await release(companyId, domain.toUpperCase());
  expect((await release(companyId, domain)).status).toBe(404);
  expect(await list()).toMatchObject({ domains: [] });
  const { rows } = await service.owner.query(
    `select actor_account_id::int as actor, before, after from audit_log
      where company_id = 0 and action = 'company.release-domain' and object_id = $1`,
    [String(companyId)],
  );
  expect(rows).toEqual([
    {
      actor: office.accountId,
      before: { domain, verifiedBy: accountId },
      after: { because: 'Founded by a leaver.' },
    },
  ]);
});

test('a domain is released of the company that has it, and of no other', async () => {
  const [mine, other] = [await who.found(), await who.found()];
  expect((await release(mine.companyId, other.domain)).status).toBe(404);
  expect((await release(999_999, other.domain)).status).toBe(404);
  expect((await other.call('GET', '/api/companies/own')).data.domains).toEqual([other.domain]);
});
