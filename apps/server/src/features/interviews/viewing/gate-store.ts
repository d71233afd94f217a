import type { Tx } from '../../../platform/database/database.ts';
import type { LinkRef } from '../links/index.ts';

export async function insertRequest(tx: Tx, sealed: string, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('viewingRequests')
    .values({ sealed, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** undefined once it was answered: a job may run twice. */
export function findRequest(tx: Tx, id: number) {
  return tx
    .selectFrom('viewingRequests')
    .select(['sealed', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** In the transaction of the answer; false when another run was quicker. */
export async function takeRequest(tx: Tx, id: number): Promise<boolean> {
  const taken = await tx.deleteFrom('viewingRequests').where('id', '=', id).executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

export async function currentTerms(tx: Tx): Promise<number | undefined> {
  const terms = await tx
    .selectFrom('terms')
    .select('id')
    .where('type', '=', 'RecordingViewer')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return terms?.id;
}

/** Of a company that is not suspended; neither revoked nor expired. */
const livingShare = (tx: Tx, { companyId, tokenHash }: LinkRef, now: Date) =>
  tx
    .selectFrom('recordingShares as s')
    .innerJoin('tenants as t', 't.id', 's.companyId')
    .where('s.companyId', '=', companyId)
    .where('s.tokenHash', '=', tokenHash)
    .where('s.revokedAt', 'is', null)
    .where('s.expiresAt', '>', now)
    .where('t.suspendedAt', 'is', null);

export function findLivingShare(tx: Tx, link: LinkRef, now: Date) {
  return livingShare(tx, link, now)
    .select(['s.id', 's.email', 's.firstName', 's.expiresAt'])
    .executeTakeFirst();
}

export type Consent = {
  readonly firstName: string;
  readonly lastName: string;
  readonly termsId: number;
  readonly consentedAt: Date;
};

/** The code that counts from now on for this share and browser. */
export async function putCode(
  tx: Tx,
  code: Consent & {
    readonly companyId: number;
    readonly shareId: number;
    readonly browserHash: string;
    readonly codeHash: string;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { companyId, shareId, browserHash, ...fresh } = code;
  await tx
    .insertInto('viewingCodes')
    .values({ companyId, shareId, browserHash, ...fresh })
    .onConflict((on) =>
      on.columns(['companyId', 'shareId', 'browserHash']).doUpdateSet({ ...fresh, usedAt: null }),
    )
    .execute();
}

export async function markOpened(
  tx: Tx,
  {
    companyId,
    shareId,
    now,
  }: { readonly companyId: number; readonly shareId: number; readonly now: Date },
) {
  await tx
    .updateTable('recordingShares')
    .set({ openedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', shareId)
    .where('openedAt', 'is', null)
    .execute();
}

/** Codes that ended, and requests that no job could answer, before this instant. Grants stay: they prove the consent. */
export async function forgetBefore(tx: Tx, companyId: number, instant: Date): Promise<void> {
  await tx
    .deleteFrom('viewingCodes')
    .where('companyId', '=', companyId)
    .where('expiresAt', '<', instant)
    .execute();
  await tx.deleteFrom('viewingRequests').where('createdAt', '<', instant).execute();
}

/** One guarded write: of any number of parallel tries exactly one gets the row. */
export function spendCode(
  tx: Tx,
  code: LinkRef & {
    readonly email: string;
    readonly browserHash: string;
    readonly codeHash: string;
  },
  now: Date,
) {
  const share = livingShare(tx, code, now).select('s.id').where('s.email', '=', code.email);
  return tx
    .updateTable('viewingCodes')
    .set({ usedAt: now })
    .where('companyId', '=', code.companyId)
    .where('shareId', '=', share)
    .where('browserHash', '=', code.browserHash)
    .where('codeHash', '=', code.codeHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['shareId', 'firstName', 'lastName', 'termsId', 'consentedAt'])
    .executeTakeFirst();
}

export async function insertGrant(
  tx: Tx,
  grant: Consent & {
    readonly companyId: number;
    readonly shareId: number;
    readonly browserHash: string;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await tx.insertInto('viewingGrants').values(grant).execute();
}

/** Whether this grant still lets its browser watch: neither it, its share nor its company has ended. */
export async function isGrantLiving(
  tx: Tx,
  { companyId, grantId }: { readonly companyId: number; readonly grantId: number },
  now: Date,
): Promise<boolean> {
  const grant = await tx
    .selectFrom('viewingGrants as g')
    .innerJoin('recordingShares as s', (on) =>
      on.onRef('s.companyId', '=', 'g.companyId').onRef('s.id', '=', 'g.shareId'),
    )
    .innerJoin('tenants as t', 't.id', 's.companyId')
    .select('g.id')
    .where('g.companyId', '=', companyId)
    .where('g.id', '=', grantId)
    .where('g.expiresAt', '>', now)
    .where('s.revokedAt', 'is', null)
    .where('s.expiresAt', '>', now)
    .where('t.suspendedAt', 'is', null)
    .executeTakeFirst();
  return grant !== undefined;
}

export type Grant = NonNullable<Awaited<ReturnType<typeof findGrant>>>;

/** What this browser may watch by this link at this moment. */
export function findGrant(
  tx: Tx,
  link: LinkRef,
  { browserHash, now }: { readonly browserHash: string; readonly now: Date },
) {
  return livingShare(tx, link, now)
    .innerJoin('viewingGrants as g', (on) =>
      on.onRef('g.companyId', '=', 's.companyId').onRef('g.shareId', '=', 's.id'),
    )
    .select(['g.id', 'g.firstName', 'g.lastName', 'g.expiresAt'])
    .select(['s.companyId', 's.id as shareId', 's.scheduleId', 's.email', 's.sharedBy'])
    .select(['s.allowDownload', 's.watermark', 's.hideName', 's.expiresAt as shareExpiresAt'])
    .where('g.browserHash', '=', browserHash)
    .where('g.expiresAt', '>', now)
    .executeTakeFirst();
}

/** Codes that were being asked for. */
export async function dropCodeRequests(tx: Tx): Promise<void> {
  await tx.deleteFrom('viewingRequests').execute();
}
