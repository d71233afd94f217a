import type { ClientBase } from 'pg';
import { APP_ROLE } from './connection.ts';

/**
 * Looks for everything in the schema that could let one company see another's rows, and says it in words;
 * an empty list means isolated. `shared` names each table without company_id and why it has none.
 */
export async function findIsolationProblems(
  owner: Pick<ClientBase, 'query'>,
  shared: Readonly<Record<string, string>>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [sentence, text] of Object.entries(checks)) {
    const { rows } = await owner.query<{ name: string }>(text);
    problems.push(...rows.map(({ name }) => `${name}: ${sentence}`));
  }
  const { rows } = await owner.query<{ name: string }>(tablesWithoutCompany);
  const found = rows.map((row) => row.name);
  for (const name of found) {
    if (!shared[name])
      problems.push(`${name}: has no company_id and is not on the list of shared tables`);
  }
  for (const name of Object.keys(shared)) {
    if (!found.includes(name))
      problems.push(`${name}: is on the list of shared tables but is not one`);
  }
  return problems;
}

// Ordinary and partitioned tables of ours; partitions are judged apart, they are reached through the parent.
const tables = `
  select c.oid, c.relname::text as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
         (select a.attnum from pg_attribute a
           where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped) as company
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;

const tenantTables = `select * from (${tables}) as t where company is not null`;

const tablesWithoutCompany = `select name from (${tables}) as t where company is null order by name`;

const speaksOfTenant = (expression: string) => `${expression} ~ '(company_id|account_id)'`;

/** Each query returns the names of the offenders. */
const checks: Readonly<Record<string, string>> = {
  'can bypass row-level security or create roles': `
    select rolname::text as name from pg_roles
     where rolname = '${APP_ROLE}' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`,
  [`belongs to ${APP_ROLE}, whose own tables ignore policies`]: `
    select relname::text as name from pg_class where relowner = '${APP_ROLE}'::regrole`,
  [`lets ${APP_ROLE} create objects`]: `
    select nspname::text as name from pg_namespace
     where nspname !~ '^pg_(temp|toast)' and has_schema_privilege('${APP_ROLE}', oid, 'create')`,
  'row-level security is not enabled and forced': `
    select name from (${tenantTables}) as t where not (enabled and forced)`,
  'has no policy': `
    select name from (${tenantTables}) as t
     where not exists (select from pg_policy p where p.polrelid = t.oid)`,
  'a policy does not compare company_id (or account_id) in USING': `
    select name from (${tenantTables}) as t where exists (
      select from pg_policy p where p.polrelid = t.oid and p.polcmd <> 'a' and p.polpermissive
         and (p.polqual is null or not ${speaksOfTenant('pg_get_expr(p.polqual, p.polrelid)')}))`,
  'a policy does not compare company_id (or account_id) in WITH CHECK': `
    select name from (${tenantTables}) as t where exists (
      select from pg_policy p where p.polrelid = t.oid and p.polcmd in ('*', 'a', 'w') and p.polpermissive
         and (p.polwithcheck is null or not ${speaksOfTenant('pg_get_expr(p.polwithcheck, p.polrelid)')}))`,
  [`is a partition that ${APP_ROLE} may reach directly, around its parent's policy`]: `
    select relname::text as name from pg_class
     where relispartition and relnamespace = 'public'::regnamespace and relkind = 'r'
       and has_table_privilege('${APP_ROLE}', oid, 'select, insert, update, delete, truncate')`,
  'the primary key does not start with company_id': `
    select name from (${tenantTables}) as t
     where not exists (select from pg_constraint k
            where k.conrelid = t.oid and k.contype = 'p' and k.conkey[1] = t.company)`,
  'a unique index does not contain company_id': `
    select name from (${tenantTables}) as t
     where exists (select from pg_index i
            where i.indrelid = t.oid and i.indisunique and not (t.company = any (i.indkey::int2[])))`,
  'a foreign key to another company-owned table does not carry company_id': `
    select t.name from (${tenantTables}) as t
      join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
      join (${tenantTables}) as other on other.oid = k.confrelid
     where k.conparentid = 0
       and coalesce(k.confkey[array_position(k.conkey, t.company)], 0) <> other.company`,
  "is a view that reads with its owner's rights (security_invoker is missing)": `
    select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace
       and (relkind = 'm' or relkind = 'v' and not coalesce(reloptions @> '{security_invoker=true}', false))`,
  "is a function with its owner's rights and no fixed search_path": `
    select proname::text as name from pg_proc
     where pronamespace = 'public'::regnamespace and prosecdef
       and not coalesce(array_to_string(proconfig, ',') ~ 'search_path=', false)`,
};
