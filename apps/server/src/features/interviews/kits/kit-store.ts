import { type KitContent, minutesOf } from '@candor/contract/interviews/kit-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export const PAGE_SIZE = 50;
/** Counting all interviews of a popular kit would cost more than anybody learns from it. */
const MOST_COUNTED = 1000;
const CHOICES_MOST = 200;

type KitId = { readonly companyId: number; readonly kitId: number };

export type Kit = {
  readonly kitId: number;
  readonly name: string;
  readonly version: number;
  readonly isRetired: boolean;
  readonly content: KitContent;
};

type KitRow = Omit<Kit, 'isRetired'> & { readonly changedAt: Date; readonly interviews: number };

export async function listKits(
  tx: Tx,
  filter: {
    readonly companyId: number;
    readonly search?: string | undefined;
    readonly state: 'active' | 'retired';
    readonly page: number;
  },
): Promise<{ rows: KitRow[]; total: number }> {
  const { companyId, search = '', state, page } = filter;
  const conditions = sql`k.company_id = ${companyId}
    and (k.retired_at is not null) = ${state === 'retired'}
    and position(lower(${search.trim()}) in lower(k.name)) > 0`;
  const { rows } = await sql<KitRow>`
    select k.id as kit_id, k.name, k.version, k.changed_at, v.content,
           (select count(*) from (select from appointment_kits a
               where a.company_id = k.company_id and a.kit_id = k.id limit ${MOST_COUNTED}) used) as interviews
      from interview_kits k
      join interview_kit_versions v on v.company_id = k.company_id and v.kit_id = k.id and v.version = k.version
     where ${conditions}
     order by k.changed_at desc, k.id desc
     limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*) as total from interview_kits k where ${conditions}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** In its newest version; locked for whoever changes it. */
export async function findKit(
  tx: Tx,
  { companyId, kitId }: KitId,
  lock: 'for update' | 'read' = 'read',
): Promise<Kit | undefined> {
  const { rows } = await sql<Kit>`
    select k.id as kit_id, k.name, k.version, k.retired_at is not null as is_retired, v.content
      from interview_kits k
      join interview_kit_versions v on v.company_id = k.company_id and v.kit_id = k.id and v.version = k.version
     where k.company_id = ${companyId} and k.id = ${kitId}
     ${lock === 'read' ? sql`` : sql`for update of k`}`.execute(tx);
  return rows[0];
}

export async function listVersions(
  tx: Tx,
  { companyId, kitId }: KitId,
): Promise<{ version: number; madeAt: Date; madeBy: string }[]> {
  const { rows } = await sql<{ version: number; madeAt: Date; madeBy: string }>`
    select v.version, v.made_at, coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, '') as made_by
      from interview_kit_versions v left join accounts a on a.id = v.made_by
     where v.company_id = ${companyId} and v.kit_id = ${kitId}
     order by v.version desc limit 100`.execute(tx);
  return rows;
}

/** Its interviews by job. */
export async function listUses(
  tx: Tx,
  { companyId, kitId }: KitId,
): Promise<{ jobID: number; jobTitle: string; interviews: number }[]> {
  const { rows } = await sql<{ jobID: number; jobTitle: string; interviews: number }>`
    select j.id as "jobID", j.title as job_title, count(*) as interviews
      from appointment_kits u
      join interview_schedules s on s.company_id = u.company_id and s.id = u.schedule_id
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
     where u.company_id = ${companyId} and u.kit_id = ${kitId}
     group by j.id, j.title order by count(*) desc, j.id limit 100`.execute(tx);
  return rows;
}

type NewVersion = {
  readonly companyId: number;
  readonly name: string;
  readonly content: KitContent;
  readonly accountId: number;
  readonly now: Date;
};

export async function insertKit(tx: Tx, given: NewVersion): Promise<number> {
  const { companyId, name, now } = given;
  const { id } = await tx
    .insertInto('interviewKits')
    .values({ companyId, name, changedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertVersion(tx, { ...given, kitId: id, version: 1 });
  return id;
}

export async function addVersion(
  tx: Tx,
  given: NewVersion & { readonly kitId: number; readonly version: number },
): Promise<void> {
  const { companyId, kitId, name, version, now } = given;
  await insertVersion(tx, given);
  await tx
    .updateTable('interviewKits')
    .set({ name, version, changedAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', kitId)
    .execute();
}

async function insertVersion(
  tx: Tx,
  given: NewVersion & { readonly kitId: number; readonly version: number },
): Promise<void> {
  const { companyId, kitId, version, content, accountId: madeBy, now: madeAt } = given;
  await tx
    .insertInto('interviewKitVersions')
    .values({ companyId, kitId, version, content: JSON.stringify(content), madeBy, madeAt })
    .execute();
}

export async function setRetired(
  tx: Tx,
  { companyId, kitId }: KitId,
  retiredAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('interviewKits')
    .set({ retiredAt })
    .where('companyId', '=', companyId)
    .where('id', '=', kitId)
    .execute();
}

export async function listChoices(
  tx: Tx,
  companyId: number,
): Promise<{ kitID: number; name: string; minutes: number }[]> {
  const { rows } = await sql<{ kitID: number; name: string; content: KitContent }>`
    select k.id as "kitID", k.name, v.content
      from interview_kits k
      join interview_kit_versions v on v.company_id = k.company_id and v.kit_id = k.id and v.version = k.version
     where k.company_id = ${companyId} and k.retired_at is null
     order by lower(k.name), k.id limit ${CHOICES_MOST}`.execute(tx);
  return rows.map(({ content, ...kit }) => ({ ...kit, minutes: minutesOf(content) }));
}
