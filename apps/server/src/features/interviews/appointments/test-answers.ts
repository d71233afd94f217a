import { expect } from 'vitest';
import type { TestApp } from '../../../test-app.ts';
import type { Studio } from './test-studio.ts';

export const zone = { timeZone: 'Europe/Berlin', reason: '', note: '' };
/** Wednesday, by the clocks of Oslo. */
export const nine = '2027-01-20T08:00:00.000Z';
export const eleven = '2027-01-20T10:00:00.000Z';
export const morning = [{ startsAt: nine, endsAt: '2027-01-20T11:00:00.000Z' }];
export const thursday = [
  { startsAt: '2027-01-21T08:00:00.000Z', endsAt: '2027-01-21T09:00:00.000Z' },
];

type Person = { readonly accountId: number };

export const poolOf = (...people: readonly Person[]) =>
  people.map(({ accountId }) => ({ accountID: accountId }));

/** What people of seats see and say, and what others hear of it. */
export function answersOf({ service, ours }: { service: TestApp; ours: Studio }) {
  const revisionOf = async (id: number): Promise<number> => (await ours.read(id)).revision;
  const mailsOf = async (address: string) =>
    (await service.mailsTo(address)).map(
      ({ text, calendar }) => `${text}\n${calendar?.content ?? ''}`,
    );
  return {
    revisionOf,
    mailsOf,
    textsTo: async (address: string) => (await mailsOf(address)).join('\n'),
    see: async (id: number, { accountId }: Person) =>
      (await ours.send('-seat', { token: await ours.placeOf(id, accountId) })).data,
    say: async (id: number, { accountId }: Person, answer: object) =>
      ours.send('-seat/answer', {
        ...{ token: await ours.placeOf(id, accountId), revision: await revisionOf(id) },
        ...{ reason: '', spans: [], ...answer },
      }),
    ownSeats: async ({ call }: Awaited<ReturnType<Studio['colleague']>>) =>
      (await call('GET', '/api/own-seats')).data.seats,
    /** To the member who asked; the newest first. */
    noticesOf: async (): Promise<string[]> => {
      const { rows } = await service.owner.query(
        'select title from notifications where account_id = $1 order by id desc',
        [ours.recruiter.accountId],
      );
      return rows.map(({ title }) => title);
    },
    /** What the chain says of an interview, in order. */
    actions: async (id: number): Promise<string[]> => {
      const { rows } = await service.owner.query(
        'select action from audit_log where object_id = $1 order by seq',
        [String(id)],
      );
      return rows.map(({ action }) => action);
    },
    /** A candidate who offered a morning to these pools. */
    offeredTo: async (...pools: readonly (readonly object[])[]) => {
      const asked = await ours.ask(pools, { beginning: 'candidate-offers' });
      const offer = { token: asked.token, revision: 2, ...zone, spans: morning };
      expect((await ours.send('/offers', offer)).status).toBe(200);
      return asked;
    },
  };
}
