import { emailProblem } from '@candor/contract/people/email-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { beyondJobs } from '../../../platform/database/beyond-jobs.ts';
import { fail } from '../../../platform/http/failure.ts';
import { normaliseEmail } from '../../people/accounts/index.ts';
import type { Deed } from '../../operations/audit/index.ts';
import { findUnseen, lockCandidates, type Person } from './invitee-store.ts';
import type { Accommodations } from './schedule-store.ts';
import { findOrAddCandidates } from '../../hiring/candidate-records/index.ts';

export type Invitee = {
  readonly candidateID: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly accommodations: Accommodations;
};

type Resolved = {
  readonly name: string;
  readonly email: string;
  /** null: may be invited. */
  readonly outcome: 'listed-twice' | 'invalid-email' | null;
  readonly candidate: Person | null;
  readonly accommodations: Accommodations;
};

/** Everybody as a candidate of the company: found by id or address, or made; locked until COMMIT. */
export async function resolvePeople(
  tx: Tx,
  { companyId, now }: Deed,
  people: readonly Invitee[],
): Promise<Resolved[]> {
  const typed = people.map((person) => ({ ...person, email: normaliseEmail(person.email) }));
  const fresh = new Map<string, { firstName: string; lastName: string; email: string }>();
  for (const { candidateID, email, firstName, lastName } of typed) {
    if (candidateID !== null || isBadAddress(email) || fresh.has(email)) continue;
    fresh.set(email, { firstName: oneLine(firstName), lastName: oneLine(lastName), email });
  }
  const chosen = typed.flatMap(({ candidateID }) => (candidateID === null ? [] : [candidateID]));
  const unseen = await findUnseen(tx, companyId, chosen);
  // Known by another job alone, or new: from now on also by this one.
  const found = await beyondJobs(tx, () =>
    findOrAddCandidates(tx, { companyId, people: [...fresh.values()], now }),
  );
  const idByEmail = new Map(found.map(({ id, email }) => [email, id]));
  const idOf = (person: (typeof typed)[number]): number | null =>
    person.candidateID ?? idByEmail.get(person.email) ?? null;
  const ids = [...new Set(typed.map(idOf).filter((id) => id !== null))];
  const locked = await beyondJobs(tx, () =>
    lockCandidates(
      tx,
      companyId,
      ids.filter((id) => !unseen.has(id)),
    ),
  );
  const byId = new Map(locked.map((row) => [row.id, row]));
  const seen = new Set<number>();
  return typed.map((person, index) => {
    const id = idOf(person);
    const candidate = id === null ? undefined : byId.get(id);
    const { accommodations } = person;
    if (id === null) {
      const name = `${oneLine(person.firstName)} ${oneLine(person.lastName)}`.trim();
      return {
        name,
        email: person.email,
        outcome: 'invalid-email',
        candidate: null,
        accommodations,
      };
    }
    if (candidate === undefined) {
      const path = `body.people.${index}.candidateID`;
      throw fail('not_found', 'There is no such candidate.', { path });
    }
    const isRepeated = seen.has(id);
    seen.add(id);
    const { firstName, lastName, email } = candidate;
    const name = `${firstName} ${lastName}`.trim();
    const outcome = isRepeated ? 'listed-twice' : null;
    return { name, email, outcome, candidate, accommodations };
  });
}

const isBadAddress = (email: string): boolean => email.length > 254 || emailProblem(email) !== null;

/** A name stands in subjects, lists and files: one line of it. */
const oneLine = (name: string): string => name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
