import type { Tx } from '../../../platform/database/database.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import type { Origin } from './session-store.ts';

/** What became of an account: in the chain of the company that the session is in, else in the platform's. */
export function recordAccountChange(
  tx: Tx,
  change: {
    readonly action: string;
    readonly accountId: number;
    readonly companyId?: number | null;
    readonly after?: unknown;
    readonly origin: Origin;
    readonly now: Date;
  },
): Promise<void> {
  const { action, accountId, companyId, after, origin, now } = change;
  return recordAudit(
    tx,
    {
      companyId: companyId ?? 0,
      actorKind: 'account',
      actorAccountId: accountId,
      action,
      objectKind: 'account',
      objectId: accountId,
      after,
      ip: origin.ip,
      userAgent: origin.userAgent ?? undefined,
      requestId: origin.requestId,
    },
    now,
  );
}
