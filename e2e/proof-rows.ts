import { Client } from 'pg';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import type { Product } from './product.ts';

/** As if everybody had signed in an hour ago: no screen turns back time. */
export const ageProofs = (product: Product): Promise<void> =>
  change(product, `update sessions set proved_at = proved_at - interval '1 hour'`);

/** As if whoever is asked for a passkey had looked at the question for longer than it is good for. */
export const outwaitPasskeys = (product: Product): Promise<void> =>
  change(
    product,
    `update one_time_tokens set expires_at = now() where purpose = 'passkey-challenge'`,
  );

async function change(product: Product, statement: string): Promise<void> {
  const postgres = await reachEmbeddedPostgres({ dataDir: product.dataDir });
  const client = new Client(postgres.owner);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
    await postgres.stop();
  }
}
