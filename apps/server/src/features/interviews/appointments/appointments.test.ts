import { describe, expect, test } from 'vitest';
import { openMonday } from './test-studio.ts';

const { service, ours } = await openMonday();

const zone = { timeZone: 'Europe/Berlin', reason: '', note: '' };

describe('asking a candidate to a live interview', () => {
  test('sends one mail to the candidate, and one to whoever never said their hours', async () => {
    const [ada, bert] = [await ours.colleague(), await ours.colleague(null)];
    const { email, id } = await ours.ask([
      [{ accountID: ada.accountId }],
      [{ accountID: bert.accountId }],
    ]);
    expect(await service.mailsTo(email)).toHaveLength(1);
    expect(await service.mailsTo(ada.email)).toHaveLength(0);
    expect(await service.mailsTo(bert.email)).toHaveLength(1);
    expect(await ours.read(id)).toMatchObject({
      ...{ state: 'asked', startsAt: null, round: 1, move: null },
      history: [{ what: 'asked' }],
      seats: [{ pool: [{ hasHours: true }] }, { pool: [{ hasHours: false }] }],
    });
  });

  test('does nothing a second time for a repeat, and refuses what cannot be', async () => {
    const ada = await ours.colleague();
    const { applicationID, email } = await ours.applicant();
    const body = ours.bodyOf(applicationID, [ours.round([[{ accountID: ada.accountId }]])]);
    const send = (change: object = {}) =>
      ours.call('POST', '/api/live-interviews', { ...body, ...change });
    const first = await send();
    expect(await send()).toEqual(first);
    expect(await service.mailsTo(email)).toHaveLength(1);
    expect((await send({ message: 'Other.' })).code).toBe('request_key_reused');
    const fresh = (change: object) =>
      ours.schedule(applicationID, [ours.round([[{ accountID: ada.accountId }]], change)]);
    expect((await fresh({ lastDay: '2027-01-17' })).code).toBe('day_past');
    expect((await fresh({ seats: [{ people: [{ accountID: 999_999 }] }] })).code).toBe(
      'unknown_member',
    );
    expect((await fresh({ timeZone: 'Mars/Olympus' })).status).toBe(422);
    const place = { kind: 'link', text: 'http://meet.example' };
    const round = ours.round([[{ accountID: ada.accountId }]]);
    expect((await ours.schedule(applicationID, [round], { place })).code).toBe('place_refused');
  });
});

describe('[AV-5] a candidate who picks', () => {
  test('sees the times at which all seats are free, and the pick is booked', async () => {
    const [ada, bert] = [await ours.colleague(), await ours.colleague()];
    const asked = await ours.ask([[{ accountID: ada.accountId }], [{ accountID: bert.accountId }]]);
    const { data } = await ours.send('', { token: asked.token });
    expect(data).toMatchObject({ state: 'asked', beginning: 'candidate-picks', movesLeft: 5 });
    expect(data.times[0]).toBe('2027-01-18T10:00:00.000Z');
    const pick = { token: asked.token, revision: data.revision, ...zone, startsAt: data.times[5] };
    const picked = await ours.send('/pick', pick);
    expect(picked).toMatchObject({
      status: 200,
      data: { state: 'booked', startsAt: data.times[5] },
    });
    expect(picked.data.calendar).toContain('BEGIN:VEVENT');
    expect(await service.mailsTo(asked.email)).toHaveLength(2);
    expect(await service.mailsTo(ada.email)).toHaveLength(1);
    expect(await ours.read(asked.id)).toMatchObject({
      ...{ state: 'booked', candidateZone: 'Europe/Berlin' },
      seats: [{ person: { accountID: ada.accountId } }, { person: { accountID: bert.accountId } }],
      history: [{ what: 'asked' }, { what: 'booked' }],
    });
    expect((await ours.send('/pick', pick)).code).toBe('changed_meanwhile');
  });

  test('finds no time while a seat has nobody who said hours', async () => {
    const bert = await ours.colleague(null);
    const asked = await ours.ask([[{ accountID: bert.accountId }]]);
    const { data } = await ours.send('', { token: asked.token });
    expect(data.times).toEqual([]);
  });

  test('is told of the nearest free times when theirs has gone meanwhile', async () => {
    const ada = await ours.colleague();
    const seats = [[{ accountID: ada.accountId }]];
    const [first, second] = [await ours.ask(seats), await ours.ask(seats)];
    const startsAt = '2027-01-20T09:00:00.000Z';
    const pick = ({ token }: { token: string }) =>
      ours.send('/pick', { token, revision: 2, ...zone, startsAt });
    expect((await pick(first)).status).toBe(200);
    const late = await pick(second);
    expect([late.status, late.code]).toEqual([409, 'slot_taken']);
    expect(late.data.nearest).toContain('2027-01-20T10:00:00.000Z');
    expect(late.data.nearest).toContain('2027-01-20T08:00:00.000Z');
    expect(await ours.read(second.id)).toMatchObject({ state: 'asked', revision: 2 });
  });

  test('cannot pick what is past, outside the window, or of an interview in which they offer', async () => {
    const ada = await ours.colleague();
    const seats = [[{ accountID: ada.accountId }]];
    const { token } = await ours.ask(seats);
    const pick = (startsAt: string, held = token) =>
      ours.send('/pick', { token: held, revision: 2, ...zone, startsAt });
    expect((await pick('2027-01-15T09:00:00.000Z')).code).toBe('slot_not_offered');
    expect((await pick('2027-02-15T09:00:00.000Z')).code).toBe('slot_not_offered');
    expect((await pick('2027-01-20T22:00:00.000Z')).code).toBe('slot_taken');
    const offers = await ours.ask(seats, { beginning: 'candidate-offers' });
    expect((await pick('2027-01-20T09:00:00.000Z', offers.token)).code).toBe('slot_not_offered');
  });
});

