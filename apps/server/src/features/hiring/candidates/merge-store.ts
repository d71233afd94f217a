import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { CandidateJson } from './merge-rules.ts';
import { giveKeysBack } from '../../operations/audit/index.ts';

type Pair = { readonly companyId: number; readonly keptId: number; readonly goneId: number };

/** Tables whose rows go with their candidate. A test holds this list against every reference there is. */
export const movedTables = [
  'applications',
  'candidate_consents',
  'candidate_files',
  'candidate_notes',
  'candidate_pages',
  'interview_schedules',
  'message_threads',
  'person_keys',
  'proctoring_sessions',
] as const;
export type MovedIds = Readonly<Record<(typeof movedTables)[number], readonly number[]>>;

/** Both rows whole, locked in the order of their numbers so that two merges wait for each other. */
export async function lockPair(tx: Tx, { companyId, keptId, goneId }: Pair) {
  // As text: the library would give the columns of a JSON value other names.
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(c)::text as row from candidates c
     where c.company_id = ${companyId} and c.id in (${keptId}, ${goneId})
     order by c.id for update`.execute(tx);
  const found = rows.map(({ row }) => JSON.parse(row) as CandidateJson);
  const kept = found.find(({ id }) => id === keptId);
  const gone = found.find(({ id }) => id === goneId);
  return kept === undefined || gone === undefined ? null : { kept, gone };
}

export async function readRow(
  tx: Tx,
  companyId: number,
  candidateId: number,
): Promise<CandidateJson | null> {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(c)::text as row from candidates c
     where c.company_id = ${companyId} and c.id = ${candidateId} for update`.execute(tx);
  return rows[0] === undefined ? null : (JSON.parse(rows[0].row) as CandidateJson);
}

/** Which of these addresses somebody signs in with. */
export async function findAccountEmails(tx: Tx, emails: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('accounts')
    .select('email')
    .where('email', 'in', emails)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

export async function countMoving(tx: Tx, companyId: number, candidateId: number) {
  const { rows } = await sql<{
    applications: number;
    interviews: number;
    notes: number;
    files: number;
    consents: number;
  }>`
    select (select count(*)::int from applications a where a.company_id = ${companyId} and a.candidate_id = ${candidateId}) as applications,
           (select count(*)::int from interview_schedules s where s.company_id = ${companyId} and s.candidate_id = ${candidateId}) as interviews,
           (select count(*)::int from candidate_notes n where n.company_id = ${companyId} and n.candidate_id = ${candidateId}) as notes,
           (select count(*)::int from candidate_files f where f.company_id = ${companyId} and f.candidate_id = ${candidateId} and f.removed_at is null) as files,
           (select count(*)::int from candidate_consents c where c.company_id = ${companyId} and c.candidate_id = ${candidateId}) as consents`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('Counts are one row.');
  return row;
}

/** Everything of the one becomes the other's; gives the numbers of what moved, for the way back. */
export async function moveRows(tx: Tx, { companyId, keptId, goneId }: Pair): Promise<MovedIds> {
  const moved: Record<string, number[]> = {};
  for (const table of movedTables) {
    const { rows } = await sql<{ id: number }>`
      update ${sql.table(table)} set candidate_id = ${keptId}
       where company_id = ${companyId} and candidate_id = ${goneId} returning id`.execute(tx);
    moved[table] = rows.map(({ id }) => id);
  }
  return moved as unknown as MovedIds;
}

/** Only what is still there: a file may have been removed meanwhile, an interview erased. */
export async function moveBack(tx: Tx, { companyId, keptId, goneId }: Pair, moved: MovedIds) {
  for (const table of movedTables) {
    await sql`
      update ${sql.table(table)} set candidate_id = ${goneId}
       where company_id = ${companyId} and candidate_id = ${keptId} and id = any(${moved[table] ?? []})`.execute(
      tx,
    );
  }
  // Of a merge from before there were keys: what was sealed since of the one who comes back is theirs again.
  await giveKeysBack(tx, { companyId, keptId, goneId });
}

/**
 * Whole rows as they were, with their numbers. Columns that are computed are computed again, and what a record of an
 * earlier release does not know yet has its usual value.
 */
export async function insertRows(
  tx: Tx,
  table: 'candidates' | 'applications' | 'application_answers',
  rows: readonly unknown[],
): Promise<void> {
  if (rows.length === 0) return;
  const said = rows.flatMap((row) => Object.keys(row as object));
  const known = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
     where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname = any(${[...new Set(said)]})`.execute(tx);
  const columns = sql.join(known.rows.map(({ name }) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
}

/** Is this address another candidate's? */
export async function isAddressTaken(
  tx: Tx,
  {
    companyId,
    email,
    except,
  }: { readonly companyId: number; readonly email: string; readonly except: number },
) {
  const row = await tx
    .selectFrom('candidates')
    .select('id')
    .where('companyId', '=', companyId)
    .where('email', '=', email)
    .where('id', '<>', except)
    .executeTakeFirst();
  return row !== undefined;
}
