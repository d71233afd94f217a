import type { Tx } from '../../../platform/database/database.ts';

type Imported = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly city: string;
  readonly country: string | null;
  readonly headline: string;
  readonly links: readonly string[];
  readonly skills: readonly string[];
  readonly tags: readonly string[];
  readonly sourceDetail: string;
  readonly experienceYears?: number | null;
  readonly availableFrom?: string | null;
};

type Note = {
  readonly candidateId: number;
  readonly text: string;
  /** Where it is older than the import. */
  readonly createdAt?: Date;
};

/** Of these, whoever is not known by their address; the others stay as they are. In the order of addresses, so that two files never wait for each other. */
export async function addImported(
  tx: Tx,
  {
    companyId,
    people,
    now,
  }: {
    readonly companyId: number;
    readonly people: readonly Imported[];
    readonly now: Date;
  },
): Promise<{ id: number; email: string }[]> {
  return tx
    .insertInto('candidates')
    .values(
      people
        .toSorted((a, b) => (a.email < b.email ? -1 : 1))
        .map(({ links, skills, tags, ...person }) => ({
          ...{ companyId, ...person, source: 'imported' },
          ...{ links: [...links], skills: [...skills], tags: [...tags] },
          ...{ createdAt: now, updatedAt: now, lastActivityAt: now },
        })),
    )
    .onConflict((on) => on.columns(['companyId', 'email']).doNothing())
    .returning(['id', 'email'])
    .execute();
}

export async function findByAddress(
  tx: Tx,
  companyId: number,
  emails: readonly string[],
): Promise<{ id: number; email: string }[]> {
  return tx
    .selectFrom('candidates')
    .select(['id', 'email'])
    .where('companyId', '=', companyId)
    .where('email', 'in', [...emails])
    .execute();
}

/** One note for each, which everybody reads who sees them. Gives their numbers, in this order. */
export async function insertNotes(
  tx: Tx,
  {
    notes,
    ...whose
  }: {
    readonly companyId: number;
    readonly authorId: number;
    readonly createdAt: Date;
    readonly notes: readonly Note[];
  },
): Promise<number[]> {
  if (notes.length === 0) return [];
  const rows = await tx
    .insertInto('candidateNotes')
    .values(notes.map((note) => ({ ...whose, ...note, isPrivate: false, mentions: [] })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
