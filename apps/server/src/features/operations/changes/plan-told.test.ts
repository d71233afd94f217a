import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStream } from '../../../platform/http/test-event-stream.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';

let service: TestApp;
let origin: string;
type Company = Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let ours: Company;
let theirs: Company;
const leaving: (() => void)[] = [];

beforeAll(async () => {
  service = await createTestApp();
  origin = await service.app.listen({ host: '127.0.0.1', port: 0 });
  ours = await people(service).found();
  theirs = await people(service).found();
});
afterAll(async () => {
  for (const leave of leaving) leave();
  await service.close();
});

async function listen(email: string) {
  const { token } = (await people(service).signIn(email)).reply.data;
  const page = await openStream(origin, token);
  leaving.push(page.leave);
  const { rows } = await service.owner.query('select max(id) as newest from changes');
  page.ignore(Number(rows[0].newest));
  return page;
}

test('[SH-6] [D4] whoever works in a company hears that its plan changed, and nobody else', async () => {
  const page = await listen(ours.email);
  const stranger = await listen(theirs.email);
  const choose = (plan: string | null) =>
    service.owner.query('update companies set plan = $1 where company_id = $2', [
      plan,
      ours.companyId,
    ]);
  await choose(null);
  expect(await page.hears('plan')).toEqual([
    { id: expect.any(Number), kind: 'plan', subjectID: null },
  ]);
  await choose('free');
  await choose('free');
  // Once everybody has heard this, nothing of before is on its way.
  await service.owner.query(
    'update platform_settings set is_in_maintenance = not is_in_maintenance',
  );
  const kinds = (heard: readonly { readonly kind: string }[]) => heard.map(({ kind }) => kind);
  expect(kinds(await page.hears('maintenance'))).toEqual(['plan', 'maintenance']);
  expect(kinds(await stranger.hears('maintenance'))).toEqual(['maintenance']);
});

test('[PY-1] whoever waits for a payment hears that it moved, also where the plan stays as it is', async () => {
  const { rows } = await service.owner.query(
    `insert into payments (company_id, intent, plan_id, provider, state, currency, net, tax, tax_basis_points, created_at,
       created_by, moved_at)
     select $1, gen_random_uuid(), 'free', 'invoice', 'waiting', 'EUR', 100, 0, 0, now(), id, now()
       from accounts where email = $2 returning id`,
    [ours.companyId, ours.email],
  );
  const page = await listen(ours.email);
  const stranger = await listen(theirs.email);
  const change = (what: string) =>
    service.owner.query(`update payments set ${what} where id = $1`, [rows[0].id]);
  await change(`state = 'expired'`);
  expect(await page.hears('plan')).toEqual([
    { id: expect.any(Number), kind: 'plan', subjectID: null },
  ]);
  // It is where it was.
  await change(`because = 'Said later'`);
  await service.owner.query(
    'update platform_settings set is_in_maintenance = not is_in_maintenance',
  );
  const kinds = (heard: readonly { readonly kind: string }[]) => heard.map(({ kind }) => kind);
  expect(kinds(await page.hears('maintenance'))).toEqual(['maintenance']);
  expect(kinds(await stranger.hears('maintenance'))).toEqual(['maintenance']);
});
