import { Client } from 'pg';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import type { Product } from './product.ts';

/** As if everybody had signed in an hour ago: no screen turns back time. */
export async function ageProofs(product: Product): Promise<void> {
  const postgres = await reachEmbeddedPostgres({ dataDir: product.dataDir });
  const client = new Client(postgres.owner);
  await client.connect();
  try {
    await client.query(`update sessions set proved_at = proved_at - interval '1 hour'`);
  } finally {
    await client.end();
    await postgres.stop();
  }
}
