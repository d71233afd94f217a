import type { Client } from 'pg';
import { listed, quoted } from './table-names.ts';

/** Values read the same wherever they lie: as text they would follow the server's own settings. */
export async function readAlike(client: Client): Promise<void> {
  await client.query(`set local timezone = 'UTC'`);
  await client.query(`set local datestyle = 'ISO, MDY'`);
  await client.query(`set local intervalstyle = 'postgres'`);
  await client.query(`set local bytea_output = 'hex'`);
  await client.query('set local extra_float_digits = 1');
}

/**
 * One number for all rows of a table, whatever order they lie in: the sum of 60 bits of each row's MD5. Summed, not
 * xored, so that two rows which are the same don't cancel. PostgreSQL computes it from the rows themselves, so what was
 * lost on the way through a file shows. After `readAlike`, with every policy asleep.
 */
export async function sumRows(
  client: Client,
  {
    name,
    columns,
    schema = 'public',
  }: { readonly name: string; readonly columns: readonly string[]; readonly schema?: string },
): Promise<string> {
  const { rows } = await client.query(
    `select coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as sum
       from (select ${listed(columns)} from ${schema}.${quoted(name)}) t`,
  );
  return String(rows[0]?.sum);
}
