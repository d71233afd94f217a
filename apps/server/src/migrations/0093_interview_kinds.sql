-- An interview has a kind: one that a candidate takes alone has a test, one with people has none.
alter table interview_schedules
  add column kind text not null default 'bot' check (kind in ('bot', 'live')),
  alter column blueprint_id drop not null,
  add check ((kind = 'bot') = (blueprint_id is not null));

-- In a function of SQL a column's name goes before a parameter's: `kind` alone would be the interview's from now on.
create or replace function note_interview(kind text, company bigint, schedule bigint) returns void language sql as $$
  select note_change(note_interview.kind, company, null, s.job_id, s.id) from interview_schedules s
   where s.company_id = company and s.id = schedule
$$;
