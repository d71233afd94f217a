import type { Tx } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/handlers.ts';
import { recordAudit } from '../audit/index.ts';

/** Who does something, when and from where. */
export type Deed = {
  readonly companyId: number;
  readonly accountId: number;
  readonly client: RequestContext['client'];
  readonly now: Date;
};

export const deedOf = ({
  session: { companyId, accountId },
  client,
  now,
}: Pick<RequestContext, 'client' | 'now'> & {
  readonly session: { readonly companyId: number; readonly accountId: number };
}): Deed => ({ companyId, accountId, client, now });

/** In the company's chain, last in the transaction. */
export function record(
  tx: Tx,
  { companyId, accountId, client, now }: Deed,
  entry: {
    readonly action: string;
    readonly objectKind?: string;
    readonly objectId?: number;
    readonly before?: unknown;
    readonly after?: unknown;
  },
): Promise<void> {
  return recordAudit(
    tx,
    {
      objectKind: 'candidate',
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

export const noSuchCandidate = () => fail('not_found', 'There is no such candidate.');
