import { expect, test } from 'vitest';
import { officeHours, openMonday } from './test-studio.ts';

const { service, ours } = await openMonday();

const zone = { timeZone: 'Europe/Berlin', reason: '', note: '' };
const nine = '2027-01-20T08:00:00.000Z';
const accountOf = async (email: string): Promise<number> =>
  (await service.owner.query('select id::int from accounts where email = $1', [email])).rows[0].id;

/** Somebody whom no company knows, and who has said hours. */
async function outsider(email: string) {
  const person = { email, name: 'Vera Outside' };
  const asked = await ours.ask([[person]]);
  const accountId = await accountOf(email);
  await service.owner.query(
    `insert into availability (account_id, revision, time_zone, weekly, exceptions, notice_hours, updated_at)
     values ($1, 1, 'Europe/Oslo', $2, '[]', 0, now())`,
    [accountId, JSON.stringify(officeHours.weekly)],
  );
  return { ...asked, person, accountId };
}
type Asked = Awaited<ReturnType<typeof outsider>>;

const dayOf = async (id: number) => {
  const { data } = await ours.call('GET', `/api/live-interviews/${id}/times?day=2027-01-20`);
  return new Map(
    data.day.map((one: { startsAt: string; hindrances: { why: string }[] }) => [
      one.startsAt,
      one.hindrances.map(({ why }) => why),
    ]),
  );
};
const seatOf = async ({ id, accountId }: Pick<Asked, 'id' | 'accountId'>) => ({
  token: await ours.placeOf(id, accountId),
  ...{ reason: '', spans: [] },
});

test('[AV-5] of somebody from outside a company learns nothing before they have agreed to a seat of its', async () => {
  const vera = await outsider('vera@outsiders.example');
  const ways = await dayOf(vera.id);
  expect(new Set([...ways.values()].flat())).toEqual(new Set(['not-accepted-yet']));
  const { data } = await ours.send('', { token: vera.token });
  expect(data.times).toEqual([]);
  expect(await ours.read(vera.id)).toMatchObject({ seats: [{ pool: [{ hasHours: false }] }] });
  const pick = { token: vera.token, revision: 2, ...zone, startsAt: nine };
  expect((await ours.send('/pick', pick)).code).toBe('slot_taken');
  const [letter] = await service.mailsTo(vera.person.email);
  expect(letter?.text).toContain('accept or decline');
  expect(letter?.sender?.replyTo).toBeNull();
});

test('who has agreed once is offered, and a company reads that they are not free, never why', async () => {
  const vera = await outsider('olga@outsiders.example');
  const seat = await seatOf(vera);
  expect((await ours.send('-seat', { token: seat.token })).data).toMatchObject({
    mustAccept: true,
  });
  const accept = { ...seat, revision: 2, answer: 'accept' };
  expect((await ours.send('-seat/answer', accept)).data).toMatchObject({ mustAccept: false });
  const pick = { token: vera.token, revision: 3, ...zone, startsAt: nine };
  expect((await ours.send('/pick', pick)).status).toBe(200);
  // Asked again they need not agree again, and hear of it all the same.
  const before = (await service.mailsTo(vera.person.email)).length;
  const again = await ours.ask([[{ accountID: vera.accountId }]]);
  expect(await service.mailsTo(vera.person.email)).toHaveLength(before + 1);
  const ways = await dayOf(again.id);
  // The interview at nine; an evening; and a time that is free.
  expect(ways.get(nine)).toEqual(['not-free']);
  expect(ways.get('2027-01-20T20:00:00.000Z')).toEqual(['not-free']);
  expect(ways.get('2027-01-20T12:00:00.000Z')).toEqual([]);
});

test('a second of the pool from outside can agree too before anything is booked', async () => {
  const ada = await ours.colleague();
  const person = { email: 'nora@outsiders.example', name: 'Nora Outside' };
  const { id } = await ours.ask([[{ accountID: ada.accountId }, person]]);
  const say = async (accountId: number, revision: number) =>
    ours.send('-seat/answer', {
      ...(await seatOf({ id, accountId })),
      ...{ revision, answer: 'accept' },
    });
  expect((await say(ada.accountId, 2)).status).toBe(200);
  const nora = await accountOf(person.email);
  expect((await say(nora, 3)).data).toMatchObject({ mustAccept: false });
});
