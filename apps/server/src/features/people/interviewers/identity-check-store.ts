import type {
  IdentityReason,
  IdentityStatus,
  IdentityWay,
} from '@candor/contract/people/identity-rules';
import type { IdentityDocumentType } from '@candor/contract/people/person-rules';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.ts';

export type IdentityCheck = {
  readonly id: number;
  readonly accountId: number;
  readonly documentType: IdentityDocumentType | null;
  readonly provider: string;
  readonly status: IdentityStatus;
  readonly submittedAt: Date;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
  readonly reasonCode: IdentityReason | null;
};

/** Of what was kept under whichever name, a person decided but of Stripe's. */
export const wayOf = ({ provider }: { readonly provider: string }): IdentityWay =>
  provider === 'stripe' ? 'stripe' : 'review';

const columns = [
  'identityChecks.id',
  'identityChecks.accountId',
  'identityChecks.documentType',
  'identityChecks.provider',
  'identityChecks.status',
  'identityChecks.submittedAt',
  'identityChecks.decidedAt',
  'identityChecks.reason',
  'identityChecks.reasonCode',
] as const;

export type NewCheck = {
  readonly accountId: number;
  readonly documentType: IdentityDocumentType;
  readonly frontId: number;
  readonly backId: number | null;
  readonly selfieId: number | null;
  readonly provider: string;
  readonly submittedAt: Date;
};

/** null when one waits or was approved already: of any number of parallel calls one gets in. */
export const insertCheck = (tx: Tx, check: NewCheck): Promise<number | null> =>
  insert(tx, { ...check, status: 'pending' });

/** The same of one that begins at Stripe, where nothing is handed in yet. */
export const insertBegun = (
  tx: Tx,
  begun: { readonly accountId: number; readonly submittedAt: Date },
): Promise<number | null> => insert(tx, { ...begun, provider: 'stripe', status: 'begun' });

async function insert(tx: Tx, check: Insertable<DB['identityChecks']>): Promise<number | null> {
  const row = await tx
    .insertInto('identityChecks')
    .values(check)
    // As literal text: after some runs a prepared statement is planned without its values, and a parameter would then
    // no longer match the index's own condition.
    .onConflict((on) => on.column('accountId').where(sql<boolean>`status <> 'refused'`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The newest of the account. */
export async function findOwnCheck(tx: Tx, accountId: number): Promise<IdentityCheck | undefined> {
  return await tx
    .selectFrom('identityChecks')
    .select(columns)
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whoever went to Stripe's page and left it, or chose another way, has shown nothing to anybody. */
export async function hasHandedIn(tx: Tx, accountId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('identityChecks')
    .select('id')
    .where('accountId', '=', accountId)
    .where((or) =>
      or.or([
        or('tries', '>', 0),
        or.and([or('status', '<>', 'begun'), or('reasonCode', 'is', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type ReviewedCheck = IdentityCheck & {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Anybody's: needs a super admin's transaction, the database gives nobody else a row. */
function reviewed(tx: Tx) {
  return tx
    .selectFrom('identityChecks')
    .innerJoin('accounts as a', 'a.id', 'identityChecks.accountId')
    .select(columns)
    .select(['a.email', 'a.firstName', 'a.lastName']);
}

type CheckPage = {
  readonly state: 'waiting' | 'elsewhere' | 'decided';
  readonly limit: number;
  readonly offset: number;
};

const statusesIn = {
  waiting: ['pending'],
  elsewhere: ['begun', 'pending'],
  decided: ['approved', 'refused'],
} as const;

/** Those that wait for a person, or are at Stripe, oldest first; or the latest decisions. */
export async function listChecks(tx: Tx, { state, limit, offset }: CheckPage) {
  const statuses = statusesIn[state];
  const isOpen = state !== 'decided';
  const by = state === 'elsewhere' ? '=' : '<>';
  const { total } = await tx
    .selectFrom('identityChecks')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('status', 'in', statuses)
    .$if(isOpen, (open) => open.where('provider', by, 'stripe'))
    .executeTakeFirstOrThrow();
  const found = reviewed(tx)
    .where('identityChecks.status', 'in', statuses)
    .$if(isOpen, (open) => open.where('identityChecks.provider', by, 'stripe'));
  const sorted = isOpen
    ? found.orderBy('identityChecks.submittedAt')
    : found.orderBy('identityChecks.decidedAt', 'desc');
  const checks: ReviewedCheck[] = await sorted
    .orderBy('identityChecks.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, checks };
}

export async function findCheck(tx: Tx, checkId: number): Promise<ReviewedCheck | undefined> {
  return await reviewed(tx).where('identityChecks.id', '=', checkId).executeTakeFirst();
}

export function listCheckDocuments(tx: Tx, checkId: number) {
  return tx
    .selectFrom('identityChecks as c')
    .innerJoin('documents as d', (join) =>
      join
        .onRef('d.accountId', '=', 'c.accountId')
        .on((eb) =>
          eb.or([
            eb('d.id', '=', eb.ref('c.frontId')),
            eb('d.id', '=', eb.ref('c.backId')),
            eb('d.id', '=', eb.ref('c.selfieId')),
          ]),
        ),
    )
    .select(['d.kind', 'd.fileName', 'd.contentType', 'd.objectKey'])
    .where('c.id', '=', checkId)
    .where('d.removedAt', 'is', null)
    .orderBy('d.kind', 'desc')
    .execute();
}

export async function readHeadline(tx: Tx, accountId: number): Promise<string> {
  const row = await tx
    .selectFrom('interviewerProfiles')
    .select('headline')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.headline ?? '';
}

/** One guarded write: false when it was decided already, is the decider's own, or Stripe's to decide. */
export async function decideCheck(
  tx: Tx,
  decision: {
    readonly checkId: number;
    readonly status: 'approved' | 'refused';
    readonly reason: string | null;
    readonly decidedBy: number;
    readonly now: Date;
  },
): Promise<boolean> {
  const { checkId, status, reason, decidedBy, now } = decision;
  const { numUpdatedRows } = await tx
    .updateTable('identityChecks')
    .set({ status, reason, decidedBy, decidedAt: now })
    .where('id', '=', checkId)
    .where('status', '=', 'pending')
    .where('provider', '<>', 'stripe')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** For a person to look at. */
export async function countWaiting(tx: Tx): Promise<{ waiting: number; oldestAt: Date | null }> {
  const row = await tx
    .selectFrom('identityChecks')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min<Date | null>('submittedAt').as('oldestAt'),
    ])
    .where('status', '=', 'pending')
    .where('provider', '<>', 'stripe')
    .executeTakeFirstOrThrow();
  return { waiting: row.waiting, oldestAt: row.oldestAt };
}
