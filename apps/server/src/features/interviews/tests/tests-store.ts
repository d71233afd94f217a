import type { BlueprintBody } from '@candor/contract/interviews/tests';
import {
  type KeyedBy,
  keyedBy,
  monitorNames,
  monitors,
} from '@candor/contract/interviews/monitor-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { watchedBy, watchesAny } from '../scheduling/index.ts';

type Key = { readonly companyId: number; readonly blueprintId: number };
type Writing = { readonly companyId: number; readonly accountId: number; readonly now: Date };

/** The newest version of the family that this version belongs to. */
export async function findLatest(
  tx: Tx,
  { companyId, blueprintId }: Key,
  { lock = false } = {},
): Promise<Blueprint | undefined> {
  const { rows } = await sql<Blueprint>`
    select b.id, coalesce(b.family_id, b.id) as family_id, b.version, b.revision, b.name, b.minutes,
           b.pass_percent, b.show_pass_mark, b.draw, b.shuffle_questions, b.shuffle_options,
           ${watchedBy('b')} as monitors, b.record_screen, b.system_audio,
           b.retention_days, b.default_accommodations, b.archived_at, b.updated_at,
           exists (select from interview_schedules s
                    where s.company_id = b.company_id and s.blueprint_id = b.id) as is_sent
      from blueprints b
     where b.company_id = ${companyId} and b.is_latest and coalesce(b.family_id, b.id) = (
           select coalesce(named.family_id, named.id) from blueprints named
            where named.company_id = ${companyId} and named.id = ${blueprintId})
     ${lock ? sql`for update of b` : sql``}`.execute(tx);
  return rows[0];
}

export type Blueprint = Omit<BlueprintBody, 'parts' | 'familyIDs'> & {
  readonly id: number;
  readonly familyId: number;
  readonly version: number;
  readonly revision: number;
  readonly archivedAt: Date | null;
  readonly updatedAt: Date;
  readonly isSent: boolean;
};

function columnsOf({ monitors: watched, parts: _parts, familyIDs: _ids, ...body }: BlueprintBody) {
  return {
    ...body,
    name: body.name.trim(),
    defaultAccommodations: JSON.stringify(body.defaultAccommodations),
    ...keyedBy('switch', (name) => watched[name]),
  };
}

