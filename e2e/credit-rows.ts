import { Client } from 'pg';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import type { Product } from './product.ts';

/** Uses of the demo's company that nobody could make by hand: so many at one moment. */
export async function plantUses(product: Product, at: string, count: number): Promise<void> {
  const postgres = await reachEmbeddedPostgres({ dataDir: product.dataDir });
  const client = new Client(postgres.owner);
  await client.connect();
  try {
    await client.query(
      `insert into credit_moves (company_id, reason, credits, made_at)
       select company_id, 'used', -1, $1::timestamptz
         from companies, generate_series(1, $2::int) where name = 'Larkfield Robotics'`,
      [at, count],
    );
  } finally {
    await client.end();
    await postgres.stop();
  }
}
