import type { Tx } from '../../../platform/database/database.ts';

type Who = { readonly companyId: number; readonly candidateID: number };

type CandidateFacts = {
  readonly firstName: string;
  readonly lastName: string;
  readonly headline: string;
  readonly phone: string;
  readonly city: string;
  readonly country: string | null;
  readonly experienceYears: number | null;
  readonly availableFrom: string | null;
  readonly skills: readonly string[];
  readonly links: readonly string[];
};

export async function writeTags(
  tx: Tx,
  {
    companyId,
    id,
    tags,
    now,
  }: {
    readonly companyId: number;
    readonly id: number;
    readonly tags: readonly string[];
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .updateTable('candidates')
    .set({ tags: [...tags], updatedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

export async function updateFacts(
  tx: Tx,
  { companyId, candidateID }: Who,
  {
    facts: { skills, links, ...facts },
    now,
  }: { readonly facts: CandidateFacts; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('candidates')
    .set({ ...facts, skills: [...skills], links: [...links], updatedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', candidateID)
    .execute();
}

type OwnFacts = Pick<CandidateFacts, 'firstName' | 'lastName' | 'phone' | 'city' | 'country'>;

/** By the candidate; gives what stood there. */
export async function correctFacts(
  tx: Tx,
  { companyId, candidateID }: Who,
  { facts, now }: { readonly facts: OwnFacts; readonly now: Date },
): Promise<OwnFacts | undefined> {
  const own = ['firstName', 'lastName', 'phone', 'city', 'country'] as const;
  const before = await tx
    .selectFrom('candidates')
    .select(own)
    .where('companyId', '=', companyId)
    .where('id', '=', candidateID)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined || own.every((name) => before[name] === facts[name])) return undefined;
  await tx
    .updateTable('candidates')
    .set({ ...facts, updatedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', candidateID)
    .execute();
  return before;
}

/** False: the company has no such candidate. `hold` null: held back no longer. */
export async function setHold(
  tx: Tx,
  { companyId, candidateID }: { readonly companyId: number; readonly candidateID: number },
  hold: { readonly because: string; readonly at: Date; readonly by: number | null } | null,
): Promise<boolean> {
  const changed = await tx
    .updateTable('candidates')
    .set({
      heldBecause: hold?.because ?? null,
      heldAt: hold?.at ?? null,
      heldBy: hold?.by ?? null,
    })
    .where('companyId', '=', companyId)
    .where('id', '=', candidateID)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Something happened with them. */
export async function touchCandidates(
  tx: Tx,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
  ids: readonly number[],
): Promise<void> {
  await tx
    .updateTable('candidates')
    .set({ lastActivityAt: now })
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
}
