import type { Database, Tx } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { SessionOpener } from '../accounts/index.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { factorChanged } from './multifactor-mails.ts';

export type MultifactorParts = {
  readonly db: Database;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly openSession: SessionOpener;
  /** 32 bytes; seals the secrets of authenticators. */
  readonly key: Uint8Array;
};

type Who = { readonly accountId: number; readonly companyId: number | null };
type Request = Pick<RequestContext, 'client' | 'now'>;

/** A transaction in which the account's company, if it has one, keeps the audit chain. */
export const asWho = <T>(db: Database, who: Who, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.inCompany(who.companyId ?? 0, work, { accountId: who.accountId });

/** The owner is told by mail and the change is recorded, in the transaction of the change. Call it last. */
export async function announce(
  tx: Tx,
  { postOffice, baseUrl }: MultifactorParts,
  {
    who,
    change,
    request: { client, now },
  }: {
    readonly who: Who & { readonly email: string };
    readonly change: Parameters<typeof factorChanged>[0]['change'];
    readonly request: Request;
  },
): Promise<void> {
  const { accountId, companyId, email } = who;
  await postOffice.post(tx, factorChanged({ change, email, accountId, at: now, baseUrl }));
  await recordAudit(
    tx,
    {
      companyId: companyId ?? 0,
      actorKind: 'account',
      actorAccountId: accountId,
      action: `multifactor.${change}`,
      objectKind: 'account',
      objectId: accountId,
      ip: client.ip,
      userAgent: client.userAgent ?? undefined,
      requestId: client.requestId,
    },
    now,
  );
}
