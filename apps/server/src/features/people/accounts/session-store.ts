import type { Database, Tx } from '../../../platform/database/database.ts';
import { type AuditEntry, recordAudit } from '../../operations/audit/index.ts';
import { holdPassword } from './password-store.ts';
import { hashOf, newSecret, type SessionKeys } from './session-keys.ts';
import { findLiving } from './living-session-store.ts';
import { judgeRefresh, refreshEnd, sessionEnd, type UserType } from './session-rules.ts';

/** Where a request came from, for the audit log. */
export type Origin = {
  readonly ip: string;
  readonly userAgent: string | null;
  readonly requestId: string;
};

type Who = { readonly accountId: number; readonly companyId: number | null };

/** A person without a company is recorded in the platform's own chain, 0. */
const inChainOf = <T>(db: Database, who: Who, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.inCompany(who.companyId ?? 0, work, { accountId: who.accountId });

function entry(
  who: Who,
  {
    sessionId,
    action,
    origin,
  }: { readonly sessionId: number; readonly action: string; readonly origin: Origin },
): AuditEntry {
  return {
    companyId: who.companyId ?? 0,
    actorKind: 'account',
    actorAccountId: who.accountId,
    action,
    objectKind: 'session',
    objectId: sessionId,
    ip: origin.ip,
    userAgent: origin.userAgent ?? undefined,
    requestId: origin.requestId,
  };
}

/** The handle lies in the page's storage, the secret in the cookie: a refresh needs both. */
export async function startSession(
  db: Database,
  start: Who & {
    readonly userType: UserType;
    /** Given: the session begins only while this is still the account's. */
    readonly passwordHash?: string | null | undefined;
    /** False: nobody has shown just now who is there, so what asks for that asks at once. */
    readonly isProved?: boolean | undefined;
    readonly origin: Origin;
    readonly now: Date;
  },
): Promise<{ sessionId: number; handle: string; secret: string }> {
  const { accountId, companyId, userType, passwordHash, origin, now } = start;
  const [handle, secret] = [newSecret(), newSecret()];
  const expiresAt = sessionEnd(now);
  const sessionId = await inChainOf(db, start, async (tx) => {
    if (passwordHash !== undefined) await holdPassword(tx, accountId, passwordHash);
    const { id } = await tx
      .insertInto('sessions')
      .values({
        accountId,
        companyIdAtLogin: companyId,
        userType,
        handleHash: hashOf(handle),
        userAgent: origin.userAgent,
        ip: origin.ip,
        createdAt: now,
        lastUsedAt: now,
        expiresAt,
        ...(start.isProved === false && { provedAt: null }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertSecret(tx, { sessionId: id, parentId: null, secret, now, expiresAt });
    await recordAudit(
      tx,
      { ...entry(start, { sessionId: id, action: 'session.start', origin }), after: { userType } },
      now,
    );
    return id;
  });
  return { sessionId, handle, secret };
}

function insertSecret(
  tx: Tx,
  token: { sessionId: number; parentId: number | null; secret: string; now: Date; expiresAt: Date },
) {
  const { sessionId, parentId, secret, now } = token;
  return tx
    .insertInto('refreshTokens')
    .values({
      sessionId,
      parentId,
      tokenHash: hashOf(secret),
      createdAt: now,
      expiresAt: refreshEnd(now, token.expiresAt),
    })
    .execute();
}

export type Refreshed = {
  readonly accountId: number;
  readonly sessionId: number;
  readonly secret: string;
  readonly expiresAt: Date;
};

/** Told in the transaction that noticed: somebody holds what only the session's browser should. */
export type SessionAlarm = (
  tx: Tx,
  noticed: {
    readonly accountId: number;
    readonly sessionId: number;
    /** `copied`: the page's storage without the cookie. `reused`: a spent secret; the session is over. */
    readonly what: 'copied' | 'reused';
  },
) => Promise<void>;

/** null: refused; a secret that was spent before has then ended the session. */
export async function refreshSession(
  db: Database,
  keys: SessionKeys,
  attempt: { handle: string; secret: string; origin: Origin; now: Date; alarm: SessionAlarm },
): Promise<Refreshed | null> {
  const owner = await db.global((tx) =>
    tx
      .selectFrom('sessions')
      .select(['accountId', 'companyIdAtLogin as companyId'])
      .where('handleHash', '=', hashOf(attempt.handle))
      .executeTakeFirst(),
  );
  if (owner === undefined) return null;
  return inChainOf(db, owner, (tx) => turnSecret(tx, keys, { ...attempt, owner }));
}

async function turnSecret(
  tx: Tx,
  keys: SessionKeys,
  attempt: Parameters<typeof refreshSession>[2] & { owner: Who },
): Promise<Refreshed | null> {
  const { owner, now, secret } = attempt;
  const session = await lockSession(tx, attempt.handle);
  if (session === undefined) return null;
  const presented = await findSecret(tx, session.id, hashOf(secret));
  const next = keys.successorOf(secret);
  const successor =
    presented === undefined ? undefined : await findSecret(tx, session.id, hashOf(next));
  const verdict = judgeRefresh({
    now,
    session,
    presented: presented ?? null,
    successor: successor ?? null,
  });
  const { accountId } = owner;
  if (presented === undefined && (await couldGoOn(tx, session, now))) {
    await attempt.alarm(tx, { accountId, sessionId: session.id, what: 'copied' });
  }
  if (verdict === 'revoke') {
    await markRevoked(tx, { id: session.id, because: 'refresh secret reused', now });
    await attempt.alarm(tx, { accountId, sessionId: session.id, what: 'reused' });
    await recordAudit(
      tx,
      entry(owner, { sessionId: session.id, action: 'session.reuse', origin: attempt.origin }),
      now,
    );
  }
  if (verdict === 'revoke' || verdict === 'refuse' || presented === undefined) return null;
  if ((await findLiving(tx, { accountId: owner.accountId, sessionId: session.id }, now)) === null) {
    return null;
  }
  const { expiresAt } = session;
  if (verdict === 'rotate') {
    if (!(await spend(tx, presented.id, now))) return null;
    const parentId = presented.id;
    await insertSecret(tx, { sessionId: session.id, parentId, secret: next, now, expiresAt });
    await tx
      .updateTable('sessions')
      .set({ lastUsedAt: now })
      .where('id', '=', session.id)
      .execute();
  }
  return { accountId, sessionId: session.id, secret: next, expiresAt: refreshEnd(now, expiresAt) };
}

/** Refreshes of one session wait for each other here, and for its sign-out. */
function lockSession(tx: Tx, handle: string) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'expiresAt', 'revokedAt'])
    .where('handleHash', '=', hashOf(handle))
    .forUpdate()
    .executeTakeFirst();
}

function findSecret(tx: Tx, sessionId: number, tokenHash: string) {
  return tx
    .selectFrom('refreshTokens')
    .select(['id', 'usedAt', 'expiresAt'])
    .where('sessionId', '=', sessionId)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

/**
 * Whether a right secret would still continue this session. After the idle time its own browser has thrown the
 * cookie away and comes with the handle alone, as a thief would: nothing is left to steal, so nobody is alarmed.
 */
async function couldGoOn(
  tx: Tx,
  session: { readonly id: number; readonly expiresAt: Date; readonly revokedAt: Date | null },
  now: Date,
): Promise<boolean> {
  if (session.revokedAt !== null || session.expiresAt <= now) return false;
  const current = await tx
    .selectFrom('refreshTokens')
    .select('id')
    .where('sessionId', '=', session.id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return current !== undefined;
}

/** Single use is one guarded write: one row, or somebody else was first. */
async function spend(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refreshTokens')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function markRevoked(
  tx: Tx,
  { id, because, now }: { readonly id: number; readonly because: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ revokedAt: now, revokedBecause: because })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function endSession(
  db: Database,
  end: Who & { readonly sessionId: number; readonly origin: Origin; readonly now: Date },
): Promise<void> {
  await inChainOf(db, end, async (tx) => {
    if (!(await markRevoked(tx, { id: end.sessionId, because: 'signed out', now: end.now })))
      return;
    await recordAudit(
      tx,
      entry(end, { sessionId: end.sessionId, action: 'session.end', origin: end.origin }),
      end.now,
    );
  });
}
