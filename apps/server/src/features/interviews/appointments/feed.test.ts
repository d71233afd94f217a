import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import type { BookedFacts } from './facts-rules.ts';
import { plantAppointment } from './test-planted.ts';

let now = new Date('2027-01-10T08:00:00Z');
let service: TestApp;
let companyId: number;

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ({ companyId } = await people(service).found());
});
afterAll(() => service.close());

const api = '/api/interview-feed';
const member = () => people(service).plantMember(companyId);
type Member = Awaited<ReturnType<typeof member>>;

/** As a calendar program asks: without any session. */
async function fetchFeed(address: string) {
  const { pathname, search } = new URL(address);
  const reply = await service.app.inject({ method: 'GET', url: pathname + search });
  return { status: reply.statusCode, type: reply.headers['content-type'], text: reply.body };
}
const make = async ({ call }: Member): Promise<string> => (await call('POST', api)).data.address;
const summariesIn = (text: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith('SUMMARY:'));
const plant = (who: Member, change: Partial<BookedFacts> = {}) =>
  plantAppointment(service, change, who);
const at = (time: string) => ({
  startsAt: new Date(time),
  endsAt: new Date(new Date(time).getTime() + 3_600_000),
});

test('a calendar program reads the interviews of its person over all companies, and of nobody else', async () => {
  const [mine, other] = [await member(), await member()];
  await plant(mine, { companyName: 'Acme' });
  await plant(mine, { companyName: 'Birch', ...at('2027-01-22T09:00:00Z') });
  await plant(other, { companyName: 'Cedar' });
  const { status, type, text } = await fetchFeed(await make(mine));
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(summariesIn(text)).toEqual([
    'SUMMARY:Interview with Ada Lovelace for Engineer at Acme',
    'SUMMARY:Interview with Ada Lovelace for Engineer at Birch',
  ]);
  expect(text).not.toMatch(/ATTENDEE|ada\d*@|token/);
});

test('it holds what is ahead and the last thirty days', async () => {
  const mine = await member();
  await plant(mine, { companyName: 'Before', ...at('2026-12-10T09:00:00Z') });
  await plant(mine, { companyName: 'Lately', state: 'over', ...at('2026-12-13T09:00:00Z') });
  await plant(mine, { companyName: 'Ahead', ...at('2027-03-20T09:00:00Z') });
  const { text } = await fetchFeed(await make(mine));
  expect(summariesIn(text).map((line) => line.split(' ').at(-1))).toEqual(['Lately', 'Ahead']);
});

test('an entry is the one of the mail: the same in both ways', async () => {
  const mine = await member();
  const { uid } = await plant(mine);
  expect((await fetchFeed(await make(mine))).text).toContain(`UID:${uid}`);
});

test('who made none has none; a new address ends the one before, and ending it ends it', async () => {
  const mine = await member();
  const state = async () => (await mine.call('GET', api)).data.feed;
  expect(await state()).toBeNull();
  const first = await make(mine);
  expect(await state()).toEqual({ madeAt: now.toISOString(), readAt: null });
  expect((await fetchFeed(first)).status).toBe(200);
  expect(await state()).toMatchObject({ readAt: now.toISOString() });
  const second = await make(mine);
  expect([(await fetchFeed(first)).status, (await fetchFeed(second)).status]).toEqual([404, 200]);
  expect((await mine.call('DELETE', api)).status).toBe(200);
  expect((await fetchFeed(second)).status).toBe(404);
  expect([await state(), (await mine.call('DELETE', api)).status]).toEqual([null, 200]);
});

test('a wrong secret, another person’s number before it, and an account that is shut out read nothing', async () => {
  const [mine, other] = [await member(), await member()];
  const address = await make(mine);
  await make(other);
  const [number = '', secret = ''] = new URL(address).searchParams.get('token')?.split('.') ?? [];
  const with_ = (token: string) => {
    const url = new URL(address);
    url.searchParams.set('token', token);
    return fetchFeed(url.href);
  };
  for (const token of [
    `${other.accountId.toString(36)}.${secret}`,
    `${number}.${'A'.repeat(43)}`,
    `zzzzzzzzzzzz.${secret}`,
  ]) {
    expect((await with_(token)).status).toBe(404);
  }
  expect((await with_('nothing')).status).toBe(422);
  await service.owner.query('update accounts set disabled_at = now() where id = $1', [
    mine.accountId,
  ]);
  expect((await fetchFeed(address)).status).toBe(404);
});

test('the database holds only a hash, and the candidate’s page of the product cannot make one', async () => {
  const mine = await member();
  const secret = (await make(mine)).split('.').at(-1) ?? '';
  const { rows } = await service.owner.query('select f::text as row from interview_feeds f');
  expect(JSON.stringify(rows)).not.toContain(secret);
  const email = 'feedless@candidate.example';
  await people(service).plantAccount(email, 'CANDIDATE');
  const { call } = await people(service).signIn(email, { type: 'candidate' });
  expect((await call('POST', api)).status).toBe(403);
  expect((await people(service).caller()('POST', api)).status).toBe(401);
});

test('what is cancelled, and an interview of a company that the person has left, is not there', async () => {
  const mine = await member();
  const left = await plant(mine, {
    seats: [{ ...seatOf(mine), isColleague: true }],
    companyName: 'Left',
  });
  const cancelled = await plant(mine, { companyName: 'Gone', ...at('2027-01-25T09:00:00Z') });
  const address = await make(mine);
  expect(summariesIn((await fetchFeed(address)).text)).toHaveLength(2);
  await service.owner.query(`update memberships set status = 'suspended' where company_id = $1`, [
    left.companyId,
  ]);
  await service.owner.query(`update appointments set state = 'cancelled' where company_id = $1`, [
    cancelled.companyId,
  ]);
  expect(summariesIn((await fetchFeed(address)).text)).toEqual([]);
});

const seatOf = ({ accountId, email }: Member) => ({
  ...{ seatId: 0, accountId, email, name: 'Ada Lovelace', timeZone: null },
  ...({ isColleague: true, answer: 'open' } as const),
});

test('a program that asks often is read to the hour', async () => {
  const mine = await member();
  const address = await make(mine);
  const readAt = async () => (await mine.call('GET', api)).data.feed.readAt;
  now = new Date('2027-01-10T08:01:00Z');
  await fetchFeed(address);
  now = new Date('2027-01-10T08:04:00Z');
  await fetchFeed(address);
  expect(await readAt()).toBe('2027-01-10T08:00:00.000Z');
});
