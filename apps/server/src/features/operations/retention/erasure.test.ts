import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { after, foundKeeper, type Kept, looksAt, over, plantKept } from './test-kept.ts';

let now = over;
let service: TestApp;
let count: ReturnType<typeof looksAt>['count'];
let heldOf: ReturnType<typeof looksAt>['heldOf'];
let uploadsOf: ReturnType<typeof looksAt>['uploadsOf'];

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ({ count, heldOf, uploadsOf } = looksAt(service));
});
beforeEach(() => {
  now = over;
});
afterAll(() => service.close());

test('only an admin of this company sets days, holds back or erases', async () => {
  const company = await foundKeeper(service);
  const kept = await plantKept(service, company.companyId);
  const other = await people(service).found();
  const privileges = [4, 5].map((featureId) => ({ featureId, activityId: 1 }));
  const colleague = await people(service).plantMember(company.companyId, { privileges });
  const erasure = { candidateID: kept.candidateId, email: kept.email, because: 'Asked.' };
  for (const [call, status] of [
    [colleague.call, 403],
    [other.call, 404],
  ] as const) {
    expect((await call('POST', '/api/retention/erasures', erasure)).status).toBe(status);
    const hold = `/api/retention/holds/${kept.candidateId}`;
    expect((await call('PUT', hold, { because: 'A complaint.' })).status).toBe(status);
  }
  expect((await colleague.call('GET', '/api/retention')).status).toBe(403);
  expect((await heldOf(kept)).length).toBe(7);
});

describe('[F4] erasing a candidate', () => {
  test('forgets a view that looks for them, and spares one whose skill is called like them', async () => {
    const company = await foundKeeper(service);
    const kept = await plantKept(service, company.companyId);
    await service.owner.query(
      `update candidates set first_name = 'Ruby', last_name = 'Hall' where company_id = $1 and id = $2`,
      [company.companyId, kept.candidateId],
    );
    const before = await company.admin();
    const view = { list: 'questions', isShared: false, isDefault: false };
    for (const [name, query] of [
      ['Languages', 'skill=Ruby'],
      ['Whom we look for', 'search=Ruby+Hall'],
    ]) {
      expect((await before('POST', '/api/views', { ...view, name, query })).status).toBe(200);
    }
    now = after(0, 3_600_000);
    const admin = await company.admin();
    expect((await erase(kept, admin)).status).toBe(200);
    const { views } = (await admin('GET', '/api/views')).data;
    expect(views.map(({ query }: { query: string }) => query)).toEqual(['skill=Ruby']);
  });

  const erase = (kept: Kept, call: Caller, email = kept.email) =>
    call('POST', '/api/retention/erasures', {
      ...{ candidateID: kept.candidateId, email, because: 'She asked for it.' },
    });

  test('leaves no word of them in any table, and no object', async () => {
    const company = await foundKeeper(service);
    const kept = await plantKept(service, company.companyId, { status: 'active' });
    const neighbour = await plantKept(service, company.companyId);
    now = after(0, 3_600_000);
    expect((await erase(kept, await company.admin())).status).toBe(200);
    expect(await heldOf(kept)).toEqual([]);
    expect(await uploadsOf(kept)).toBe(1);
    expect((await heldOf(neighbour)).length).toBe(7);
    const { rows } = await service.owner.query(
      `select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'company_id'`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const text = `select 1 from ${name} t where company_id = $1 and t::text ilike $2`;
      const hits = await service.owner.query(text, [kept.companyId, `%${kept.email}%`]);
      if (hits.rows.length > 0) found.push(name);
    }
    expect(found).toEqual([]);
    expect(await count('audit_log', kept, "action = 'candidate.erased'")).toBe(1);
  });

  test('takes nothing along of somebody whose name or address holds theirs', async () => {
    const company = await foundKeeper(service);
    const { companyId } = company;
    const kept = await plantKept(service, companyId);
    const neighbour = `jo${kept.email}`;
    now = after(0, 3_600_000);
    const ask = async (text: string, values: unknown[] = []) =>
      (await service.owner.query(text, [companyId, ...values])).rows;
    for (const email of [kept.email, neighbour]) {
      await ask(
        `insert into schedule_requests (company_id, request_key, account_id, body_hash, reply, created_at)
         select $1, gen_random_uuid(), min(account_id), 'x', $2::jsonb, now() from memberships where company_id = $1`,
        [JSON.stringify({ done: true, invited: [{ name: 'Ada', email }] })],
      );
    }
    // As earlier releases wrote them: they don't say whom they are about.
    for (const title of ['Ada Canary has applied', 'Nevada Canary has applied', 'Ada Canaryson']) {
      await ask(
        `insert into notifications (account_id, title, body, path, created_at)
         select account_id, $2, '', '/company', now() from memberships where company_id = $1 limit 1`,
        [title],
      );
    }
    expect((await erase(kept, await company.admin())).status).toBe(200);
    expect(
      await ask(
        `select reply #>> '{invited,0,email}' as email from schedule_requests where company_id = $1`,
      ),
    ).toEqual([{ email: neighbour }]);
    expect(
      await ask(
        `select title from notifications where about_candidate_id is null and title like '%Canary%'
            and account_id in (select account_id from memberships where company_id = $1) order by id`,
      ),
    ).toEqual([{ title: 'Nevada Canary has applied' }, { title: 'Ada Canaryson' }]);
  });

  test('needs the right address, and waits for a hold and an interview', async () => {
    const company = await foundKeeper(service);
    const kept = await plantKept(service, company.companyId);
    const call = await company.admin();
    expect(await erase(kept, call, 'b@example.com')).toMatchObject({ code: 'address_differs' });
    await call('PUT', `/api/retention/holds/${kept.candidateId}`, { because: 'A complaint.' });
    expect(await erase(kept, call)).toMatchObject({ code: 'candidate_held' });
    await call('DELETE', `/api/retention/holds/${kept.candidateId}`);
    const text = `update attempts set status = 'in-progress', ended_at = null where company_id = $1`;
    await service.owner.query(text, [kept.companyId]);
    expect(await erase(kept, call)).toMatchObject({ code: 'interview_running' });
    expect((await heldOf(kept)).length).toBe(7);
  });
});
