import type { Tx } from '../../../platform/database/database.ts';
import { forgetEveryTrustedBrowser, forgetTrustedBrowsers } from './trusted-browser-store.ts';

type End = { readonly accountId: number; readonly because: string; readonly now: Date };

/** Gives how many; who signs in again afterwards is refused by the company's own state. */
export async function endCompanySessions(tx: Tx, companyId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ revokedAt: now, revokedBecause: 'company suspended' })
    .where('companyIdAtLogin', '=', companyId)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function endEverySession(tx: Tx, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ revokedAt: now, revokedBecause: 'the secret was lost' })
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  await forgetEveryTrustedBrowser(tx);
  return Number(numUpdatedRows);
}

/**
 * What somebody left open in this company, or in order to found one. It must not outlive a deactivation or a rise to
 * administrator, nor come back to life with a new membership; nor may a browser that stood for their second factor.
 */
export async function endSessionsIn(
  tx: Tx,
  end: End & { readonly companyId: number },
): Promise<void> {
  await forgetTrustedBrowsers(tx, end.accountId);
  await endThose(tx, end, end.companyId);
}

/** What somebody left open in order to found a company. */
export function endFoundingSessions(tx: Tx, end: End): Promise<void> {
  return endThose(tx, end, null);
}

async function endThose(
  tx: Tx,
  { accountId, because, now }: End,
  companyId: number | null,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revokedAt: now, revokedBecause: because })
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('companyIdAtLogin', '=', companyId),
        eb.and([eb('companyIdAtLogin', 'is', null), eb('userType', '=', 'COMPANY_ADMIN')]),
      ]),
    )
    .execute();
}
