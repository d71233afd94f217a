-- What a candidate found of a live interview. A row without answers: they don't want to be asked again.
create table candidate_feedback (
  company_id bigint not null,
  schedule_id bigint not null,
  -- From 1, not at all, to 5, fully; the contract says what was asked.
  overall smallint check (overall between 1 and 5),
  prepared smallint check (prepared between 1 and 5),
  respect smallint check (respect between 1 and 5),
  relevance smallint check (relevance between 1 and 5),
  comment text not null default '',
  sent_at timestamptz,
  changed_at timestamptz,
  declined_at timestamptz,
  primary key (company_id, schedule_id),
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade,
  check (num_nulls(overall, prepared, respect, relevance, sent_at) in (0, 5))
);

alter table candidate_feedback enable row level security, force row level security;
create policy own_company on candidate_feedback using (company_id = app_company()) with check (company_id = app_company());
create policy own_jobs on candidate_feedback as restrictive
  using ((select app_all_jobs()) is not null or schedule_id in (select app_interviews_of_jobs()));
grant select, insert, update, delete on candidate_feedback to candor_app;

-- Two hours after it its candidate is asked, once.
create function ask_candidate_feedback() returns trigger language plpgsql as $$
begin
  insert into due_work (kind, subject_id, owner_id, due_at)
  values ('candidate-feedback', new.schedule_id, new.company_id, new.ends_at + interval '2 hours')
  on conflict (kind, subject_id) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger candidate_asked after update of state on appointments
  for each row when (new.state = 'over' and old.state <> 'over') execute function ask_candidate_feedback();
create trigger candidate_feedback_over after delete on interview_schedules
  for each row execute function end_due('candidate-feedback');
