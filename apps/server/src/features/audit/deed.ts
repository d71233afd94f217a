import type { Tx } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import type { AuditEntry } from './audit-rules.ts';
import { recordAudit } from './audit-store.ts';

/** Who does something, when and from where: the part of an entry that every handler of a company has. */
export type Deed = {
  readonly companyId: number;
  readonly accountId: number;
  readonly client: RequestContext['client'];
  readonly now: Date;
};

/** The request's part of every deed. */
export const deedOf = ({
  session: { companyId, accountId },
  client,
  now,
}: Pick<RequestContext, 'client' | 'now'> & {
  readonly session: { readonly companyId: number; readonly accountId: number };
}): Deed => ({ companyId, accountId, client, now });

/** In the company's chain, last in the transaction. */
export function recordDeed(
  tx: Tx,
  { companyId, accountId, client, now }: Deed,
  entry: Pick<AuditEntry, 'action' | 'objectKind' | 'objectId' | 'before' | 'after'>,
): Promise<void> {
  return recordAudit(
    tx,
    {
      ...entry,
      companyId,
      actorKind: 'account',
      actorAccountId: accountId,
      ip: client.ip,
      userAgent: client.userAgent ?? undefined,
      requestId: client.requestId,
    },
    now,
  );
}
