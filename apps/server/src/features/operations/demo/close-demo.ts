import type { Database } from '../../../platform/database/database.ts';
import { endAllSessions, closeDemoAccounts } from '../../people/accounts/index.ts';
import { recordAudit } from '../audit/index.ts';

/**
 * In production the demo's accounts are doors that everybody has the key of: they lose their password, their sessions
 * and what spared them the second factor. Gives how many there were; a repeat finds none.
 */
export function closeDemo(db: Database, now: Date): Promise<number> {
  return db.inCompany(0, async (tx) => {
    const accountIds = await closeDemoAccounts(tx, now);
    for (const accountId of accountIds) {
      await endAllSessions(tx, { accountId, because: 'demo closed', now });
      await recordAudit(
        tx,
        {
          companyId: 0,
          actorKind: 'system',
          action: 'demo.closed',
          objectKind: 'account',
          objectId: accountId,
        },
        now,
      );
    }
    return accountIds.length;
  });
}
