import { proposedHours } from '@candor/contract/interviews/availability-rules';
import { expect, test } from 'vitest';
import { openMonday } from './test-studio.ts';

const { service, ours } = await openMonday();

const said = { ...proposedHours('Europe/Oslo'), noticeHours: 0 };
const read = (token: string) => ours.send('-seat/hours', { token });
const save = (token: string, change: object = {}) =>
  ours.stranger('PUT', '/api/appointment-seat/hours', { token, ...said, revision: 0, ...change });
const timesOf = async (token: string): Promise<string[]> =>
  (await ours.send('', { token })).data.times;

/** Somebody new from outside is asked, and has no way to sign in. */
async function newcomer(email: string) {
  const asked = await ours.ask([[{ email, name: 'Vera Outside' }]]);
  const { rows } = await service.owner.query('select id::int from accounts where email = $1', [
    email,
  ]);
  return { ...asked, seat: await ours.placeOf(asked.id, rows[0].id) };
}

test('[AV-1] whoever is new says their hours by the mailed link, and the candidate picks among them', async () => {
  const { token, seat } = await newcomer('vera@hours.example');
  expect((await read(seat)).data).toEqual({ hours: null, revision: 0 });
  const open = (await ours.send('-seat', { token: seat })).data;
  expect(open).toMatchObject({ hasHours: false, mustAccept: true });
  const accept = { token: seat, revision: open.revision, answer: 'accept', reason: '', spans: [] };
  expect((await ours.send('-seat/answer', accept)).status).toBe(200);
  expect(await timesOf(token)).toEqual([]);
  expect((await save(seat)).data).toEqual({ revision: 1 });
  expect((await read(seat)).data).toEqual({ hours: said, revision: 1 });
  expect((await ours.send('-seat', { token: seat })).data).toMatchObject({ hasHours: true });
  expect(await timesOf(token)).toContain('2027-01-19T08:00:00.000Z');
});

test('hours by a link are the same as those of the account, and the later of two is told', async () => {
  const ada = await ours.colleague();
  const { id } = await ours.ask([[{ accountID: ada.accountId }]]);
  const seat = await ours.placeOf(id, ada.accountId);
  expect((await save(seat)).code).toBe('changed_meanwhile');
  expect((await save(seat, { revision: 1, mostPerDay: 2 })).data).toEqual({ revision: 2 });
  const own = (await ada.call('GET', '/api/availability')).data;
  expect(own).toMatchObject({ revision: 2, hours: { mostPerDay: 2 } });
});

test('hours that cannot be are refused as on the page of an account', async () => {
  const { seat } = await newcomer('nora@hours.example');
  const weekly = said.weekly.map(() => [{ from: '17:00', to: '09:00' }]);
  expect((await save(seat, { weekly })).status).toBe(422);
  expect((await save(seat, { timeZone: 'Europe/Nowhere' })).status).toBe(422);
  expect((await read(seat)).data).toEqual({ hours: null, revision: 0 });
});

test('a link that leads to nobody, to a candidate or to what is over says no hours', async () => {
  const { id, token, seat } = await newcomer('ruth@hours.example');
  for (const foreign of [token, `${ours.companyId}.${'A'.repeat(43)}`]) {
    expect((await read(foreign)).code).toBe('token_expired');
    expect((await save(foreign)).code).toBe('token_expired');
  }
  const ada = await ours.colleague();
  const left = await ours.ask([[{ accountID: ada.accountId }]]);
  const gone = await ours.placeOf(left.id, ada.accountId);
  await service.owner.query('delete from memberships where account_id = $1', [ada.accountId]);
  expect((await save(gone, { revision: 1 })).code).toBe('not_found');
  await ours.act(id, 'cancel', { reason: 'The job is filled.' });
  expect((await read(seat)).code).toBe('interview_over');
  expect((await save(seat)).code).toBe('interview_over');
});
