import { type Hours, proposedHours } from '@candor/contract/interviews/availability-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { plantPerson } from '../../people/accounts/test-people.ts';
import { people } from '../../people/companies/test-company.ts';
import { enter } from '../../people/profiles/test-register.ts';
import { findBusyTimes, findHours } from './index.ts';

const now = new Date('2026-11-24T12:00:00Z');
let service: TestApp;
let ours: Awaited<ReturnType<ReturnType<typeof people>['found']>>;

let wrong: Awaited<ReturnType<typeof enter>>['send'];

beforeAll(async () => {
  service = await createTestApp({ now: () => now });
  ours = await people(service).found();
  wrong = (await enter(service, 'EXTERNAL_INTERVIEWER')).send;
});
afterAll(() => service.close());

type Caller = (typeof ours)['call'];
const api = '/api/availability';
const someone = async () => (await enter(service, 'EXTERNAL_INTERVIEWER')).send as Caller;
const said = (changed: Partial<Hours> = {}): Hours => ({
  ...proposedHours('Europe/Berlin'),
  ...changed,
});
const save = (hours: Hours, revision: number, call: Caller = ours.call) =>
  call('PUT', api, { ...hours, revision });
const read = async (call: Caller = ours.call) => (await call('GET', api)).data;

test('who never said their hours has none, and nothing is made up for them', async () => {
  expect(await read(await someone())).toEqual({ hours: null, revision: 0 });
});

test('hours are kept as a whole and in the order of time, for colleagues and external interviewers', async () => {
  const hours = said({
    weekly: [
      [
        { from: '14:00', to: '24:00' },
        { from: '09:00', to: '12:30' },
      ],
      ...said().weekly.slice(1),
    ],
    exceptions: [
      {
        firstDay: '2026-12-28',
        lastDay: '2026-12-28',
        name: '',
        spans: [{ from: '10:00', to: '11:00' }],
      },
      { firstDay: '2026-12-24', lastDay: '2026-12-26', name: 'Christmas', spans: [] },
    ],
    ...{ noticeHours: 48, mostPerDay: 2, mostPerWeek: 5 },
  });
  for (const call of [ours.call, await someone()]) {
    expect(await save(hours, 0, call)).toMatchObject({ status: 200, data: { revision: 1 } });
    expect(await read(call)).toEqual({
      hours: {
        ...hours,
        weekly: [hours.weekly[0]?.toReversed(), ...hours.weekly.slice(1)],
        exceptions: hours.exceptions.toReversed(),
      },
      revision: 1,
    });
  }
});

