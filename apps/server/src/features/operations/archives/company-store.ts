import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { MarkedKind } from './mark-store.ts';
import type { ApplicationRow, FileRow, NoteRow, PersonRow, QuestionRow } from './archive-rows.ts';

/** A part of a company, in the order of numbers. */
export type Page = {
  readonly companyId: number;
  /** What the refs of rows that began here begin with. */
  readonly own: string;
  readonly after: number;
  /** Rows of a person or a job that came since the file was begun are not of it. */
  readonly until: { readonly person: number; readonly job: number };
  readonly most: number;
};
export type Numbered<T> = { readonly id: number; readonly row: T };

/** Invented people and what was made for them stay where they are. */
const isReal = (kind: 'job' | 'question' | 'candidate', id: string) => sql`not exists (
  select from sample_parts s
   where s.company_id = app_company() and s.kind = ${kind} and s.object_id = ${sql.ref(id)})`;

/**
 * What was brought keeps the ref that it came with, wherever it goes next, if whoever the ref names has signed it. No two
 * rows share one: an origin is of one row here, and one that begins with our own name is nobody's word but the number's.
 */
const refOf = (own: string, kind: MarkedKind, id: string) => sql`
  coalesce((select min(mark.origin) from archive_marks mark
             where mark.company_id = app_company() and mark.kind = ${kind} and mark.local_id = ${sql.ref(id)}
               and strpos(mark.origin, '/') = 0 and not starts_with(mark.origin, ${own}::text)),
           ${own}::text || ${sql.ref(id)}::text)`;

async function numbered<T>(tx: Tx, query: RawBuilder<{ id: number } & T>): Promise<Numbered<T>[]> {
  const { rows } = await query.execute(tx);
  return rows.map(({ id, ...row }) => ({ id, row: row as unknown as T }));
}

