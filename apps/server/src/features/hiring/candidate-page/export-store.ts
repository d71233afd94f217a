import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Whose = { readonly companyId: number; readonly candidateId: number };

/**
 * What stands in no list of the page: everything that the candidate wrote or was written, and what was offered and answered.
 * Not rounds that nobody has announced, nor answers from an address that is not proved to be theirs.
 */
export async function readMore(tx: Tx, { companyId, candidateId }: Whose): Promise<object> {
  const { rows } = await sql<{ more: string }>`
    select jsonb_build_object(
      'person', (select jsonb_build_object('headline', c.headline, 'experienceYears', c.experience_years, 'skills', c.skills,
                   'links', c.links, 'language', c.language, 'browserLanguage', c.browser_language, 'availableFrom', c.available_from, 'source', c.source, 'sourceDetail', c.source_detail,
                   'knownSince', c.created_at,
                   'earlierAddresses', array(select d.email from candidate_addresses d
                                              where d.company_id = c.company_id and d.candidate_id = c.id))
                   from candidates c where c.company_id = ${companyId} and c.id = ${candidateId}),
      'applicationsAsSent', coalesce((select jsonb_agg(jsonb_build_object('applicationID', a.id, 'jobTitle', j.title,
                   'coverLetter', a.cover_letter,
                   'answers', coalesce((select jsonb_agg(jsonb_build_object('question', w.label, 'answer', w.answer) order by w.position)
                       from application_answers w where w.company_id = a.company_id and w.application_id = a.id), '[]'),
                   'forms', coalesce((select jsonb_agg(jsonb_build_object('sentAt', f.sent_at, 'applicant', f.applicant,
                                'coverLetter', f.cover_letter, 'answers', f.answers) order by f.sent_at)
                       from application_forms f where f.company_id = a.company_id and f.application_id = a.id), '[]'))
                   order by a.id)
                   from applications a join jobs j on j.company_id = a.company_id and j.id = a.job_id
                  where a.company_id = ${companyId} and a.candidate_id = ${candidateId}), '[]'),
      'interviews', coalesce((select jsonb_agg(jsonb_build_object('interviewScheduleID', s.id, 'kind', s.kind, 'jobTitle', j.title,
                   'invitedAt', coalesce(p.asked_at, s.created_at), 'cancelledAt', s.cancelled_at, 'startsAt', p.starts_at, 'endsAt', p.ends_at,
                   'startedAt', t.started_at, 'endedAt', t.ended_at,
                   'answers', coalesce((select jsonb_agg(jsonb_build_object('question', q.position, 'choice', n.choice,
                                'answeredAt', n.answered_at) order by q.position)
                       from attempt_questions q
                       join answers n on n.company_id = q.company_id and n.attempt_question_id = q.id
                      where q.company_id = t.company_id and q.attempt_id = t.id), '[]'),
                   'explanations', coalesce((select jsonb_agg(jsonb_build_object('flag', e.event_key, 'words', e.words,
                                'firstSentAt', e.first_sent_at, 'sentAt', e.sent_at) order by e.id)
                       from proctoring_explanations e
                      where e.company_id = t.company_id and e.attempt_id = t.id and e.words <> ''), '[]')) order by s.id)
                   from interview_schedules s
                   join jobs j on j.company_id = s.company_id and j.id = s.job_id
                   left join appointments p on p.company_id = s.company_id and p.schedule_id = s.id
                   left join attempts t on t.company_id = s.company_id and t.schedule_id = s.id
                  where s.company_id = ${companyId} and s.candidate_id = ${candidateId}
                    and (p.schedule_id is null or p.asked_at is not null)), '[]'),
      'messages', coalesce((select jsonb_agg(jsonb_build_object('subject', h.subject, 'from', case m.direction
                       when 'in' then 'you' else 'company' end, 'at', m.sent_at, 'body', m.body) order by m.id)
                   from message_threads h
                   join messages m on m.company_id = h.company_id and m.thread_id = h.id and m.state in ('sent', 'received')
                       and m.from_address is null
                  where h.company_id = ${companyId} and h.candidate_id = ${candidateId}), '[]'),
      'needs', coalesce((select jsonb_agg(jsonb_build_object('interviewScheduleID', n.schedule_id, 'askedAt', n.asked_at,
                       'asked', n.asked, 'words', n.words,
                       'state', case n.state when 'confirming' then 'open' else n.state end,
                       'answer', case when n.state not in ('open', 'confirming') then n.answer end,
                       'offered', n.offered, 'granted', n.granted) order by n.id)
                   from needs n
                   join interview_schedules s on s.company_id = n.company_id and s.id = n.schedule_id
                  where n.company_id = ${companyId} and s.candidate_id = ${candidateId}), '[]'),
      'offers', coalesce((select jsonb_agg(jsonb_build_object('jobTitle', j.title, 'state', f.state, 'sentAt', f.sent_at,
                       'shown', f.shown, 'signedName', f.signed_name, 'endedAt', f.ended_at) order by f.id)
                   from offers f
                   join applications a on a.company_id = f.company_id and a.id = f.application_id
                   join jobs j on j.company_id = a.company_id and j.id = a.job_id
                  where f.company_id = ${companyId} and a.candidate_id = ${candidateId} and f.sent_at is not null), '[]')
    )::text as more`.execute(tx);
  return JSON.parse(rows[0]?.more ?? '{}') as object;
}

/** What the candidate said against decisions, and what was answered: who decided and why is the company's. */
export async function readAppeals(tx: Tx, { companyId, candidateId }: Whose): Promise<object> {
  const { rows } = await sql<{ appeals: string }>`
    select coalesce(jsonb_agg(jsonb_build_object('applicationID', p.application_id, 'jobTitle', j.title,
             'filedAt', p.filed_at, 'words', p.words, 'answerPromisedBy', p.reply_by, 'state', p.state,
             'answer', nullif(p.answer, ''), 'endedAt', p.ended_at) order by p.id), '[]')::text as appeals
      from appeals p
      join applications a on a.company_id = p.company_id and a.id = p.application_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
     where p.company_id = ${companyId} and a.candidate_id = ${candidateId}`.execute(tx);
  return { appeals: JSON.parse(rows[0]?.appeals ?? '[]') };
}
