import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { DeliveryState, Try } from './delivery-store.ts';

export type LoggedDelivery = {
  readonly deliveryID: number;
  readonly event: string;
  readonly state: DeliveryState;
  readonly createdAt: Date;
  readonly tries: number;
  readonly triedAt: Date | null;
  readonly status: number | null;
  readonly milliseconds: number | null;
  readonly nextTryAt: Date | null;
};

type Log = {
  readonly companyId: number;
  readonly endpointId: number;
  readonly before: number | undefined;
  readonly state: DeliveryState | undefined;
  readonly limit: number;
};

export async function readLog(tx: Tx, log: Log): Promise<LoggedDelivery[]> {
  const { companyId, endpointId, before, state, limit } = log;
  const { rows } = await sql<LoggedDelivery>`
    select d.id as "deliveryID", d.event, d.state, d.created_at,
           (select count(*)::int from webhook_tries n
             where n.company_id = d.company_id and n.delivery_id = d.id) as tries,
           t.tried_at, t.status, t.milliseconds,
           case when d.state = 'waiting' then o.due_at end as next_try_at
      from webhook_deliveries d
      left join webhook_outbox o on o.owner_id = d.company_id and o.delivery_id = d.id
      left join lateral (
        select tried_at, status, milliseconds from webhook_tries
         where company_id = d.company_id and delivery_id = d.id order by id desc limit 1) t on true
     where d.company_id = ${companyId} and d.endpoint_id = ${endpointId}
       ${before === undefined ? sql`` : sql`and d.id < ${before}`}
       ${state === undefined ? sql`` : sql`and d.state = ${state}`}
     order by d.id desc limit ${limit}`.execute(tx);
  return rows;
}

type Place = Record<'companyId' | 'endpointId' | 'deliveryId', number>;

export async function findDelivery(
  tx: Tx,
  { companyId, endpointId, deliveryId }: Place,
): Promise<{ messageID: string; body: string } | undefined> {
  const row = await tx
    .selectFrom('webhookDeliveries')
    .select(['messageId', 'body'])
    .where('companyId', '=', companyId)
    .where('endpointId', '=', endpointId)
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  return row && { messageID: row.messageId, body: row.body };
}

/** More are not kept of one: ten tries, and as many again for each replay. */
const TRIES_SHOWN = 100;

export function readTries(tx: Tx, { companyId, deliveryId }: Place): Promise<Try[]> {
  return tx
    .selectFrom('webhookTries')
    .select(['triedAt', 'milliseconds', 'status', 'problem', 'answer'])
    .where('companyId', '=', companyId)
    .where('deliveryId', '=', deliveryId)
    .orderBy('id', 'desc')
    .limit(TRIES_SHOWN)
    .execute();
}
