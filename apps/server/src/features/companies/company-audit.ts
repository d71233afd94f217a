import type { Tx } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import { recordAudit } from '../audit/index.ts';

/** Who did what, from where: the part of an audit entry that every handler of this feature has. */
export type Deed = {
  readonly companyId: number;
  readonly accountId: number;
  readonly client: RequestContext['client'];
  readonly now: Date;
};

/** In the company's chain, last in the transaction. */
export function recordDeed(
  tx: Tx,
  { companyId, accountId, client, now }: Deed,
  entry: {
    readonly action: string;
    readonly objectKind: 'company' | 'membership' | 'invitation';
    readonly objectId: number;
    readonly before?: unknown;
    readonly after?: unknown;
  },
): Promise<void> {
  const { ip, userAgent, requestId } = client;
  return recordAudit(
    tx,
    {
      ...entry,
      companyId,
      actorKind: 'account',
      actorAccountId: accountId,
      ip,
      userAgent: userAgent ?? undefined,
      requestId,
    },
    now,
  );
}

export const theCompany = (companyId: number) =>
  ({ objectKind: 'company', objectId: companyId }) as const;
