import type { PageAgreementKind } from '@candor/contract/hiring/candidate-page-rules';
import type { Language } from '@candor/contract/people/language-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Whose = { readonly companyId: number; readonly candidateId: number };

type Agreement = {
  readonly kind: PageAgreementKind;
  readonly version: number;
  readonly text: string | null;
  /** Null: nobody said. */
  readonly language: Language | null;
  readonly jobTitle: string;
  readonly givenAt: Date;
  readonly withdrawnAt: Date | null;
};

const MOST = 200;

/** What the candidate agreed to, the newest first: with applications and to be kept, before interviews, and in calls. */
export async function listAgreements(
  tx: Tx,
  { companyId, candidateId }: Whose,
): Promise<Agreement[]> {
  const { rows } = await sql<Agreement>`
    select * from (
      select k.purpose as kind, k.version, k.text, null as language, coalesce(j.title, '') as job_title, k.given_at, k.withdrawn_at
        from candidate_consents k
        left join applications a on a.company_id = k.company_id and a.consent_id = k.id
        left join jobs j on j.company_id = a.company_id and j.id = a.job_id
       where k.company_id = ${companyId} and k.candidate_id = ${candidateId}
      union all
      select case when t.type = 'FacialTracking' then 'face' else 'interview' end, t.version, said.text, said.language, j.title, said.at, null
        from interview_schedules s
        join jobs j on j.company_id = s.company_id and j.id = s.job_id
        join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
       cross join lateral (values
              (a.terms_id, a.terms_accepted_at, a.terms_text, a.terms_language),
              (a.facial_terms_id, a.facial_terms_accepted_at, a.facial_terms_text, a.facial_terms_language)) said(terms_id, at, text, language)
        join terms t on t.id = said.terms_id
       where s.company_id = ${companyId} and s.candidate_id = ${candidateId} and said.at is not null
      union all
      select 'call-recording', w.notice, null, null, coalesce(j.title, ''), w.answered_at,
             (select min(l.answered_at) from call_recording_answers l
               where l.company_id = w.company_id and l.call_recording_id = w.call_recording_id and l.seat_id = w.seat_id
                 and l.id > w.id and l.answer = 'withdrawn')
        from interview_schedules s
        join calls c on c.company_id = s.company_id and c.schedule_id = s.id
        join call_invitations i on i.company_id = c.company_id and i.call_id = c.id and i.role = 'candidate'
        join call_seats e on e.company_id = i.company_id and e.invitation_id = i.id
        join call_recording_answers w on w.company_id = e.company_id and w.seat_id = e.id and w.answer = 'agreed'
        left join jobs j on j.company_id = s.company_id and j.id = s.job_id
       where s.company_id = ${companyId} and s.candidate_id = ${candidateId}
    ) agreements
    order by given_at desc limit ${MOST}`.execute(tx);
  return rows;
}