describe('[AV-1] a candidate who offers', () => {
  const offer = (token: string, change: object = {}) =>
    ours.send('/offers', {
      ...{ token, revision: 2, ...zone },
      spans: [{ startsAt: '2027-01-20T08:00:00.000Z', endsAt: '2027-01-20T11:00:00.000Z' }],
      ...change,
    });

  test('is booked by the company within what was offered and what all seats have free', async () => {
    const ada = await ours.colleague();
    const asked = await ours.ask([[{ accountID: ada.accountId }]], {
      beginning: 'candidate-offers',
    });
    expect((await offer(asked.token)).data).toMatchObject({ state: 'offered' });
    const { times, revision } = await ours.read(asked.id);
    expect([times[0], times.length]).toEqual(['2027-01-20T08:00:00.000Z', 9]);
    const book = (startsAt: string) => ours.act(asked.id, 'booking', { revision, startsAt });
    expect((await book('2027-01-20T12:00:00.000Z')).code).toBe('slot_not_offered');
    expect(await book('2027-01-20T09:00:00.000Z')).toMatchObject({ status: 200 });
    expect(await ours.read(asked.id)).toMatchObject({
      state: 'booked',
      startsAt: '2027-01-20T09:00:00.000Z',
    });
    expect((await book('2027-01-20T09:00:00.000Z')).code).toBe('changed_meanwhile');
  });

  test('is told what is wrong with marked times, and nothing is stored', async () => {
    const ada = await ours.colleague();
    const asked = await ours.ask([[{ accountID: ada.accountId }]], {
      beginning: 'candidate-offers',
    });
    const spans = (startsAt: string, endsAt: string) =>
      offer(asked.token, { spans: [{ startsAt, endsAt }] });
    expect((await spans('2027-01-20T08:00:00Z', '2027-01-20T08:30:00Z')).code).toBe('span_short');
    expect((await spans('2027-01-18T08:30:00Z', '2027-01-18T11:00:00Z')).code).toBe(
      'outside_window',
    );
    expect((await spans('2027-02-20T08:00:00Z', '2027-02-20T11:00:00Z')).code).toBe(
      'outside_window',
    );
    expect((await offer(asked.token, { timeZone: 'Mars/Olympus' })).status).toBe(422);
    expect(await ours.read(asked.id)).toMatchObject({ state: 'asked', offers: [] });
  });

  test('[AV-3] is booked by itself at the first time that every seat matched', async () => {
    const [ada, bert] = [await ours.colleague(null), await ours.colleague(null)];
    const asked = await ours.ask(
      [[{ accountID: ada.accountId }], [{ accountID: bert.accountId }]],
      {
        beginning: 'candidate-offers',
      },
    );
    await offer(asked.token);
    const match = async (accountId: number, revision: number, startsAt: string) =>
      ours.send('-seat/answer', {
        ...{
          token: await ours.placeOf(asked.id, accountId),
          revision,
          answer: 'match',
          reason: '',
        },
        spans: [{ startsAt, endsAt: '2027-01-20T11:00:00.000Z' }],
      });
    const first = await match(ada.accountId, 3, '2027-01-20T08:00:00.000Z');
    expect(first).toMatchObject({ status: 200, data: { state: 'offered' } });
    const second = await match(bert.accountId, 4, '2027-01-20T09:15:00.000Z');
    expect(second.data).toMatchObject({ state: 'booked', startsAt: '2027-01-20T09:15:00.000Z' });
  });
});
