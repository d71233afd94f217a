import type { Output } from '@candor/contract';
import type { getEqualitySettings } from '@candor/contract/hiring/equality';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type EqualitySettings = Output<typeof getEqualitySettings>;
type Question = EqualitySettings['questions'][number];

/** Version 0: nobody has decided anything yet, and nothing is asked. */
export async function readSettings(tx: Tx, companyId: number): Promise<EqualitySettings> {
  const row = await tx
    .selectFrom('equalitySettings')
    .select(['isOn', 'version', 'questions'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  if (row === undefined) return { isOn: false, version: 0, questions: [] };
  // Only `writeSettings` writes them.
  return { ...row, questions: row.questions as unknown as Question[] };
}

/** False: a colleague has saved since `version` was read. */
export async function writeSettings(
  tx: Tx,
  companyId: number,
  { isOn, version, questions }: EqualitySettings,
): Promise<boolean> {
  const list = JSON.stringify(questions);
  const { rows } = await (version === 0
    ? sql`insert into equality_settings (company_id, is_on, questions)
          values (${companyId}, ${isOn}, ${list}) on conflict do nothing returning version`
    : sql`update equality_settings set is_on = ${isOn}, questions = ${list}, version = version + 1
           where company_id = ${companyId} and version = ${version}::bigint returning version`
  ).execute(tx);
  return rows.length === 1;
}
