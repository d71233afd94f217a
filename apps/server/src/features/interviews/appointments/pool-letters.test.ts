import { expect, test } from 'vitest';
import { openMonday } from './test-studio.ts';

const { service, ours } = await openMonday();

const zone = { timeZone: 'Europe/Berlin', reason: '', note: '' };
const nine = '2027-01-20T08:00:00.000Z';
const eleven = '2027-01-20T10:00:00.000Z';
const offered = [{ startsAt: eleven, endsAt: '2027-01-20T13:00:00.000Z' }];

const subjectsTo = async (address: string) =>
  (await service.mailsTo(address)).map(({ subject }) => subject).toSorted();
const letterTo = async (address: string, subject: string) =>
  (await service.mailsTo(address)).find((mail) => mail.subject.startsWith(subject));
const pick = (token: string, revision: number, startsAt: string) =>
  ours.send('/pick', { token, revision, ...zone, startsAt });

test('who was asked to match and is not needed hears so once a time is booked, without an entry', async () => {
  const [ada, bert] = [await ours.colleague(), await ours.colleague()];
  const pool = [{ accountID: ada.accountId }, { accountID: bert.accountId }];
  const { id, token } = await ours.ask([pool], { beginning: 'candidate-offers' });
  await ours.send('/offers', { token, revision: 2, ...zone, spans: offered });
  expect((await ours.act(id, 'booking', { revision: 3, startsAt: eleven })).status).toBe(200);
  expect(await subjectsTo(bert.email)).toHaveLength(2);
  const released = await letterTo(bert.email, 'You no longer interview');
  expect(released?.calendar ?? null).toBeNull();
  expect(await subjectsTo(ada.email)).toHaveLength(2);
});

test('who was never written to is not told that they are not needed', async () => {
  const [ada, bert] = [await ours.colleague(), await ours.colleague()];
  const pool = [{ accountID: ada.accountId }, { accountID: bert.accountId }];
  const { id, token } = await ours.ask([pool]);
  const [{ seatID }] = (await ours.read(id)).seats;
  const change = { revision: 2, people: [{ accountID: ada.accountId }] };
  const changed = await ours.call('PUT', `/api/live-interviews/${id}/seats/${seatID}`, change);
  expect(changed.status).toBe(200);
  expect((await pick(token, 3, nine)).status).toBe(200);
  expect(await subjectsTo(bert.email)).toEqual([]);
});

test('who comes with a move is asked, and who leaves with it is released', async () => {
  const [ada, bert] = [await ours.colleague(), await ours.colleague()];
  const pool = [{ accountID: ada.accountId }, { accountID: bert.accountId }];
  const { token } = await ours.ask([pool]);
  expect((await pick(token, 2, nine)).status).toBe(200);
  // Ada has something else at eleven.
  const other = await ours.ask([[{ accountID: ada.accountId }]]);
  expect((await pick(other.token, 2, eleven)).status).toBe(200);
  expect((await pick(token, 3, eleven)).status).toBe(200);
  expect(await subjectsTo(bert.email)).toEqual([expect.stringContaining('Can you interview')]);
  const letter = await letterTo(bert.email, 'Can you interview');
  expect(letter?.calendar?.method).toBe('REQUEST');
  const released = await letterTo(ada.email, 'You no longer interview');
  expect(released?.calendar?.method).toBe('CANCEL');
});
