import { keepingLaws, type LawKept } from '@candor/contract/hiring/jurisdiction-rules';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Days by the law of this name; null: none, or one that has nothing kept. */
const daysBy = (kind: LawKept, law: RawBuilder<unknown>) => sql`(
  select max(l.days)::int
    from jsonb_to_recordset(${JSON.stringify(keepingLaws(kind))}::jsonb) as l (jurisdiction text, days int)
   where l.jurisdiction = ${law})`;

const lawOfJob = (job: 's.job_id' | 'p.job_id') => sql`(
  select fj.jurisdiction from jobs fj where fj.company_id = c.company_id and fj.id = ${sql.ref(job)})`;

/** Of application `p`: what whoever agreed was told, whatever the job follows since; nobody else was promised an end. */
const lawOfApplication = sql`case when p.consent_id is null then ${lawOfJob('p.job_id')}
  else (select w.told_law from candidate_consents w where w.company_id = p.company_id and w.id = p.consent_id) end`;

/** Of schedule `s` with its attempt `a`, or none: what the terms said. */
const lawOfInterview = sql`case when a.id is null then ${lawOfJob('s.job_id')} else a.told_law end`;

export const floorOfInterview = (kind: 'interviews' | 'monitor-evidence') =>
  daysBy(kind, lawOfInterview);

/**
 * Of application `p`, days after `since`. An interview goes with it, so that it waits for what the terms of one said, also
 * of who applied before the words named a law.
 */
export const floorOfApplication = (since: RawBuilder<unknown>) => sql`greatest(
  ${daysBy('applications', lawOfApplication)},
  (select max(greatest(${daysBy('applications', sql`ta.told_law`)},
       ceil(extract(epoch from ta.ended_at + ${daysBy('interviews', sql`ta.told_law`)} * interval '24 hours' - ${since}) / 86400)::int))
     from interview_schedules ts
     join attempts ta on ta.company_id = ts.company_id and ta.schedule_id = ts.id and ta.told_law is not null
    where ts.company_id = p.company_id and ts.candidate_id = p.candidate_id
      and (ts.job_id = p.job_id or ts.application_id = p.id)))`;

/**
 * Of schedule `s` with its attempt `a`: a law has it kept for years after the decision on its application, and that is to
 * come or not so long ago.
 */
export const isKeptForDecision = (now: Date) => sql`exists (
  select from applications p
   cross join lateral (select greatest(${daysBy('applications', lawOfApplication)},
                                       ${daysBy('applications', sql`a.told_law`)}) as days) kept_by
   where p.company_id = s.company_id and p.candidate_id = s.candidate_id
     and (p.id = s.application_id or p.job_id = s.job_id) and kept_by.days is not null
     and (p.status not in ('rejected', 'withdrawn') or p.status_changed_at is null
          or p.status_changed_at + kept_by.days * interval '24 hours' > ${now}))`;

/** Whether a law has anything of this candidate kept: the question that the night's deletion asks. */
export async function isKeptByLaw(
  tx: Tx,
  { companyId, candidateId }: { readonly companyId: number; readonly candidateId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from candidates c
     where c.company_id = ${companyId} and c.id = ${candidateId}
       and (exists (select from applications p where p.company_id = c.company_id and p.candidate_id = c.id
                       and ${daysBy('applications', lawOfApplication)} is not null)
         or exists (select from interview_schedules s
                      left join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
                     where s.company_id = c.company_id and s.candidate_id = c.id
                       and ${floorOfInterview('interviews')} is not null))`.execute(tx);
  return rows.length > 0;
}
