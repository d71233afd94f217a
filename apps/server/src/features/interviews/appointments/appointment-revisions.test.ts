import { expect, test } from 'vitest';
import { openMonday } from './test-studio.ts';

const { ours } = await openMonday();

const zone = { timeZone: 'Europe/Berlin', reason: '', note: '' };
const nine = '2027-01-20T08:00:00.000Z';
const eleven = '2027-01-20T10:00:00.000Z';
const offered = [{ startsAt: eleven, endsAt: '2027-01-20T13:00:00.000Z' }];

const say = async (id: number, accountId: number, answer: object) =>
  ours.send('-seat/answer', {
    ...{ token: await ours.placeOf(id, accountId), reason: '', spans: [] },
    ...answer,
  });

test('a reminder refuses nobody who has the page open', async () => {
  const ada = await ours.colleague();
  const { id, token } = await ours.ask([[{ accountID: ada.accountId }]]);
  const { revision } = await ours.read(id);
  expect((await ours.act(id, 'reminder', {})).status).toBe(200);
  expect(await ours.read(id)).toMatchObject({ revision });
  const pick = { token, revision, ...zone, startsAt: nine };
  expect((await ours.send('/pick', pick)).status).toBe(200);
});

test('two of different seats answer what they both saw, and the company books all the same', async () => {
  const [ada, bert] = [await ours.colleague(null), await ours.colleague()];
  const seats = [[{ accountID: ada.accountId }], [{ accountID: bert.accountId }]];
  const { id, token } = await ours.ask(seats, { beginning: 'candidate-offers' });
  const offer = { token, revision: 2, ...zone, spans: offered };
  expect((await ours.send('/offers', offer)).status).toBe(200);
  const accept = { revision: 3, answer: 'accept' };
  expect((await say(id, bert.accountId, accept)).status).toBe(200);
  const match = { revision: 3, answer: 'match', spans: offered };
  expect((await say(id, ada.accountId, match)).status).toBe(200);
  const book = { revision: 3, startsAt: eleven };
  expect((await ours.act(id, 'booking', book)).status).toBe(200);
});

test('who has seen another time, or other offers, is still refused', async () => {
  const ada = await ours.colleague();
  const { id, token } = await ours.ask([[{ accountID: ada.accountId }]]);
  const pick = (startsAt: string) => ours.send('/pick', { token, revision: 2, ...zone, startsAt });
  expect((await pick(nine)).status).toBe(200);
  expect((await pick(eleven)).code).toBe('changed_meanwhile');
  const accept = { answer: 'accept', revision: 2 };
  expect((await say(id, ada.accountId, accept)).code).toBe('changed_meanwhile');
  expect((await say(id, ada.accountId, { ...accept, revision: 99 })).code).toBe(
    'changed_meanwhile',
  );
});