const at = (column: string) => sql`
  to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export async function findUntil(tx: Tx, companyId: number): Promise<Page['until']> {
  const { rows } = await sql<{ person: number; job: number }>`
    select coalesce((select max(id) from candidates where company_id = ${companyId}), 0)::bigint as person,
           coalesce((select max(id) from jobs where company_id = ${companyId}), 0)::bigint as job`.execute(
    tx,
  );
  return rows[0] ?? { person: 0, job: 0 };
}

/** The newest version of each live question; one with a picture would not be itself without it. */
export const readQuestions = (tx: Tx, { companyId, after, most }: Page) =>
  numbered<QuestionRow>(
    tx,
    sql`
    select q.family_id as id, k.name as skill, q.difficulty, q.stem, q.code, q.explanation,
           (select json_agg(o.text order by o.label) from question_options o
             where o.company_id = q.company_id and o.question_id = q.id) as options,
           (select count(*)::int from question_options o join question_options r
                on r.company_id = o.company_id and r.question_id = o.question_id and r.is_key
             where o.company_id = q.company_id and o.question_id = q.id and o.label < r.label) as key
      from questions q join skills k on k.company_id = q.company_id and k.id = q.skill_id
     where q.company_id = ${companyId} and q.is_latest and q.status = 'live' and q.image_id is null
       and q.family_id > ${after} and ${isReal('question', 'q.family_id')}
     order by q.family_id limit ${most}`,
  );

export const listJobs = (tx: Tx, { companyId, own, after, until, most }: Page) =>
  numbered<{ ref: string }>(
    tx,
    sql`
    select j.id, ${refOf(own, 'jobs', 'j.id')} as ref from jobs j
     where j.company_id = ${companyId} and j.status <> 'archived' and j.id > ${after} and j.id <= ${until.job}
       and ${isReal('job', 'j.id')}
     order by j.id limit ${most}`,
  );

export const readPeople = (tx: Tx, { companyId, own, after, until, most }: Page) =>
  numbered<PersonRow>(
    tx,
    sql`
    select c.id, ${refOf(own, 'people', 'c.id')} as ref, c.email, c.first_name, c.last_name, c.phone, c.city, c.country,
           c.headline, c.experience_years, c.available_from::text as available_from, c.links, c.skills, c.tags,
           c.source_detail
      from candidates c
     where c.company_id = ${companyId} and c.id > ${after} and c.id <= ${until.person} and ${isReal('candidate', 'c.id')}
     order by c.id limit ${most}`,
  );

/** What every colleague reads. Whoever wrote one that was brought stands in its text. */
export const readNotes = (tx: Tx, { companyId, own, after, until, most }: Page) =>
  numbered<NoteRow>(
    tx,
    sql`
    select n.id, ${refOf(own, 'notes', 'n.id')} as ref, c.email,
           ${refOf(own, 'people', 'n.candidate_id')} as person, n.text, ${at('n.created_at')} as at,
           case when exists (select from archive_marks m
                              where m.company_id = n.company_id and m.kind = 'notes' and m.local_id = n.id) then ''
                else coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email) end
             as author
      from candidate_notes n
      join candidates c on c.company_id = n.company_id and c.id = n.candidate_id
      join accounts a on a.id = n.author_id
     where n.company_id = ${companyId} and not n.is_private and n.schedule_id is null and n.id > ${after}
       and n.candidate_id <= ${until.person} and ${isReal('candidate', 'c.id')}
     order by n.id limit ${most}`,
  );

/** With its steps but for those that were taken back. As text: the library would give the columns of a JSON value other names. */
export async function readApplications(tx: Tx, { companyId, own, after, until, most }: Page) {
  const { rows } = await sql<{ id: number; said: string }>`
    select a.id, jsonb_build_object('job', ${refOf(own, 'jobs', 'a.job_id')}, 'email', c.email,
             'person', ${refOf(own, 'people', 'a.candidate_id')}, 'stage', s.name,
             'appliedAt', ${at('a.applied_at')}, 'coverLetter', a.cover_letter, 'status', a.status,
             'endedAt', case when a.status <> 'active' then coalesce(${at('a.status_changed_at')}, ${at('a.applied_at')}) end,
             'isKnockedOut', a.is_knocked_out, 'isJobOver', j.status = 'closed',
             'moves', coalesce((select jsonb_agg(jsonb_build_object('kind', m.kind, 'at', ${at('m.moved_at')},
                 'fromStage', m.from_stage, 'toStage', m.to_stage, 'fromStatus', m.from_status,
                 'toStatus', m.to_status, 'reason', m.reason)
                 || case when m.told_reasons is null then '{}' else jsonb_build_object('toldReasons', m.told_reasons) end order by m.id)
                 from application_moves m
                where m.company_id = a.company_id and m.application_id = a.id and m.kind <> 'undone'
                  and not exists (select from application_moves u where u.company_id = m.company_id
                                     and u.application_id = m.application_id and u.undoes = m.id)), '[]'),
             'answers', coalesce((select jsonb_agg(jsonb_build_object('kind', w.kind, 'label', w.label,
                 'answer', w.answer, 'isKnockOut', w.is_knock_out) order by w.position)
                 from application_answers w
                where w.company_id = a.company_id and w.application_id = a.id), '[]'))::text as said
      from applications a
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      join job_stages s on s.company_id = a.company_id and s.id = a.stage_id
     where a.company_id = ${companyId} and a.id > ${after} and j.status <> 'archived'
       and a.candidate_id <= ${until.person} and a.job_id <= ${until.job}
       and ${isReal('candidate', 'c.id')} and ${isReal('job', 'a.job_id')}
     order by a.id limit ${most}`.execute(tx);
  return rows.map(({ id, said }) => ({ id, row: JSON.parse(said) as ApplicationRow }));
}

export const readFiles = (tx: Tx, { companyId, own, after, until, most }: Page) =>
  numbered<FileRow & { objectKey: string }>(
    tx,
    sql`
    select f.id, ${refOf(own, 'files', 'f.id')} as ref, c.email,
           ${refOf(own, 'people', 'f.candidate_id')} as person, f.kind, f.file_name, f.sha256, ${at('f.uploaded_at')} as at,
           f.object_key
      from candidate_files f join candidates c on c.company_id = f.company_id and c.id = f.candidate_id
     where f.company_id = ${companyId} and f.removed_at is null and f.id > ${after} and f.candidate_id <= ${until.person}
       and ${isReal('candidate', 'c.id')}
     order by f.id limit ${most}`,
  );
