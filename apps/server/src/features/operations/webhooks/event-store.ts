import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@candor/contract/operations/webhook-rules';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';

type Whose = { readonly companyId: number; readonly now: Date };

/** Numbers and states, no names: whoever may know more asks with a key. */
export type EventData = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Tells the company's webhooks what this transaction changes: rolled back means never told, committed means told even
 * if the process dies now. One statement, which writes nothing where nobody listens. The audit still comes last.
 */
export const publishEvent = (
  tx: Tx,
  whose: Whose,
  { event, data }: { readonly event: WebhookEvent; readonly data: EventData },
): Promise<void> => publishEvents(tx, whose, { event, many: [data] });

/** The same for many of a kind. */
export async function publishEvents(
  tx: Tx,
  { companyId, now }: Whose,
  { event, many }: { readonly event: WebhookEvent; readonly many: readonly EventData[] },
): Promise<void> {
  if (many.length === 0) return;
  const messages = many.map((data) => ({
    message_id: newMessageId(),
    body: JSON.stringify({ type: event, timestamp: now.toISOString(), data }),
  }));
  await sql`
    with made as (
      insert into webhook_deliveries (company_id, endpoint_id, message_id, event, body, created_at)
      select ${companyId}, e.id, m.message_id, ${event}, m.body, ${now}
        from webhook_endpoints e
       cross join jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as m (message_id text, body text)
       where e.company_id = ${companyId} and e.disabled_at is null and ${event}::text = any (e.events)
         and coalesce(current_setting('candor.untold', true), '') <> 'on'
      returning id)
    insert into webhook_outbox (owner_id, delivery_id, due_at)
    select ${companyId}, id, ${now} from made`.execute(tx);
}

/** A database whose changes to a company no webhook hears of: what is invented is nobody's news. */
export const untold = (db: Database): Database => ({
  ...db,
  inCompany: (companyId, work, options) =>
    db.inCompany(
      companyId,
      async (tx) => {
        await sql`select set_config('candor.untold', 'on', true)`.execute(tx);
        return work(tx);
      },
      options,
    ),
});

export const newMessageId = (): string => `msg_${randomUUID().replaceAll('-', '')}`;
