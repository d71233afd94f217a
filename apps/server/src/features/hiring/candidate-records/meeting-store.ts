import type { Language } from '@candor/contract/people/language-rules';
import { beyondJobs } from '../../../platform/database/beyond-jobs.ts';
import type { Tx } from '../../../platform/database/database.ts';

/** As the form of an application said it. */
type Applicant = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly city: string;
  readonly country: string;
  readonly links: readonly string[];
  /** Chosen by hand. */
  readonly language?: Language | undefined;
  /** As their browser asks. */
  readonly browserLanguage?: Language | undefined;
};

type Person = { readonly email: string; readonly firstName: string; readonly lastName: string };

/**
 * The company's candidate of this address. Anybody may type an address, so of a candidate who is known nothing
 * changes but a language that nobody had said. Forms of one address wait here for each other.
 */
export async function meetCandidate(
  tx: Tx,
  given: Applicant & { readonly companyId: number; readonly email: string; readonly now: Date },
): Promise<number> {
  const { now, links, ...fields } = given;
  const { id } = await tx
    .insertInto('candidates')
    .values({
      ...fields,
      links: [...links],
      source: 'career-page',
      createdAt: now,
      updatedAt: now,
      lastActivityAt: now,
    })
    .onConflict((on) =>
      on.columns(['companyId', 'email']).doUpdateSet((of) => ({
        lastActivityAt: now,
        language: of.fn.coalesce('candidates.language', 'excluded.language'),
        browserLanguage: of.fn.coalesce('candidates.browserLanguage', 'excluded.browserLanguage'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Of two who add the same address at once, both get the one row; also who was known by another job alone. */
export const findOrAddCandidate: typeof findOrAdd = (tx, deed, person) =>
  beyondJobs(tx, () => findOrAdd(tx, deed, person));

/** The candidates of these addresses; who is not known yet is made. A known one keeps the name they have. */
export async function findOrAddCandidates(
  tx: Tx,
  {
    companyId,
    people,
    now,
  }: { readonly companyId: number; readonly people: readonly Person[]; readonly now: Date },
): Promise<{ id: number; email: string }[]> {
  if (people.length === 0) return [];
  await tx
    .insertInto('candidates')
    .values(
      people
        .toSorted((a, b) => (a.email < b.email ? -1 : 1))
        .map((person) => ({
          ...{ companyId, ...person, source: 'interview' },
          ...{ createdAt: now, updatedAt: now, lastActivityAt: now },
        })),
    )
    .onConflict((on) => on.columns(['companyId', 'email']).doNothing())
    .execute();
  const emails = people.map(({ email }) => email);
  return tx
    .selectFrom('candidates')
    .select(['id', 'email'])
    .where('companyId', '=', companyId)
    .where('email', 'in', emails)
    .execute();
}

async function findOrAdd(
  tx: Tx,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
  { email, firstName, lastName }: Person,
): Promise<number> {
  const added = await tx
    .insertInto('candidates')
    .values({
      ...{ companyId, email, firstName, lastName },
      ...{ source: 'added', createdAt: now, lastActivityAt: now, updatedAt: now },
    })
    .onConflict((on) => on.columns(['companyId', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) return added.id;
  const { id } = await tx
    .selectFrom('candidates')
    .select('id')
    .where('companyId', '=', companyId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}
