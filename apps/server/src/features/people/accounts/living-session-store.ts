import type { Tx } from '../../../platform/database/database.ts';
import type { CompanyRole } from './session-rules.ts';

export type LivingSession = {
  readonly accountId: number;
  readonly sessionId: number;
  readonly userType: string;
  readonly companyId: number | null;
  readonly role: CompanyRole | null;
  /** The jobs that the member is limited to; null: all. */
  readonly jobIds?: readonly number[] | null;
};

/**
 * The session as it stands this moment, or null: revoked, expired, its account disabled, its company suspended, its
 * membership no longer active. Role and type are read from where they are kept, never from the token.
 */
export async function findLiving(
  tx: Tx,
  { accountId, sessionId }: { accountId: number; sessionId: number },
  now: Date,
): Promise<LivingSession | null> {
  const row = await tx
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.accountId')
    .leftJoin('memberships as m', (join) =>
      join
        .onRef('m.companyId', '=', 's.companyIdAtLogin')
        .onRef('m.accountId', '=', 's.accountId')
        .on('m.status', '=', 'active'),
    )
    .leftJoin('tenants as t', 't.id', 's.companyIdAtLogin')
    .select(['s.userType', 's.companyIdAtLogin as companyId', 'a.userTypes', 'm.jobIds'])
    .select((eb) => eb.ref('m.role').$castTo<CompanyRole | null>().as('role'))
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('memberships as o')
            .select('o.id')
            .whereRef('o.accountId', '=', 'a.id')
            .where('o.status', '<>', 'refused'),
        )
        .as('hasCompany'),
    )
    .where('s.id', '=', sessionId)
    .where('s.accountId', '=', accountId)
    .where('s.revokedAt', 'is', null)
    .where('s.expiresAt', '>', now)
    .where('a.disabledAt', 'is', null)
    .where('t.suspendedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { companyId, role } = row;
  if (companyId !== null) {
    if (role === null) return null;
    // An administrator gives the limits, and has none.
    const jobIds = role === 'COMPANY_ADMIN' ? null : row.jobIds;
    return { accountId, sessionId, userType: role, companyId, role, jobIds };
  }
  if (!row.userTypes.includes(row.userType)) return null;
  // Somebody who was about to found a company, and has one by now: the next sign-in leads into it.
  if (row.userType === 'COMPANY_ADMIN' && row.hasCompany) return null;
  return { accountId, sessionId, userType: row.userType, companyId: null, role: null };
}
