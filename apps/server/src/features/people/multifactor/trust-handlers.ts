import type { contract } from '@candor/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext } from '../../../platform/http/handlers.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { forgetTrustedBrowser, trustBrowser } from '../accounts/index.ts';
import { lockAccount } from './factor-store.ts';
import { announce, asWho, type MultifactorParts } from './multifactor-changes.ts';
import { mayBeTrusted } from './multifactor-rules.ts';
import { refusalWords } from './multifactor-words.ts';
import type { Waiting } from './sign-in-step.ts';

type Request = Pick<RequestContext, 'client' | 'now'>;

/**
 * In the transaction that took the factor, as the last of it: the owner is told by mail. Gives the cookie's secret; null
 * where nobody is trusted.
 */
export async function trustAfterFactor(
  tx: Tx,
  parts: MultifactorParts,
  { waiting, request }: { readonly waiting: Waiting; readonly request: Request },
): Promise<string | null> {
  const { accountId } = waiting;
  const { client, now } = request;
  const { userTypes, email } = await lockAccount(tx, accountId);
  if (!mayBeTrusted(userTypes)) return null;
  const secret = await trustBrowser(tx, { accountId, origin: client, now });
  await announce(tx, parts, { who: { ...waiting, email }, change: 'browser-trusted', request });
  return secret;
}

export function createTrustHandlers({
  db,
}: Pick<MultifactorParts, 'db'>): Pick<
  HandlersOf<typeof contract.multifactor>,
  'forgetTrustedBrowser'
> {
  return {
    async forgetTrustedBrowser({ session, params, client, now }) {
      const { accountId } = session;
      await asWho(db, session, async (tx) => {
        if (!(await forgetTrustedBrowser(tx, { accountId, id: params.trustID }))) {
          throw fail('not_found', refusalWords.forgottenAlready);
        }
        const action = 'multifactor.browser-forgotten';
        await record(tx, { who: session, action }, { client, now });
      });
      return { done: true };
    },
  };
}

function record(
  tx: Tx,
  {
    who,
    action,
  }: {
    readonly who: { readonly accountId: number; readonly companyId: number | null };
    readonly action: string;
  },
  { client, now }: Request,
): Promise<void> {
  return recordAudit(
    tx,
    {
      companyId: who.companyId ?? 0,
      actorKind: 'account',
      actorAccountId: who.accountId,
      action,
      objectKind: 'account',
      objectId: who.accountId,
      ip: client.ip,
      userAgent: client.userAgent ?? undefined,
      requestId: client.requestId,
    },
    now,
  );
}
