import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { newLinkToken } from '../links/index.ts';

/** The interview and what a mail says of it; locked, so that its shares are made one after the other. */
export function lockInterview(tx: Tx, companyId: number, scheduleId: number) {
  return tx
    .selectFrom('interviewSchedules as s')
    .innerJoin('jobs as j', (on) =>
      on.onRef('j.companyId', '=', 's.companyId').onRef('j.id', '=', 's.jobId'),
    )
    .leftJoin('companies as o', 'o.companyId', 's.companyId')
    .select(['s.id', 'j.title as jobTitle', 'o.name as companyName'])
    .where('s.companyId', '=', companyId)
    .where('s.id', '=', scheduleId)
    .forUpdate('s')
    .executeTakeFirst();
}

export async function hasInterview(
  tx: Tx,
  companyId: number,
  scheduleId: number,
): Promise<boolean> {
  const found = await tx
    .selectFrom('interviewSchedules')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', scheduleId)
    .executeTakeFirst();
  return found !== undefined;
}

export type NewShare = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly expiresAt: Date;
  readonly allowDownload: boolean;
  readonly watermark: boolean;
  readonly hideName: boolean;
  readonly sharedBy: number;
  readonly createdAt: Date;
};

/** Gives the secret of the link, the only time that it exists in clear. */
export async function insertShare(tx: Tx, share: NewShare): Promise<{ id: number; token: string }> {
  const { token, hash } = newLinkToken(share.companyId);
  const { id } = await tx
    .insertInto('recordingShares')
    .values({ ...share, tokenHash: hash, sentAt: share.createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** Mails that the company's shares sent, the ones that were sent again too. */
export async function countSentSince(tx: Tx, companyId: number, since: Date): Promise<number> {
  const { sent } = await tx
    .selectFrom('recordingShares')
    .select(sql<number>`coalesce(sum(times_sent), 0)::int`.as('sent'))
    .where('companyId', '=', companyId)
    .where('sentAt', '>', since)
    .executeTakeFirstOrThrow();
  return sent;
}

export async function isSharedWith(
  tx: Tx,
  place: { readonly companyId: number; readonly scheduleId: number; readonly email: string },
  now: Date,
): Promise<boolean> {
  const found = await tx
    .selectFrom('recordingShares')
    .select('id')
    .where('companyId', '=', place.companyId)
    .where('scheduleId', '=', place.scheduleId)
    .where('email', '=', place.email)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

const selectShares = (tx: Tx, companyId: number, scheduleId: number) =>
  tx
    .selectFrom('recordingShares as s')
    .innerJoin('accounts as a', 'a.id', 's.sharedBy')
    .select(['s.id', 's.firstName', 's.lastName', 's.email', 's.expiresAt', 's.allowDownload'])
    .select(['s.watermark', 's.hideName', 's.createdAt', 's.sentAt', 's.timesSent'])
    .select(['s.openedAt', 's.watchedAt', 's.revokedAt'])
    .select(['a.firstName as sharerFirstName', 'a.lastName as sharerLastName'])
    .where('s.companyId', '=', companyId)
    .where('s.scheduleId', '=', scheduleId);

export type ShareRow = Awaited<ReturnType<typeof listShares>>[number];

export function listShares(tx: Tx, companyId: number, scheduleId: number) {
  return selectShares(tx, companyId, scheduleId).orderBy('s.id', 'desc').execute();
}

export type ShareRef = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly id: number;
};

export function lockShare(tx: Tx, { companyId, scheduleId, id }: ShareRef) {
  return selectShares(tx, companyId, scheduleId)
    .where('s.id', '=', id)
    .forUpdate('s')
    .executeTakeFirst();
}

/** False when it was revoked before. */
export async function markRevoked(tx: Tx, ref: ShareRef, now: Date): Promise<boolean> {
  const revoked = await tx
    .updateTable('recordingShares')
    .set({ revokedAt: now })
    .where('companyId', '=', ref.companyId)
    .where('id', '=', ref.id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return revoked.numUpdatedRows > 0n;
}

/** A new secret, for another mail; the links of all earlier ones are dead. */
export async function renewSecret(tx: Tx, ref: ShareRef, now: Date): Promise<string> {
  const { token, hash } = newLinkToken(ref.companyId);
  await tx
    .updateTable('recordingShares')
    .set((row) => ({ tokenHash: hash, sentAt: now, timesSent: row('timesSent', '+', 1) }))
    .where('companyId', '=', ref.companyId)
    .where('id', '=', ref.id)
    .execute();
  return token;
}

/** A new secret without a mail; a share that has ended lives again. */
export async function reviveShare(
  tx: Tx,
  ref: ShareRef,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<string> {
  const { token, hash } = newLinkToken(ref.companyId);
  await tx
    .updateTable('recordingShares')
    .set({ tokenHash: hash, sentAt: now, expiresAt, revokedAt: null })
    .where('companyId', '=', ref.companyId)
    .where('id', '=', ref.id)
    .execute();
  return token;
}

export function findShareOf(
  tx: Tx,
  place: { readonly companyId: number; readonly scheduleId: number; readonly email: string },
) {
  return tx
    .selectFrom('recordingShares')
    .select('id')
    .where('companyId', '=', place.companyId)
    .where('scheduleId', '=', place.scheduleId)
    .where('email', '=', place.email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function readSharer(tx: Tx, accountId: number) {
  return tx
    .selectFrom('accounts')
    .select(['firstName', 'lastName', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}
