import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../companies/test-company.ts';
import { confirm, offer, published, registered } from './test-market.ts';

/** A Monday, nine in the morning in Amsterdam. */
const now = new Date('2027-01-18T08:00:00Z');
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;
let ada: Awaited<ReturnType<typeof published>>;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  ada = await published(service);
});
afterAll(() => service.close());

const path = '/api/marketplace/interviewers';
const found = async (query = '', call = ours.call): Promise<number[]> =>
  (await call('GET', `${path}${query}`)).data.interviewers.map(
    ({ interviewerID }: { interviewerID: number }) => interviewerID,
  );

test('a company reads what somebody published, when they are free next, and nothing else', async () => {
  const [first] = (await ours.call('GET', path)).data.interviewers;
  expect(first).toEqual({
    ...{ interviewerID: ada.accountId, name: 'Noor de Vries', headline: 'Staff engineer' },
    ...{ country: 'NL', timeZone: 'Europe/Amsterdam', rate: 9000, currency: 'EUR', years: 6 },
    skills: [
      { name: 'PostgreSQL', rating: 5 },
      { name: 'Go', rating: 3 },
    ],
    languages: [{ name: 'Dutch', level: 'Native' }],
    ...{ nextFree: now.toISOString(), interviewsAhead: 0, mark: null, conflict: null },
    rating: null,
  });
  const whole = await ours.call('GET', `${path}/${ada.accountId}`);
  expect(whole.data).toMatchObject({ about: offer.about, sample: offer.sample });
  expect(JSON.stringify(whole.data)).not.toMatch(/@|Kanaal|phone|keptFrom/);
});

test('[D2] nobody is found who has not published, is not confirmed, or is locked out', async () => {
  const silent = await registered(service);
  await confirm(service, silent.accountId);
  const unknown = await registered(service);
  await unknown.send('PUT', '/api/marketplace/offer', offer);
  const locked = await published(service);
  await service.owner.query('update accounts set disabled_at = now() where id = $1', [
    locked.accountId,
  ]);
  expect(await found()).toEqual([ada.accountId]);
  for (const { accountId } of [silent, unknown, locked]) {
    expect((await ours.call('GET', `${path}/${accountId}`)).code).toBe('not_found');
    const marked = await ours.call('PUT', `${path}/${accountId}/mark`, { mark: 'favourite' });
    expect(marked.code).toBe('not_found');
  }
});

test.each([
  ['?skill=postgresql', true],
  ['?skill=Rust', false],
  ['?language=Dutch', true],
  ['?language=Finnish', false],
  ['?seniority=5', true],
  ['?seniority=10', false],
  ['?currency=EUR&most=90', true],
  ['?most=89', false],
  ['?currency=JPY', false],
  ['?search=noor%20postgre', true],
  ['?search=100%25', false],
  ['?free=3', true],
  ['?hours=morning', true],
  ['?hours=evening', false],
  ['?hours=evening&zone=Asia/Tokyo', true],
  ['?hours=evening&zone=Asia/Tokyo&free=7', true],
  ['?hours=morning&zone=Asia/Tokyo', false],
  ['?hours=night', false],
  ['?hours=night&zone=Asia/Tokyo', true],
  ['?hours=night&zone=America/Los_Angeles', true],
  ['?mark=favourite', false],
])('%s finds them: %s', async (query, isFound) => {
  expect(await found(query)).toEqual(isFound ? [ada.accountId] : []);
});

test('a rate of a currency without cents is compared in whole units too', async () => {
  const yoko = await published(service, { rate: 9000, currency: 'JPY' });
  expect(await found('?currency=JPY&most=9000')).toEqual([yoko.accountId]);
  expect(await found('?currency=JPY&most=8999')).toEqual([]);
  await service.owner.query('delete from interviewer_cards where account_id = $1', [
    yoko.accountId,
  ]);
});

test('who has booked or said no hours is free later or never', async () => {
  const bea = await published(service);
  await service.owner.query('delete from availability where account_id = $1', [bea.accountId]);
  expect(await found('?free=30')).toEqual([ada.accountId]);
  expect(await found()).toContain(bea.accountId);
  await service.owner.query('delete from interviewer_cards where account_id = $1', [bea.accountId]);
});

test('a mark is the company’s own: a favourite comes first, who is blocked is gone from the list', async () => {
  const other = await people(service).found();
  const zoe = await published(service);
  const mark = (who: number, given: string | null) =>
    ours.call('PUT', `${path}/${who}/mark`, { mark: given });
  expect((await mark(zoe.accountId, 'favourite')).status).toBe(200);
  expect(await found()).toEqual([zoe.accountId, ada.accountId]);
  expect(await found('?mark=favourite')).toEqual([zoe.accountId]);
  await mark(zoe.accountId, 'blocked');
  expect(await found()).toEqual([ada.accountId]);
  expect(await found('?mark=blocked')).toEqual([zoe.accountId]);
  expect(await found('', other.call)).toHaveLength(2);
  await mark(zoe.accountId, null);
  expect(await found()).toHaveLength(2);
  await service.owner.query('delete from interviewer_cards where account_id = $1', [zoe.accountId]);
});

test('the same employer and a company that they named are said, and a colleague is not found', async () => {
  const conflictOf = async (who: number) =>
    (await ours.call('GET', `${path}/${who}`)).data?.conflict ?? null;
  const rename = (name: string) =>
    service.owner.query('update companies set name = $1 where company_id = $2', [
      name,
      ours.companyId,
    ]);
  await rename('Kanaal B.V.');
  expect(await conflictOf(ada.accountId)).toBe('employer');
  const cas = await published(service, { keptFrom: ['kanaal'] });
  expect(await conflictOf(cas.accountId)).toBe('named');
  await rename('Larkfield');
  await service.owner.query(
    "insert into memberships (company_id, account_id, role, status, created_at) values ($1, $2, 'COMPANY_USER', 'active', now())",
    [ours.companyId, cas.accountId],
  );
  expect(await found()).toEqual([ada.accountId]);
});

test('a right to look marks nobody, and a profile asks for its own right', async () => {
  const looks = await people(service).plantMember(ours.companyId, {
    privileges: [{ featureId: 8, activityId: 9 }],
  });
  expect(await found('', looks.call)).toEqual([ada.accountId]);
  const refused = await looks.call('PUT', `${path}/${ada.accountId}/mark`, { mark: 'blocked' });
  expect(refused.status).toBe(403);
  const schedules = await people(service).plantMember(ours.companyId, {
    privileges: [{ featureId: 2, activityId: 5 }],
  });
  expect((await schedules.call('GET', path)).status).toBe(403);
});
