import type { Pool } from 'pg';

const TABLES = `
  select c.relname as name,
         (select string_agg(format('%I', a.attname), ', ' order by a.attnum) from pg_attribute a
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`;

/** All rows as they are now. Gives how to put them back, as an older backup of the database would. */
export async function backUp(owner: Pool): Promise<() => Promise<void>> {
  const { rows: tables } = await owner.query(TABLES);
  const kept = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await owner.query(
      `select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows from ${name} t`,
    );
    kept.set(name, rows[0].rows);
  }
  return async () => {
    const client = await owner.connect();
    try {
      await client.query('begin');
      // Neither triggers nor references are asked: the rows were whole when they were kept.
      await client.query('set local session_replication_role = replica');
      for (const { name } of tables) await client.query(`delete from ${name}`);
      for (const { name, columns } of tables) {
        await client.query(
          `insert into ${name} (${columns}) overriding system value
           select ${columns} from jsonb_populate_recordset(null::${name}, $1)`,
          [kept.get(name)],
        );
      }
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}
