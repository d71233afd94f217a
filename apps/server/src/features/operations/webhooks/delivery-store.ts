import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';

export type DeliveryState = 'waiting' | 'delivered' | 'failed';
export type Claim = { readonly companyId: number; readonly deliveryId: number };

/** Of one company at once, so that one whose receivers are slow holds up nobody else. */
const FAIR_SHARE = 4;
/** Longer than a call can take: whoever claimed it and is still silent then was killed. */
const LEASE_MS = 120_000;

/**
 * Takes what is due: it is due again when the lease is over, unless its outcome is written before. Goes from company
 * to company through an index, so that one with thousands waiting hides nobody; each one's first comes before
 * anybody's second.
 */
export async function claimDue(
  db: Database,
  now: Date,
  { room, busy }: { readonly room: number; readonly busy: readonly number[] },
): Promise<Claim[]> {
  const { rows } = await db.global((tx) =>
    sql<Claim>`
    with recursive owners as (
      (select owner_id from webhook_outbox order by owner_id limit 1)
      union all
      select (select owner_id from webhook_outbox where owner_id > w.owner_id order by owner_id limit 1)
        from owners w where w.owner_id is not null),
    due as (
      select o.*
        from owners w join tenants t on t.id = w.owner_id and t.suspended_at is null
       cross join lateral (
         select owner_id, delivery_id, due_at from webhook_outbox
          where owner_id = w.owner_id and due_at <= ${now}
          order by due_at limit ${FAIR_SHARE} for update skip locked) o
       where w.owner_id <> all (${[...busy]}::bigint[])),
    fair as (
      select owner_id, delivery_id from (
        select *, row_number() over (partition by owner_id order by due_at, delivery_id) as turn from due) d
       order by turn, due_at limit ${room})
    update webhook_outbox o set due_at = ${new Date(now.getTime() + LEASE_MS)}
      from fair f where o.owner_id = f.owner_id and o.delivery_id = f.delivery_id
    returning o.owner_id as company_id, o.delivery_id`.execute(tx),
  );
  return rows;
}

export type Delivery = {
  readonly endpointId: number;
  readonly messageId: string;
  readonly body: string;
  readonly url: string;
  readonly secretSealed: string;
  readonly oldSecretSealed: string | null;
  readonly oldSecretUntil: Date | null;
};

/** undefined: over, removed, or its address was switched off; then it is not due any more either. */
export async function findDue(
  tx: Tx,
  { companyId, deliveryId }: Claim,
): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`
    select d.endpoint_id, d.message_id, d.body, e.url, e.secret_sealed, e.old_secret_sealed,
           e.old_secret_until
      from webhook_deliveries d
      join webhook_endpoints e on e.company_id = d.company_id and e.id = d.endpoint_id
     where d.company_id = ${companyId} and d.id = ${deliveryId} and d.state = 'waiting'
       and e.disabled_at is null`.execute(tx);
  if (rows[0] === undefined) await endDelivery(tx, { companyId, deliveryId }, 'failed');
  return rows[0];
}

/** A state that was reached before stays. */
async function endDelivery(
  tx: Tx,
  { companyId, deliveryId }: Claim,
  state: DeliveryState,
): Promise<void> {
  await tx
    .updateTable('webhookDeliveries')
    .set({ state })
    .where('companyId', '=', companyId)
    .where('id', '=', deliveryId)
    .where('state', '=', 'waiting')
    .execute();
  await tx
    .deleteFrom('webhookOutbox')
    .where('ownerId', '=', companyId)
    .where('deliveryId', '=', deliveryId)
    .execute();
}

export type Try = {
  readonly triedAt: Date;
  readonly milliseconds: number;
  readonly status: number | null;
  readonly problem: string | null;
  readonly answer: string;
};

/** Of its current round, under the lock: it may have been begun anew while a try was under way. */
export async function countTries(tx: Tx, { companyId, deliveryId }: Claim): Promise<number> {
  const row = await tx
    .selectFrom('webhookDeliveries')
    .select('tries')
    .where('companyId', '=', companyId)
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  return row?.tries ?? 0;
}

/** Writes a try and what follows from it. The address is locked. */
export async function writeTry(
  tx: Tx,
  { companyId, deliveryId }: Claim,
  { state, nextTryAt, ...tried }: Try & { state: DeliveryState; nextTryAt: Date | null },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('webhookDeliveries')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  // Removed with its address while it was on its way.
  if (numUpdatedRows === 0n) return;
  await tx
    .insertInto('webhookTries')
    .values({ companyId, deliveryId, ...tried })
    .execute();
  if (nextTryAt === null) return endDelivery(tx, { companyId, deliveryId }, state);
  await tx
    .updateTable('webhookOutbox')
    .set({ dueAt: nextTryAt })
    .where('ownerId', '=', companyId)
    .where('deliveryId', '=', deliveryId)
    .execute();
}

/** Due now: the first time, or once more from the beginning. */
export async function makeDue(tx: Tx, { companyId, deliveryId }: Claim, now: Date): Promise<void> {
  await tx
    .updateTable('webhookDeliveries')
    .set({ state: 'waiting', tries: 0 })
    .where('companyId', '=', companyId)
    .where('id', '=', deliveryId)
    .execute();
  await tx
    .insertInto('webhookOutbox')
    .values({ ownerId: companyId, deliveryId, dueAt: now })
    .onConflict((on) => on.columns(['ownerId', 'deliveryId']).doUpdateSet({ dueAt: now }))
    .execute();
}

export async function insertDelivery(
  tx: Tx,
  delivery: {
    readonly companyId: number;
    readonly endpointId: number;
    readonly messageId: string;
    readonly event: string;
    readonly body: string;
    readonly createdAt: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('webhookDeliveries')
    .values(delivery)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Of all companies, what is older than the day; what still waits stays. */
export async function pruneLog(db: Database, before: Date): Promise<void> {
  const tenants = await db.global((tx) => tx.selectFrom('tenants').select('id').execute());
  for (const { id: companyId } of tenants) {
    await db.inCompany(companyId, (tx) =>
      tx
        .deleteFrom('webhookDeliveries')
        .where('companyId', '=', companyId)
        .where('createdAt', '<', before)
        .where('state', '<>', 'waiting')
        .execute(),
    );
  }
}