/** `follows`: the version before, of the same family, which must be locked and no longer the latest. */
export async function insertBlueprint(
  tx: Tx,
  { companyId, accountId, now }: Writing,
  {
    body,
    follows,
  }: {
    readonly body: BlueprintBody;
    readonly follows?: { readonly familyId: number; readonly version: number } | undefined;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('blueprints')
    .values({
      ...columnsOf(body),
      companyId,
      ...(follows && { familyId: follows.familyId, version: follows.version + 1 }),
      createdBy: accountId,
      updatedBy: accountId,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeContents(tx, { companyId, blueprintId: id }, body);
  return id;
}

/** Only of a version that was sent to nobody. */
export async function changeBlueprint(
  tx: Tx,
  { companyId, accountId, now }: Writing,
  {
    blueprint: { id, revision },
    body,
  }: { readonly blueprint: Pick<Blueprint, 'id' | 'revision'>; readonly body: BlueprintBody },
): Promise<void> {
  await tx
    .updateTable('blueprints')
    .set({ ...columnsOf(body), revision: revision + 1, updatedBy: accountId, updatedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
  await tx
    .deleteFrom('blueprintSkills')
    .where('companyId', '=', companyId)
    .where('blueprintId', '=', id)
    .execute();
  await tx
    .deleteFrom('blueprintQuestions')
    .where('companyId', '=', companyId)
    .where('blueprintId', '=', id)
    .execute();
  await writeContents(tx, { companyId, blueprintId: id }, body);
}

async function writeContents(
  tx: Tx,
  { companyId, blueprintId }: Key,
  { draw, parts, familyIDs }: BlueprintBody,
): Promise<void> {
  if (draw === 'random' && parts.length > 0) {
    const rows = parts.map(({ skillID: skillId, questionCount, difficulty }, index) => ({
      ...{ companyId, blueprintId, skillId, questionCount, difficulty, position: index + 1 },
    }));
    await tx.insertInto('blueprintSkills').values(rows).execute();
  }
  if (draw === 'fixed' && familyIDs.length > 0) {
    const rows = familyIDs.map((familyId, index) => ({
      ...{ companyId, blueprintId, familyId, position: index + 1 },
    }));
    await tx.insertInto('blueprintQuestions').values(rows).execute();
  }
}

export async function retireVersion(tx: Tx, { companyId, blueprintId }: Key): Promise<void> {
  await tx
    .updateTable('blueprints')
    .set({ isLatest: false })
    .where('companyId', '=', companyId)
    .where('id', '=', blueprintId)
    .execute();
}

export async function setArchived(
  tx: Tx,
  { companyId, blueprintId }: Key,
  archivedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('blueprints')
    .set({ archivedAt })
    .where('companyId', '=', companyId)
    .where('id', '=', blueprintId)
    .execute();
}

export type FixedQuestion = {
  readonly familyID: number;
  readonly questionID: number;
  readonly stem: string;
  readonly skillName: string;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  readonly isLive: boolean;
};

/** The version that would be drawn, or the newest where none is live. */
export async function readFixedQuestions(
  tx: Tx,
  { companyId, blueprintId }: Key,
): Promise<FixedQuestion[]> {
  const { rows } = await sql<FixedQuestion>`
    select f.family_id as "familyID", q.id as "questionID", left(q.stem, 200) as stem,
           k.name as skill_name, q.difficulty, q.status = 'live' as is_live
      from blueprint_questions f
      cross join lateral (
        select * from questions v where v.company_id = f.company_id and v.family_id = f.family_id
         order by v.status = 'live' desc, v.version desc limit 1) q
      join skills k on k.company_id = q.company_id and k.id = q.skill_id
     where f.company_id = ${companyId} and f.blueprint_id = ${blueprintId}
     order by f.position`.execute(tx);
  return rows;
}

/** Jobs whose interviews use any version of the test, most interviews first. */
export async function readUsedBy(tx: Tx, companyId: number, familyId: number) {
  const { rows } = await sql<{ jobID: number; jobTitle: string; interviews: number }>`
    select used.job_id as "jobID", j.title as job_title, used.interviews
      from (select s.job_id, count(*) as interviews
              from interview_schedules s
             where s.company_id = ${companyId} and s.blueprint_id in (
                   select v.id from blueprints v
                    where v.company_id = ${companyId} and coalesce(v.family_id, v.id) = ${familyId})
             group by s.job_id order by interviews desc limit 50) used
      join jobs j on j.company_id = ${companyId} and j.id = used.job_id
     order by used.interviews desc, used.job_id`.execute(tx);
  return rows;
}

/** How many of these are the company's skills. */
export async function countSkills(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { n } = await tx
    .selectFrom('skills')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return n;
}

/** Which of these are families of the company with a live version. */
export async function findLiveFamilies(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('questions')
    .select('familyId')
    .where('companyId', '=', companyId)
    .where('familyId', 'in', ids)
    .where('status', '=', 'live')
    .execute();
  return new Set(rows.map(({ familyId }) => familyId));
}

/** The first blueprint again, with every monitor; adds nothing where there is one already. */
export async function addMonitoredBlueprint(tx: Tx, companyId: number): Promise<void> {
  const switches = monitorNames.map((name) => sql.ref(monitors[name].switch));
  const allOn = sql.join(switches.map(() => sql`true`));
  await sql`
    with added as (
      insert into blueprints (company_id, name, minutes, pass_percent, ${sql.join(switches)},
             record_screen, system_audio, retention_days)
      select company_id, name || ', with monitors', minutes, pass_percent, ${allOn},
             record_screen, system_audio, retention_days
        from blueprints b
       where company_id = ${companyId}
         and not exists (select from blueprints m where m.company_id = ${companyId} and ${watchesAny('m')})
       order by id limit 1
      returning id)
    insert into blueprint_skills (company_id, blueprint_id, skill_id, position, question_count, difficulty)
    select s.company_id, added.id, s.skill_id, s.position, s.question_count, s.difficulty
      from added, blueprint_skills s
     where s.company_id = ${companyId}
       and s.blueprint_id = (select min(id) from blueprints where company_id = ${companyId})`.execute(
    tx,
  );
}

/** Gives the blueprint's id. */
type NewBlueprint = Partial<KeyedBy<'switch', boolean>> & {
  readonly companyId: number;
  readonly name: string;
  readonly minutes: number;
  readonly passPercent?: number;
  readonly recordScreen: boolean;
  readonly systemAudio: 'required' | 'when-available';
  readonly retentionDays: number;
  /** In the order in which the candidate meets them. */
  readonly skills: readonly { readonly skillId: number; readonly questionCount: number }[];
};

export async function createBlueprint(tx: Tx, blueprint: NewBlueprint): Promise<number> {
  const { skills, ...columns } = blueprint;
  const { id } = await tx
    .insertInto('blueprints')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('blueprintSkills')
    .values(
      skills.map((skill, index) => ({
        ...skill,
        companyId: blueprint.companyId,
        blueprintId: id,
        position: index + 1,
      })),
    )
    .execute();
  return id;
}
