-- A rejection after an interview of the critical label waits until the candidate had what was noted in front of them.

-- That a candidate opened what was noted of an interview.
create table shown_evidence (
  company_id bigint not null,
  attempt_id bigint not null,
  shown_at timestamptz not null,
  primary key (company_id, attempt_id),
  foreign key (company_id, attempt_id) references attempts (company_id, id) on delete cascade
);
alter table shown_evidence enable row level security, force row level security;
create policy own_company on shown_evidence using (company_id = app_company()) with check (company_id = app_company());
grant select, insert, update, delete on shown_evidence to candor_app;
create policy own_jobs on shown_evidence as restrictive
  using ((select app_all_jobs()) is not null or attempt_id in (select id from attempts));

alter table planned_mails
  -- When it would have left, had the candidate seen what was noted; `send_at` is then when it leaves at the latest.
  add column wished_at timestamptz,
  -- No letter: the rejection is told by the candidate's own page alone, from then on.
  add column is_silent boolean not null default false,
  add check (not is_silent or (subject = '' and body = ''));
create trigger telling_over after delete or update of cancelled_at on planned_mails
  for each row execute function end_due('planned-telling');
create trigger show_flags_over after delete or update of cancelled_at, sent_at on planned_mails
  for each row execute function end_due('show-flags');
