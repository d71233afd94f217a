import { isLanguage, type Language } from '@candor/contract/people/language-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import { recordAudit } from '../../operations/audit/index.ts';

type Person = { readonly companyId: number; readonly candidateId: number };

/**
 * By whatever their reader knows: the job is that of an application or an interview, else the one they met last. One of
 * them, so that nothing with an application that may be missing passes for one that has it.
 */
export type Whose = { readonly companyId: number } & (
  | {
      readonly candidateId: number;
      readonly jobId?: number | null | undefined;
      readonly applicationId?: never;
      readonly scheduleId?: never;
    }
  | { readonly applicationId: number; readonly scheduleId?: never }
  | { readonly scheduleId: number; readonly applicationId?: never }
);

/** What a page of theirs opens in: as they chose, else as the job has it; null: as their browser asks now. */
export const findLanguage = async (tx: Tx, whose: Whose): Promise<Language | null> =>
  (await findWished(tx, whose)).said;

/** In which a mail to them is written: where nobody said, as their browser asked when they applied. */
export async function mailLanguage(tx: Tx, whose: Whose): Promise<Language> {
  const { said, guessed } = await findWished(tx, whose);
  return said ?? guessed ?? 'en';
}

type Wished = { readonly said: string | null; readonly guessed: string | null };

async function findWished(tx: Tx, whose: Whose) {
  const { rows } = await sql<Wished>`
    select coalesce(c.language, j.language) as said, c.browser_language as guessed
      from ${meetingOf(whose)} m
      join candidates c on c.company_id = ${whose.companyId} and c.id = m.candidate_id
      left join jobs j on j.company_id = c.company_id and j.id = m.job_id`.execute(tx);
  return { said: knownLanguage(rows[0]?.said), guessed: knownLanguage(rows[0]?.guessed) };
}

type Meetings = { readonly companyId: number } & (
  | { readonly applicationIds: readonly number[]; readonly scheduleIds?: never }
  | { readonly scheduleIds: readonly number[]; readonly applicationIds?: never }
);

/** The same for many at once: in which language a mail about each of these is written. */
export async function mailLanguages(
  tx: Tx,
  { companyId, applicationIds, scheduleIds }: Meetings,
): Promise<(id: number) => Language> {
  const table = sql.table(applicationIds === undefined ? 'interview_schedules' : 'applications');
  const { rows } = await sql<Wished & { readonly id: number }>`
    select m.id, coalesce(c.language, j.language) as said, c.browser_language as guessed
      from ${table} m
      join candidates c on c.company_id = m.company_id and c.id = m.candidate_id
      left join jobs j on j.company_id = m.company_id and j.id = m.job_id
     where m.company_id = ${companyId} and m.id = any(${applicationIds ?? scheduleIds})`.execute(
    tx,
  );
  const languages = new Map(
    rows.map(({ id, said, guessed }) => [id, knownLanguage(said) ?? knownLanguage(guessed)]),
  );
  return (id) => languages.get(id) ?? 'en';
}

/** A newer node may know more of them. */
export const knownLanguage = (tag: string | null = null): Language | null =>
  tag !== null && isLanguage(tag) ? tag : null;

function meetingOf(whose: Whose) {
  const { companyId } = whose;
  if (whose.applicationId !== undefined) {
    return sql`(select candidate_id, job_id from applications
                 where company_id = ${companyId} and id = ${whose.applicationId})`;
  }
  if (whose.scheduleId !== undefined) {
    return sql`(select candidate_id, job_id from interview_schedules
                 where company_id = ${companyId} and id = ${whose.scheduleId})`;
  }
  const { candidateId, jobId = null } = whose;
  return sql`(select ${candidateId}::bigint as candidate_id, coalesce(${jobId}::bigint,
                (select job_id from applications
                  where company_id = ${companyId} and candidate_id = ${candidateId} order by id desc limit 1),
                (select job_id from interview_schedules
                  where company_id = ${companyId} and candidate_id = ${candidateId} order by id desc limit 1)) as job_id)`;
}

type Choosing = Pick<RequestContext, 'client' | 'now'> & { readonly language: Language };

/** What they chose by hand, on whichever page; another choice takes its place. In the company's chain, as done by them. */
export async function chooseLanguage(
  tx: Tx,
  person: Person,
  { language, client, now }: Choosing,
): Promise<void> {
  const before = await keepLanguage(tx, person, language);
  if (before === undefined) return;
  const { ip, userAgent, requestId } = client;
  const by = { actorKind: 'candidate', ip, userAgent: userAgent ?? undefined, requestId } as const;
  const about = { objectKind: 'candidate', objectId: person.candidateId };
  const deed = { action: 'candidate.updated', before, after: { language } };
  await recordAudit(tx, { companyId: person.companyId, ...by, ...about, ...deed }, now);
}

/** Gives what stood there, where that was another. */
async function keepLanguage(
  tx: Tx,
  { companyId, candidateId }: Person,
  language: Language,
): Promise<{ readonly language: string | null } | undefined> {
  const before = await tx
    .selectFrom('candidates')
    .select('language')
    .where('companyId', '=', companyId)
    .where('id', '=', candidateId)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined || before.language === language) return undefined;
  await tx
    .updateTable('candidates')
    .set({ language })
    .where('companyId', '=', companyId)
    .where('id', '=', candidateId)
    .execute();
  return before;
}
