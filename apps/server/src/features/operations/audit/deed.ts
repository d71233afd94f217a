import type { Tx } from '../../../platform/database/database.ts';
import type { CompanySession, RequestContext } from '../../../platform/http/handlers.ts';
import type { AuditEntry } from './audit-rules.ts';
import { recordAudit } from './audit-store.ts';

/** Who does something, when and from where: the part of an entry that every handler of a company has. */
export type Deed = {
  readonly companyId: number;
  readonly accountId: number;
  /** The company's key that did it; the account is its maker's. */
  readonly keyId?: number;
  readonly client: RequestContext['client'];
  readonly now: Date;
};

/** The request's part of every deed. */
export const deedOf = ({
  session: { companyId, accountId, keyId },
  client,
  now,
}: Pick<RequestContext, 'client' | 'now'> & {
  readonly session: Pick<CompanySession, 'companyId' | 'accountId' | 'keyId'>;
}): Deed => ({ companyId, accountId, client, now, ...(keyId !== undefined && { keyId }) });

/** What was done to what; who did it is the deed's. */
export type DeedEntry = Pick<
  AuditEntry,
  'action' | 'objectKind' | 'objectId' | 'before' | 'after' | 'isPlain'
>;

/** In the company's chain, last in the transaction. */
export function recordDeed(
  tx: Tx,
  { companyId, accountId, keyId, client, now }: Deed,
  entry: DeedEntry,
): Promise<void> {
  return recordAudit(
    tx,
    {
      ...entry,
      companyId,
      ...(keyId === undefined
        ? { actorKind: 'account' }
        : { actorKind: 'key', after: { ...(entry.after as object | undefined), keyID: keyId } }),
      actorAccountId: accountId,
      ip: client.ip,
      userAgent: client.userAgent ?? undefined,
      requestId: client.requestId,
    },
    now,
  );
}
