import type { Pool } from 'pg';

export type TenantTable = {
  readonly name: string;
  /** Columns that an insert must name, with an SQL literal that fits each; company_id is not among them. */
  readonly columns: Readonly<Record<string, string>>;
};

/** Every company-owned table, with values that satisfy its types (not its checks or foreign keys). */
export async function readTenantTables(owner: Pool): Promise<TenantTable[]> {
  const { rows } = await owner.query<{ table: string; column: string; literal: string }>(`
    select c.relname::text as table, a.attname::text as column,
           case when t.typcategory = 'E'
                then quote_literal((select enumlabel from pg_enum where enumtypid = t.oid order by enumsortorder limit 1))
                when t.typcategory = 'A' then quote_literal('{}')
                when t.typcategory in ('N') then '1'
                when t.typcategory in ('D') then 'now()'
                when t.typcategory = 'B' then 'false'
                when t.typname in ('json', 'jsonb') then quote_literal('{}')
                when t.typname = 'uuid' then 'gen_random_uuid()'
                when t.typname = 'inet' then quote_literal('127.0.0.1')
                when t.typname = 'interval' then quote_literal('1 hour')
                else quote_literal('x') end || '::' || format_type(a.atttypid, a.atttypmod) as literal
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnotnull and not a.atthasdef and a.attidentity = '' and a.attname <> 'company_id'
       and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'company_id')
     union all
    select c.relname::text, null, null from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'company_id')`);
  const tables = Map.groupBy(rows, (row) => row.table);
  return [...tables].map(([name, columns]) => ({
    name,
    columns: Object.fromEntries(
      columns.filter((row) => row.column !== null).map((row) => [row.column, row.literal]),
    ),
  }));
}

export function insertInto(table: TenantTable, companyId: number): string {
  const columns = Object.entries(table.columns);
  const names = ['company_id', ...columns.map(([name]) => `"${name}"`)];
  const values = [companyId, ...columns.map(([, literal]) => literal)];
  return `insert into "${table.name}" (${names.join(', ')}) values (${values.join(', ')})`;
}

/** Plants one row of the company in every table, past foreign keys and checks: in a throwaway database only. */
export async function plantRows(owner: Pool, tables: TenantTable[], companyId: number) {
  const client = await owner.connect();
  try {
    await client.query('set session_replication_role = replica');
    const checks = await client.query<{ drop: string }>(`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
        from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace and conislocal
         and conrelid <> 0`);
    for (const { drop } of checks.rows) await client.query(drop);
    for (const table of tables) await client.query(insertInto(table, companyId));
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
}
