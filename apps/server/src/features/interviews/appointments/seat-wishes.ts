import type { contract, Parsed } from '@candor/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { findByEmail, meetAccount, normaliseEmail } from '../../people/accounts/index.ts';
import { findInvited } from '../../people/marketplace/index.ts';
import { type KnownPerson, listKnownPeople } from './people-store.ts';
import type { NewPlace, Seat } from './seat-store.ts';

type Wish = Parsed<typeof contract.appointments.scheduleLiveInterview>['body']['rounds'][number];
export type SeatWish = Wish['seats'][number];

/**
 * The pools of these seats. Accounts are those of colleagues, or of people from outside whom the company has named
 * before; of a new address it learns nothing, and goes on calling it by the name that it typed.
 */
export async function resolveSeats(
  tx: Tx,
  companyId: number,
  { wishes, path }: { readonly wishes: readonly SeatWish[]; readonly path: string },
): Promise<NewPlace[][]> {
  const known = new Map(
    (await listKnownPeople(tx, companyId)).map((one) => [one.accountId, one] as const),
  );
  const pools: NewPlace[][] = [];
  for (const [place, { people }] of wishes.entries()) {
    const pool = new Map<number, NewPlace>();
    for (const [index, person] of people.entries()) {
      const at = `${path}.${place}.people.${index}`;
      const found =
        'accountID' in person
          ? await chosen(tx, known, { companyId, accountId: person.accountID, path: at })
          : await meet(tx, known, person);
      if (found === undefined) {
        throw refuse('unknown_member', { params: { what: 'seat' }, path: at });
      }
      pool.set(found.accountId, placeOf(found));
    }
    pools.push([...pool.values()]);
  }
  return pools;
}

const placeOf = ({ accountId, name, address, isFound, isColleague }: KnownPerson): NewPlace =>
  isColleague
    ? { accountId, name: null, email: null, isFound }
    : { accountId, name, email: address, isFound };

const outside = { isColleague: false, hasAccepted: false };

type Chosen = { readonly companyId: number; readonly accountId: number; readonly path: string };

/** Whoever published themselves may be asked without their address; unless they or the company would rather not. */
async function chosen(
  tx: Tx,
  known: ReadonlyMap<number, KnownPerson>,
  { companyId, accountId, path }: Chosen,
): Promise<KnownPerson | undefined> {
  const person = known.get(accountId);
  if (person?.isColleague === true) return person;
  const invited = await findInvited(tx, companyId, accountId);
  const what = invited?.hindrance ?? null;
  if (what !== null) throw refuse('unknown_member', { params: { what }, path });
  if (person !== undefined || invited === undefined) return person;
  const found = { email: '', address: invited.email, isFound: true };
  return { accountId, name: invited.name, ...found, ...outside };
}

/** Those whom the company knows, and of these numbers whoever published themselves; of them it learns no address. */
export async function withInvited(
  tx: Tx,
  companyId: number,
  accountIds: readonly number[],
): Promise<KnownPerson[]> {
  const known = await listKnownPeople(tx, companyId);
  const others = new Set(
    accountIds.filter((id) => !known.some(({ accountId }) => accountId === id)),
  );
  for (const accountId of others) {
    const invited = await findInvited(tx, companyId, accountId);
    if (invited?.hindrance !== null) continue;
    const found = { email: '', address: '', isFound: true };
    known.push({ accountId, name: invited.name, ...found, ...outside });
  }
  return known;
}

async function meet(
  tx: Tx,
  known: ReadonlyMap<number, KnownPerson>,
  person: { readonly email: string; readonly name: string },
): Promise<KnownPerson | undefined> {
  const email = normaliseEmail(person.email);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return undefined;
  const account = await findByEmail(tx, email);
  const colleague = account && known.get(account.id);
  if (colleague?.isColleague === true) return colleague;
  const name = person.name.trim();
  // Of one who is locked out the company learns as little as of one who is silent.
  const typed = { name, email, address: email, isFound: false, ...outside };
  if (account !== undefined) return { accountId: account.id, ...typed };
  const [firstName = '', ...others] = name.split(/\s+/);
  const userTypes = ['EXTERNAL_INTERVIEWER' as const];
  const fresh = { email, firstName, lastName: others.join(' '), userTypes, passwordHash: null };
  return { accountId: await meetAccount(tx, fresh), ...typed };
}

/** Seats that are only wished for, as rules and words know seats; their numbers are their places, from 1. */
export const wishedSeats = (
  pools: readonly (readonly { readonly accountId: number }[])[],
  people: readonly KnownPerson[],
): Seat[] =>
  pools.map((pool, index) => ({
    ...{ seatId: index + 1, accountId: null, answer: 'open', reason: '' },
    pool: pool.map(({ accountId }) => {
      const found = people.find((one) => one.accountId === accountId);
      return {
        ...{ placeId: 0, seatId: index + 1, accountId, isGone: false, declinedAt: null },
        ...{ name: found?.name ?? '', email: found?.email ?? '', matched: null, proposed: [] },
        isFound: found?.isFound ?? false,
        isColleague: found?.isColleague ?? false,
        hasAccepted: found?.hasAccepted ?? false,
      };
    }),
  }));

/**
 * The same before anything is kept. Nobody whom the company has not asked before is looked up: what an address that it
 * types is free at is told to it by nothing.
 */
export function lookAtSeats(
  known: readonly KnownPerson[],
  wishes: readonly SeatWish[],
): { readonly accountId: number }[][] {
  let strangers = 0;
  return wishes.map(({ people }, place) =>
    people.map((person, index) => {
      const found = known.find((one) =>
        'accountID' in person
          ? one.accountId === person.accountID
          : one.email === normaliseEmail(person.email),
      );
      if (found !== undefined) return { accountId: found.accountId };
      if ('accountID' in person) {
        const path = `body.seats.${place}.people.${index}`;
        throw refuse('unknown_member', { params: { what: 'seat' }, path });
      }
      strangers += 1;
      return { accountId: -strangers };
    }),
  );
}
