import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { CompanyRole } from './member-rules.ts';

export type InvitationRow = {
  readonly id: number;
  readonly email: string;
  readonly role: CompanyRole;
  readonly roleId: number | null;
  readonly roleName: string | null;
  readonly invitedBy: string;
  readonly sentAt: Date;
  readonly timesSent: number;
  readonly expiresAt: Date;
};

/** Neither accepted nor taken back. */
function open(tx: Tx, companyId: number) {
  return tx
    .selectFrom('invitations as i')
    .innerJoin('accounts as a', 'a.id', 'i.invitedBy')
    .leftJoin('roles as r', (join) =>
      join.onRef('r.companyId', '=', 'i.companyId').onRef('r.id', '=', 'i.roleId'),
    )
    .select(['i.id', 'i.email', 'i.roleId', 'r.name as roleName', 'i.sentAt', 'i.timesSent'])
    .select('i.expiresAt')
    .select([
      sql<CompanyRole>`i.role`.as('role'),
      sql<string>`coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email)`.as(
        'invitedBy',
      ),
    ])
    .where('i.companyId', '=', companyId)
    .where('i.acceptedAt', 'is', null)
    .where('i.revokedAt', 'is', null);
}

export function listOpenInvitations(tx: Tx, companyId: number): Promise<InvitationRow[]> {
  return open(tx, companyId)
    .orderBy('i.sentAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(500)
    .execute();
}

export function findOpenInvitation(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<InvitationRow | undefined> {
  return open(tx, companyId).where('i.id', '=', id).executeTakeFirst();
}

/** null when the address has an open one. */
export async function insertInvitation(
  tx: Tx,
  invitation: {
    readonly companyId: number;
    readonly email: string;
    readonly role: CompanyRole;
    readonly roleId: number | null;
    readonly invitedBy: number;
    readonly createdAt: Date;
    readonly sentAt: Date;
    readonly expiresAt: Date;
  },
): Promise<number | null> {
  const row = await tx
    .insertInto('invitations')
    .values(invitation)
    .onConflict((on) =>
      on
        .columns(['companyId', 'email'])
        .where('acceptedAt', 'is', null)
        .where('revokedAt', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function countInvitationsSince(
  tx: Tx,
  companyId: number,
  since: Date,
): Promise<number> {
  const { n } = await tx
    .selectFrom('invitations')
    .select(sql<number>`coalesce(sum(times_sent), 0)::int`.as('n'))
    .where('companyId', '=', companyId)
    .where('sentAt', '>', since)
    .executeTakeFirstOrThrow();
  return n;
}

/** Another mail of the same invitation: `timesSent` tells its link from those before it. */
export async function markSentAgain(
  tx: Tx,
  invitation: {
    readonly companyId: number;
    readonly id: number;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<number> {
  const { companyId, id, now, expiresAt } = invitation;
  const { timesSent } = await tx
    .updateTable('invitations')
    .set((eb) => ({ sentAt: now, expiresAt, timesSent: eb('timesSent', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning('timesSent')
    .executeTakeFirstOrThrow();
  return timesSent;
}

/** Taken back, unless it was accepted or taken back before: one guarded write. */
export async function markRevoked(
  tx: Tx,
  invitation: { readonly companyId: number; readonly id: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ revokedAt: invitation.now })
    .where('companyId', '=', invitation.companyId)
    .where('id', '=', invitation.id)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Accepted by this sending's link, in time: one guarded write, whoever else tries. */
export async function markAccepted(
  tx: Tx,
  invitation: {
    readonly companyId: number;
    readonly id: number;
    readonly timesSent: number;
    readonly acceptedBy: number;
    readonly now: Date;
  },
): Promise<boolean> {
  const { companyId, id, timesSent, acceptedBy, now } = invitation;
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ acceptedAt: now, acceptedBy })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('timesSent', '=', timesSent)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The status of whoever has this address in the company, or undefined. */
export async function findStatusOf(
  tx: Tx,
  companyId: number,
  email: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.accountId')
    .select('m.status')
    .where('m.companyId', '=', companyId)
    .where('a.email', '=', email)
    .executeTakeFirst();
  return row?.status;
}

/** Of a role that goes: invitations that are over keep who and when. */
export async function forgetRole(tx: Tx, companyId: number, roleId: number): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ roleId: null })
    .where('companyId', '=', companyId)
    .where('roleId', '=', roleId)
    .execute();
}
