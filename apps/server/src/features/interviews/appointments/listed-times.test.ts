import { expect, test } from 'vitest';
import { openMonday } from './test-studio.ts';

const { ours } = await openMonday();

const zone = { timeZone: 'Europe/Berlin', reason: '', note: '' };
const on = (clock: string) => `2027-01-20T${clock}:00.000Z`;
const span = (from: string, to: string) => ({ startsAt: on(from), endsAt: on(to) });

test('[AV-5] a candidate picks a beginning of the list, and none between', async () => {
  const ada = await ours.colleague();
  const { token } = await ours.ask([[{ accountID: ada.accountId }]]);
  const pick = (startsAt: string) => ours.send('/pick', { token, revision: 2, ...zone, startsAt });
  expect((await pick('2027-01-20T08:00:00.001Z')).code).toBe('slot_not_offered');
  expect((await pick(on('08:07'))).code).toBe('slot_not_offered');
  expect((await pick(on('08:15'))).status).toBe(200);
});

test('[AV-1] the company books across two offers that touch, and only what is listed', async () => {
  const ada = await ours.colleague();
  const seats = [[{ accountID: ada.accountId }]];
  const { id, token } = await ours.ask(seats, { beginning: 'candidate-offers' });
  const spans = [span('08:10', '10:00'), span('10:00', '11:30')];
  expect((await ours.send('/offers', { token, revision: 2, ...zone, spans })).status).toBe(200);
  const { times } = await ours.read(id);
  expect(times).toEqual(expect.arrayContaining([on('08:10'), on('09:30')]));
  const book = (startsAt: string) => ours.act(id, 'booking', { revision: 3, startsAt });
  expect((await book(on('09:31'))).code).toBe('slot_not_offered');
  expect((await book(on('09:30'))).status).toBe(200);
});

test('what is offered ends where an interview may still end', async () => {
  const ada = await ours.colleague();
  const seats = [[{ accountID: ada.accountId }]];
  const { token } = await ours.ask(seats, { beginning: 'candidate-offers' });
  const spans = [{ startsAt: on('09:00'), endsAt: '9999-12-31T00:00:00.000Z' }];
  const offered = await ours.send('/offers', { token, revision: 2, ...zone, spans });
  expect(offered.code).toBe('outside_window');
});

test('who sits is told where times may be proposed', async () => {
  const ada = await ours.colleague();
  const { id, token } = await ours.ask([[{ accountID: ada.accountId }]]);
  const pick = { token, revision: 2, ...zone, startsAt: on('08:00') };
  expect((await ours.send('/pick', pick)).status).toBe(200);
  const seat = { token: await ours.placeOf(id, ada.accountId) };
  const { data } = await ours.send('-seat', seat);
  expect(data).toMatchObject({
    ...{ earliest: '2027-01-18T10:00:00.000Z', latest: '2027-01-29T23:00:00.000Z' },
  });
  const propose = (startsAt: string, endsAt: string) =>
    ours.send('-seat/answer', {
      ...{ ...seat, revision: 3, answer: 'propose', reason: '', spans: [{ startsAt, endsAt }] },
    });
  const last = data.latest;
  expect((await propose(last, '2027-01-30T01:00:00.000Z')).code).toBe('outside_window');
  expect((await propose(data.earliest, last)).status).toBe(200);
});
