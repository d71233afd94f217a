import type { ApplicationSource } from '@candor/contract/hiring/pipeline-rules';
import type { Tx } from '../../../platform/database/database.ts';

/** By which anybody sees, and finds, that these candidates are invented. */
export const CROWD_TAG = 'sample';

type Invented = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly city: string;
  readonly country: string;
  readonly headline: string;
  readonly experienceYears: number;
  readonly skills: readonly string[];
};

export async function addCandidate(
  tx: Tx,
  candidate: { companyId: number; email: string; firstName: string; lastName: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('candidates')
    .values(candidate)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function addMember(
  tx: Tx,
  {
    companyId,
    invented: { skills, ...member },
    source,
    metAt,
  }: {
    readonly companyId: number;
    readonly invented: Invented;
    readonly source: ApplicationSource;
    readonly metAt: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('candidates')
    .values({
      ...{ companyId, ...member },
      skills: skills.toSorted((a, b) => (a < b ? -1 : 1)),
      tags: [CROWD_TAG],
      source,
      ...{ createdAt: metAt, updatedAt: metAt, lastActivityAt: metAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
