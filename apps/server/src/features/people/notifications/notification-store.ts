import type { NoticeKind } from '@candor/contract/people/notice-rules';
import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { PushTarget } from '../../../platform/push/push-sender.ts';

export type Notice = {
  readonly accountId: number;
  readonly title: string;
  readonly body: string;
  /** Where a click leads: a path of ours. */
  readonly path: string;
  /** A mail of its own says it: no second one leaves, whatever they chose. */
  readonly hasMail?: true;
  /** What a member of this company can choose to hear or not; without it everybody is told. */
  readonly about?: {
    readonly companyId: number;
    readonly kind: NoticeKind;
    /** Whom it names: it is deleted with them. */
    readonly candidateId?: number;
  };
};

type Inserting = {
  readonly now: Date;
  readonly isListed: boolean;
  /** It is mailed later, with what else waits. */
  readonly isMailWaiting: boolean;
};

export async function insertNotification(
  tx: Tx,
  { accountId, title, body, path, about }: Notice,
  { now, isListed, isMailWaiting }: Inserting,
): Promise<number> {
  const { id } = await tx
    .insertInto('notifications')
    .values({
      ...{ accountId, title, body, path, createdAt: now, isMailWaiting },
      kind: about?.kind ?? null,
      isListed,
      aboutCompanyId: about?.companyId ?? null,
      aboutCandidateId: about?.candidateId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The newest of all of them, whatever of those is asked for. */
const MOST_LISTED = 100;

type Asked = { readonly show?: 'unread' | undefined; readonly kind?: NoticeKind | undefined };

export function listNotifications(tx: Tx, accountId: number, { show, kind }: Asked = {}) {
  let query = tx
    .selectFrom('notifications')
    .select(['id', 'title', 'body', 'path', 'createdAt', 'readAt', 'kind'])
    .where('accountId', '=', accountId)
    .where('isListed', '=', true);
  if (show === 'unread') query = query.where('readAt', 'is', null);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  return query.orderBy('id', 'desc').limit(MOST_LISTED).execute();
}

export async function countUnread(tx: Tx, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select read_at from notifications
       where account_id = ${accountId} and is_listed order by id desc limit ${MOST_LISTED}) newest
     where read_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function markRead(
  tx: Tx,
  { accountId, ids, now }: { accountId: number; ids: readonly number[]; now: Date },
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ readAt: now })
    .where('accountId', '=', accountId)
    .where('id', 'in', [...ids])
    .where('readAt', 'is', null)
    .execute();
}

/** The account's browsers whose sessions live. */
export async function findSubscriptions(tx: Tx, accountId: number, now: Date): Promise<number[]> {
  const rows = await tx
    .selectFrom('pushSubscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.sessionId')
    .select('p.id')
    .where('p.accountId', '=', accountId)
    .where('s.revokedAt', 'is', null)
    .where('s.expiresAt', '>', now)
    .execute();
  return rows.map(({ id }) => id);
}

export type Delivery = PushTarget & Pick<Notice, 'title' | 'body' | 'path'>;

/** undefined when the session has ended meanwhile, the browser has unsubscribed, or it is old news. */
export function findDelivery(
  db: Database,
  ids: { readonly notificationId: number; readonly subscriptionId: number },
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<Delivery | undefined> {
  return db.global((tx) =>
    tx
      .selectFrom('notifications as n')
      .innerJoin('pushSubscriptions as p', 'p.accountId', 'n.accountId')
      .innerJoin('sessions as s', 's.id', 'p.sessionId')
      .select(['n.title', 'n.body', 'n.path', 'p.endpoint', 'p.p256dh', 'p.auth'])
      .where('n.id', '=', ids.notificationId)
      .where('p.id', '=', ids.subscriptionId)
      .where('n.createdAt', '>', since)
      .where('s.revokedAt', 'is', null)
      .where('s.expiresAt', '>', now)
      .executeTakeFirst(),
  );
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * One browser has one subscription, whoever is signed in there; it moves to the newest session. Gives the token
 * that the page keeps.
 */
export async function storeSubscription(
  tx: Tx,
  subscription: PushTarget & { readonly accountId: number; readonly sessionId: number },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row = { ...subscription, tokenHash: hashOf(token), createdAt: now };
  await tx
    .deleteFrom('pushSubscriptions')
    .where('sessionId', '=', subscription.sessionId)
    .where('endpoint', '<>', subscription.endpoint)
    .execute();
  await tx
    .insertInto('pushSubscriptions')
    .values(row)
    .onConflict((on) => on.column('endpoint').doUpdateSet(row))
    .execute();
  return token;
}

export async function removeSubscription(
  tx: Tx,
  { accountId, token }: { readonly accountId: number; readonly token: string },
): Promise<void> {
  await tx
    .deleteFrom('pushSubscriptions')
    .where('accountId', '=', accountId)
    .where('tokenHash', '=', hashOf(token))
    .execute();
}

export async function dropSubscription(db: Database, id: number): Promise<void> {
  await db.global((tx) => tx.deleteFrom('pushSubscriptions').where('id', '=', id).execute());
}

/** Old notices, and the subscriptions of sessions that have ended. */
export async function forgetNotifications(db: Database, before: Date, now: Date): Promise<void> {
  await db.global(async (tx) => {
    await tx.deleteFrom('notifications').where('createdAt', '<', before).execute();
    await tx
      .deleteFrom('pushSubscriptions as p')
      .using('sessions as s')
      .whereRef('s.id', '=', 'p.sessionId')
      .where((eb) => eb.or([eb('s.revokedAt', 'is not', null), eb('s.expiresAt', '<', now)]))
      .execute();
  });
}

/** Every browser's: what they subscribed to was another key of ours. */
export async function dropSubscriptions(tx: Tx): Promise<void> {
  await tx.deleteFrom('pushSubscriptions').execute();
}
