import type { ConnectionFate } from '@candor/contract/interviews/call-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export async function countFate(tx: Tx, fate: ConnectionFate, now: Date): Promise<void> {
  await sql`
    insert into call_connections (day, fate, count)
    values (${now.toISOString().slice(0, 10)}, ${fate}, 1)
    on conflict (day, fate) do update set count = call_connections.count + 1`.execute(tx);
}

export type Fates = Readonly<Record<ConnectionFate, number>>;

/** Of all days, and of those since one. */
export async function readFates(tx: Tx, since: Date): Promise<{ ever: Fates; lately: Fates }> {
  const { rows } = await sql<{ fate: ConnectionFate; ever: number; lately: number }>`
    select fate, sum(count)::bigint as ever,
           coalesce(sum(count) filter (where day >= ${since.toISOString().slice(0, 10)}), 0)::bigint as lately
      from call_connections group by fate`.execute(tx);
  const none: Fates = { direct: 0, relay: 0, failed: 0, lost: 0 };
  const of = (which: 'ever' | 'lately'): Fates => ({
    ...none,
    ...Object.fromEntries(rows.map((row) => [row.fate, row[which]])),
  });
  return { ever: of('ever'), lately: of('lately') };
}
