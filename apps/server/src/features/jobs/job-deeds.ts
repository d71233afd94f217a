import type { Tx } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import { recordAudit } from '../audit/index.ts';

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
export function recordJob(
  tx: Tx,
  { companyId, accountId, client, now }: Deed,
  entry: {
    readonly action: string;
    readonly jobID: number;
    readonly before?: unknown;
    readonly after?: unknown;
  },
): Promise<void> {
  const { jobID, ...rest } = entry;
  return recordAudit(
    tx,
    {
      ...rest,
      companyId,
      actorKind: 'account',
      actorAccountId: accountId,
      objectKind: 'job',
      objectId: jobID,
      ip: client.ip,
      userAgent: client.userAgent ?? undefined,
      requestId: client.requestId,
    },
    now,
  );
}
