import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { newLinkToken, readLinkToken } from '../links/index.ts';

type CallId = { readonly companyId: number; readonly callId: number };

export type GuestCall = CallId & {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cancelledAt: Date | null;
};

/** Gives the secret of the link, the only time that it exists in clear. The one before opens nothing any more. */
export async function renewGuestLink(
  tx: Tx,
  { companyId, callId }: CallId,
  now: Date,
): Promise<string> {
  const { token, hash } = newLinkToken(companyId);
  await tx
    .updateTable('calls')
    .set({ guestTokenHash: hash, guestLinkAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', callId)
    .execute();
  return token;
}

/** undefined: the link opens nothing (any more, or while its company is suspended). */
export async function findGuestCall(tx: Tx, guest: string): Promise<GuestCall | undefined> {
  const read = readLinkToken(guest);
  if (read === null) return undefined;
  const { rows } = await sql<GuestCall>`
    select c.company_id, c.id as call_id, c.starts_at, c.ends_at, c.cancelled_at
      from calls c
      join tenants t on t.id = c.company_id and t.suspended_at is null
     where c.company_id = ${read.companyId} and c.guest_token_hash = ${read.hash}`.execute(tx);
  return rows[0];
}

/** Under the lock of the call: how many wait, and how many have knocked with the newest link. */
export async function countKnocks(
  tx: Tx,
  { companyId, callId }: CallId,
  seenSince: Date,
): Promise<{ waiting: number; ofLink: number }> {
  const { rows } = await sql<{ waiting: number; ofLink: number }>`
    select count(*)::int as of_link,
           (count(*) filter (where k.answered_at is null and k.seen_at > ${seenSince}))::int as waiting
      from call_knocks k
      join calls c on c.company_id = k.company_id and c.id = k.call_id
     where k.company_id = ${companyId} and k.call_id = ${callId} and k.knocked_at >= c.guest_link_at`.execute(
    tx,
  );
  return rows[0] ?? { waiting: 0, ofLink: 0 };
}

/** Gives the secret of the page that waits. */
export async function addKnock(
  tx: Tx,
  { companyId, callId, name, now }: CallId & { readonly name: string; readonly now: Date },
): Promise<string> {
  const { token, hash } = newLinkToken(companyId);
  await tx
    .insertInto('callKnocks')
    .values({ companyId, callId, name, secretHash: hash, knockedAt: now, seenAt: now })
    .execute();
  return token;
}

export type Knock = {
  readonly id: number;
  readonly name: string;
  readonly answeredAt: Date | null;
  readonly invitationId: number | null;
};

/** Of the page that holds its secret, which has been seen now. */
export async function touchKnock(
  tx: Tx,
  { companyId, callId }: CallId,
  { knock, now }: { readonly knock: string; readonly now: Date },
): Promise<Knock | undefined> {
  const read = readLinkToken(knock);
  if (read === null) return undefined;
  return tx
    .updateTable('callKnocks')
    .set({ seenAt: now })
    .where('companyId', '=', companyId)
    .where('callId', '=', callId)
    .where('secretHash', '=', read.hash)
    .returning(['id', 'name', 'answeredAt', 'invitationId'])
    .executeTakeFirst();
}

export type Waiting = { readonly id: number; readonly name: string; readonly knockedAt: Date };

/** Who waits before the door, and has not gone away. */
export function listWaiting(
  tx: Tx,
  { companyId, callId }: CallId,
  seenSince: Date,
): Promise<Waiting[]> {
  return tx
    .selectFrom('callKnocks')
    .select(['id', 'name', 'knockedAt'])
    .where('companyId', '=', companyId)
    .where('callId', '=', callId)
    .where('answeredAt', 'is', null)
    .where('seenAt', '>', seenSince)
    .orderBy('id')
    .execute();
}

/** Under the lock of the call; false: it was answered, or is another call's. */
export async function answer(
  tx: Tx,
  { companyId, callId }: CallId,
  given: {
    readonly knockId: number;
    readonly seatId: number;
    readonly isAdmitted: boolean;
    readonly endsAt: Date;
    readonly now: Date;
  },
): Promise<boolean> {
  const { knockId, seatId, isAdmitted, endsAt, now } = given;
  const answered = await tx
    .updateTable('callKnocks')
    .set({ answeredAt: now, answeredBySeatId: seatId })
    .where('companyId', '=', companyId)
    .where('callId', '=', callId)
    .where('id', '=', knockId)
    .where('answeredAt', 'is', null)
    .returning('name')
    .executeTakeFirst();
  if (answered === undefined) return false;
  if (!isAdmitted) return true;
  const { id: invitationId } = await tx
    .insertInto('callInvitations')
    .values({
      ...{ companyId, callId, name: answered.name, role: 'guest', email: null },
      // Of no mail: the token of the page that waits leads in.
      tokenHash: newLinkToken(companyId).hash,
      ...{ expiresAt: endsAt, createdAt: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('callKnocks')
    .set({ invitationId })
    .where('companyId', '=', companyId)
    .where('id', '=', knockId)
    .execute();
  return true;
}
