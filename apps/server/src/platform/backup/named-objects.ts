import type { Client } from 'pg';

/** Objects that rows count on. Slices are none of them: they go when their recording is joined. */
const COLUMNS = [
  { table: 'recordings', column: 'object_key', where: 'deleted_at is null' },
  { table: 'recordings', column: 'poster_key', where: 'deleted_at is null' },
  { table: 'candidate_files', column: 'object_key', where: 'removed_at is null' },
  { table: 'candidate_files', column: 'copy_key', where: 'removed_at is null' },
  { table: 'documents', column: 'object_key', where: 'removed_at is null' },
  { table: 'question_images', column: 'object_key', where: 'true' },
  { table: 'companies', column: 'logo_key', where: 'true' },
  { table: 'company_archives', column: 'object_key', where: "state <> 'sending'" },
] as const;

/** Until their recording is joined and looked through. */
const SEGMENTS = `
  select s.object_key from recording_segments s
    join recordings r on r.company_id = s.company_id and r.id = s.recording_id
   where s.status = 'completed' and r.raw_removed_at is null and r.deleted_at is null`;

/** As somebody whom no policy binds. */
export async function findNamedObjects(client: Client): Promise<string[]> {
  const parts = COLUMNS.map(
    ({ table, column, where }) =>
      `select ${column} as key from ${table} where ${column} is not null and ${where}`,
  );
  const { rows } = await client.query([...parts, SEGMENTS].join(' union '));
  return rows.map(({ key }) => String(key));
}