test('of two tabs the later one is told, and overwrites nothing', async () => {
  const call = await someone();
  const answers = await Promise.all([
    save(said({ noticeHours: 1 }), 0, call),
    save(said({ noticeHours: 2 }), 0, call),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const kept = await read(call);
  expect(await save(said({ noticeHours: 3 }), 0, call)).toMatchObject({
    status: 409,
    errors: [{ code: 'changed_meanwhile', params: { what: 'availability' } }],
  });
  expect(await save(said({ noticeHours: 3 }), 7, call)).toMatchObject({ status: 409 });
  expect(await read(call)).toEqual(kept);
  expect(await save(said({ noticeHours: 4 }), 1, call)).toMatchObject({ status: 200 });
  expect(await read(call)).toMatchObject({ hours: { noticeHours: 4 }, revision: 2 });
});

const day = (...spans: { from: string; to: string }[]) => ({
  weekly: [spans, ...said().weekly.slice(1)],
});
const off = (firstDay: string, lastDay: string) => ({ firstDay, lastDay, name: '', spans: [] });

test.each<[string, Partial<Hours>, string]>([
  ['a zone that is none', { timeZone: 'Europe/Atlantis' }, 'timeZone Please choose a time zone.'],
  ['a time that is none', day({ from: '9', to: '17:00' }), 'weekly.0.0.from Please enter a time.'],
  [
    'an end that is none',
    day({ from: '09:00', to: '24:30' }),
    'weekly.0.0.to Please enter a time.',
  ],
  [
    'a beginning at 24:00',
    day({ from: '24:00', to: '24:00' }),
    'weekly.0.0.from Please enter a time.',
  ],
  [
    'an end before',
    day({ from: '17:00', to: '09:00' }),
    'weekly.0.0.to This must be after the beginning.',
  ],
  [
    'spans that overlap',
    day({ from: '09:00', to: '12:00' }, { from: '11:59', to: '13:00' }),
    'weekly.0.1.from These hours overlap others of the day.',
  ],
  [
    'seven spans',
    day(...[0, 1, 2, 3, 4, 5, 6].map((hour) => ({ from: `0${hour}:00`, to: `0${hour}:30` }))),
    'weekly.0 A day can have 6 spans at most.',
  ],
  [
    'a day that is none',
    { exceptions: [off('2026-02-30', '2026-03-02')] },
    'exceptions.0.firstDay Please choose a day.',
  ],
  [
    'an end of holidays before',
    { exceptions: [off('2026-12-24', '2026-12-23')] },
    'exceptions.0.lastDay This must not be before the first day.',
  ],
  [
    'holidays of more than a year',
    { exceptions: [off('2026-12-24', '2027-12-25')] },
    'exceptions.0.lastDay This can last 366 days at most.',
  ],
  [
    'days listed twice',
    { exceptions: [off('2026-12-24', '2026-12-26'), off('2026-12-26', '2026-12-27')] },
    'exceptions.1.firstDay Some of these days are listed above.',
  ],
  [
    'wrong hours of a day',
    { exceptions: [{ ...off('2026-12-24', '2026-12-24'), spans: [{ from: '09:00', to: '' }] }] },
    'exceptions.0.spans.0.to Please enter a time.',
  ],
  [
    'notice of a year',
    { noticeHours: 8760 },
    'noticeHours Please enter a whole number from 0 to 720.',
  ],
  [
    'half an interview',
    { mostPerDay: 0.5 },
    'mostPerDay Please enter a whole number from 1 to 24.',
  ],
  [
    'no interview a week',
    { mostPerWeek: 0 },
    'mostPerWeek Please enter a whole number from 1 to 100.',
  ],
])('[AV-4] %s is refused at its place', async (_, changed, expected) => {
  const { status, errors } = await wrong('PUT', api, { ...said(changed), revision: 1 });
  const told = errors?.map(
    ({ path, message }: { path?: string; message?: string }) => `${path} ${message}`,
  );
  expect([status, told]).toEqual([422, [`body.${expected}`]]);
});

test('spans that touch, and days side by side, are right', async () => {
  const call = await someone();
  const hours = said({
    ...day({ from: '00:00', to: '12:00' }, { from: '12:00', to: '24:00' }),
    exceptions: [off('2026-12-24', '2026-12-26'), off('2026-12-27', '2026-12-27')],
  });
  expect(await save(hours, 0, call)).toMatchObject({ status: 200 });
});

test('candidates have no hours to keep', async () => {
  const { send } = await enter(service, 'CANDIDATE');
  expect(await send('GET', api)).toMatchObject({ status: 403 });
  expect(await send('PUT', api, { ...said(), revision: 0 })).toMatchObject({ status: 403 });
});

test('hours are the person’s: neither their company nor another person sees the row', async () => {
  const call = await someone();
  await save(said(), 0, call);
  const rows = (work: typeof service.db.global) =>
    work((tx) => tx.selectFrom('availability').selectAll().execute());
  expect(await rows((work) => service.db.inCompany(ours.companyId, work))).toEqual([]);
  expect(await rows(service.db.global)).toEqual([]);
  const { accountId } = await plantPerson(service, { userTypes: ['EXTERNAL_INTERVIEWER'] });
  expect(await rows((work) => service.db.asAccount(accountId, work))).toEqual([]);
});

test('who schedules asks for hours and busy times of several people, and gets intervals only', async () => {
  const plant = async () =>
    (await plantPerson(service, { userTypes: ['EXTERNAL_INTERVIEWER'] })).accountId;
  const [one, silent] = [await plant(), await plant()];
  const at = (hour: number) => Date.parse('2026-11-25T00:00Z') + hour * 3_600_000;
  for (const [from, to] of [
    [at(9), at(11)],
    [at(10), at(30)],
  ]) {
    await service.owner.query(
      `with calendar as (
         insert into connected_calendars
           (account_id, kind, name, source_sealed, host, time_zone, connected_at, read_at)
         values ($1, 'feed', 'Dentist', '', 'x', 'UTC', now(), now()) returning account_id, id)
       insert into busy_times (account_id, calendar_id, starts_at, ends_at)
       select account_id, id, to_timestamp($2 / 1000.0), to_timestamp($3 / 1000.0) from calendar`,
      [one, from, to],
    );
  }
  await service.owner.query(
    `insert into availability (account_id, revision, time_zone, weekly, exceptions, notice_hours, updated_at)
     values ($1, 1, 'Asia/Tokyo', $2, '[]', 24, now())`,
    [one, JSON.stringify(said().weekly)],
  );
  expect(await findHours(service.db, [silent, one, one])).toEqual(
    new Map([[one, said({ timeZone: 'Asia/Tokyo' })]]),
  );
  expect(
    await findBusyTimes(service.db, [one, silent], { startsAt: at(0), endsAt: at(24) }),
  ).toEqual(
    new Map([
      [one, [{ startsAt: at(9), endsAt: at(24) }]],
      [silent, []],
    ]),
  );
});

test('hours go with the account', async () => {
  const { accountId } = await plantPerson(service, { userTypes: ['EXTERNAL_INTERVIEWER'] });
  await service.owner.query(
    `insert into availability (account_id, revision, time_zone, weekly, exceptions, notice_hours, updated_at)
     values ($1, 1, 'UTC', $2, '[]', 24, now())`,
    [accountId, JSON.stringify(said().weekly)],
  );
  await service.owner.query('delete from accounts where id = $1', [accountId]);
  const { rowCount } = await service.owner.query('select from availability where account_id = $1', [
    accountId,
  ]);
  expect(rowCount).toBe(0);
});
