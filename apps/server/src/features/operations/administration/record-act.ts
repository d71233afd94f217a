import type { Tx } from '../../../platform/database/database.ts';
import type { RequestContext, Session } from '../../../platform/http/handlers.ts';
import { recordAudit } from '../audit/index.ts';

/** Who acts, from where. */
export type Actor = {
  readonly session: Session;
  readonly client: RequestContext['client'];
  readonly now: Date;
};

/** In the platform's chain, last in the transaction, which must be in company 0. */
export function recordAct(
  tx: Tx,
  { session, client, now }: Actor,
  act: {
    readonly action: string;
    readonly objectKind: 'identity-check' | 'company' | 'account' | 'platform' | 'terms';
    readonly objectId: number;
    readonly before?: unknown;
    readonly after?: unknown;
  },
): Promise<void> {
  const { ip, userAgent, requestId } = client;
  return recordAudit(
    tx,
    {
      ...act,
      companyId: 0,
      actorKind: 'account',
      actorAccountId: session.accountId,
      ip,
      userAgent: userAgent ?? undefined,
      requestId,
    },
    now,
  );
}
