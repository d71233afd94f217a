import type { WebhookEvent } from '@candor/contract/operations/webhook-rules';
import { sql, type Updateable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.ts';

export type DisabledBecause = 'member' | 'failing' | 'gone';

export type Webhook = {
  readonly id: number;
  readonly url: string;
  readonly description: string;
  readonly events: WebhookEvent[];
  readonly createdAt: Date;
  readonly disabledBecause: DisabledBecause | null;
  readonly failingSince: Date | null;
  readonly oldSecretUntil: Date | null;
};

type Place = { readonly companyId: number; readonly id: number };
type Written = Pick<Webhook, 'url' | 'description' | 'events'>;

const columns = sql`id, url, description, events, created_at, disabled_because, failing_since, old_secret_until`;

export async function listWebhooks(tx: Tx, companyId: number): Promise<Webhook[]> {
  const { rows } = await sql<Webhook>`
    select ${columns} from webhook_endpoints where company_id = ${companyId} order by id`.execute(
    tx,
  );
  return rows;
}

/** Held until the transaction ends; not against the changes that write deliveries for it meanwhile. */
export async function lockWebhook(tx: Tx, { companyId, id }: Place): Promise<Webhook | undefined> {
  const { rows } = await sql<Webhook>`
    select ${columns} from webhook_endpoints
     where company_id = ${companyId} and id = ${id} for no key update`.execute(tx);
  return rows[0];
}

export async function insertWebhook(
  tx: Tx,
  webhook: Written & {
    readonly companyId: number;
    readonly secretSealed: string;
    readonly createdBy: number;
    readonly createdAt: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('webhookEndpoints')
    .values({ ...webhook, events: [...webhook.events] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateWebhook = (tx: Tx, place: Place, { url, description, events }: Written) =>
  change(tx, place, { url, description, events: [...events] });

/** Switched on again it has a clean slate. */
export const switchWebhook = (
  tx: Tx,
  place: Place,
  to: { readonly at: Date; readonly because: DisabledBecause } | null,
) =>
  change(tx, place, {
    disabledAt: to?.at ?? null,
    disabledBecause: to?.because ?? null,
    ...(to === null && { failingSince: null }),
  });

/** The secret before this one becomes the old one; the one before that is gone. */
export const replaceSecret = (
  tx: Tx,
  place: Place,
  { secretSealed, oldSecretUntil }: { secretSealed: string; oldSecretUntil: Date },
) =>
  sql`
    update webhook_endpoints
       set old_secret_sealed = secret_sealed, old_secret_until = ${oldSecretUntil}, secret_sealed = ${secretSealed}
     where company_id = ${place.companyId} and id = ${place.id}`.execute(tx);

export async function deleteWebhook(tx: Tx, { companyId, id }: Place): Promise<void> {
  await sql`
    delete from webhook_outbox o using webhook_deliveries d
     where o.owner_id = ${companyId} and d.company_id = ${companyId} and d.id = o.delivery_id
       and d.endpoint_id = ${id}`.execute(tx);
  await tx
    .deleteFrom('webhookEndpoints')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Null: something got through. */
export const noteFailing = (tx: Tx, place: Place, failingSince: Date | null) =>
  change(tx, place, { failingSince });

/** Whom to tell when the product switches one off. */
export async function findAdmins(tx: Tx, companyId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('accountId')
    .where('companyId', '=', companyId)
    .where('role', '=', 'COMPANY_ADMIN')
    .where('status', '=', 'active')
    .execute();
  return rows.map(({ accountId }) => accountId);
}

async function change(
  tx: Tx,
  { companyId, id }: Place,
  values: Updateable<DB['webhookEndpoints']>,
): Promise<void> {
  await tx
    .updateTable('webhookEndpoints')
    .set(values)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/**
 * Webhooks keep waiting for a new secret: until an admin makes one each delivery says so and is tried again. Gives how many.
 */
export async function dropOldWebhookSecrets(tx: Tx, companyId: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('webhookEndpoints')
    .set({ oldSecretSealed: null, oldSecretUntil: null })
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
