import { Client } from 'pg';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import type { Product } from './product.ts';

/** Somebody whom a colleague added so many days ago, and of whom nothing happened since: no screen turns back time. */
export async function addForgotten(
  product: Product,
  { days, lastName }: { readonly days: number; readonly lastName: string },
): Promise<number> {
  const postgres = await reachEmbeddedPostgres({ dataDir: product.dataDir });
  const client = new Client(postgres.owner);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `insert into candidates (company_id, email, first_name, last_name, created_at, last_activity_at)
       select company_id, lower($2) || '@example.com', 'Runa', $2, past, past
         from memberships join accounts on accounts.id = account_id and email = $3,
              lateral (select now() - make_interval(days => $1) as past) ago
       returning id`,
      [days, lastName, product.demo().accounts[0]?.email],
    );
    return Number(rows[0]?.id);
  } finally {
    await client.end();
    await postgres.stop();
  }
}
