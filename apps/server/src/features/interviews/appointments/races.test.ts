import { expect, test } from 'vitest';
import { openMonday } from './test-studio.ts';

const { service, ours } = await openMonday();

const zone = { timeZone: 'Europe/Berlin', reason: '', note: '' };
const pick = (token: string, startsAt: string) =>
  ours.send('/pick', { token, revision: 2, ...zone, startsAt });

test('[AV-5] [D8] of many who want one slot at once one gets it', async () => {
  const ada = await ours.colleague();
  const asked = [];
  for (let n = 0; n < 20; n += 1) asked.push(await ours.ask([[{ accountID: ada.accountId }]]));
  const startsAt = '2027-01-20T08:00:00.000Z';
  const replies = await Promise.all(asked.map(({ token }) => pick(token, startsAt)));
  const codes = replies.map(({ code }) => code ?? 'booked');
  expect(codes.filter((code) => code === 'booked')).toHaveLength(1);
  expect(codes.filter((code) => code === 'slot_taken')).toHaveLength(19);
});

test('[AV-5] [D8] panels of three from a pool of six never overlap under racing picks', async () => {
  const pool = [];
  for (let n = 0; n < 6; n += 1) pool.push({ accountID: (await ours.colleague()).accountId });
  const asked = [];
  for (let n = 0; n < 12; n += 1) asked.push(await ours.ask([pool, pool, pool]));
  const replies = await Promise.all(
    asked.map(({ token }, index) => pick(token, `2027-01-21T0${8 + (index % 2)}:00:00.000Z`)),
  );
  // Six people are two panels at a time; an hour at eight and one at nine.
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([undefined, 'slot_taken']));
  const { rows } = await service.owner.query(
    `select count(*)::int as n from booked_times a join booked_times b
        on a.account_id = b.account_id and a.seat_id < b.seat_id
       and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
  );
  expect(rows[0].n).toBe(0);
  const { rows: seated } = await service.owner.query(
    "select count(*)::int as n from booked_times where starts_at >= '2027-01-21'",
  );
  expect(seated[0].n).toBe(12);
});
