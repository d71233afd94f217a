-- What a reviewer decides after an interview, and what dashboard and reports ask of it all.

-- Null: somebody has yet to decide. The history is interview_decisions; this is its newest line.
alter table attempts
  add column decision text check (decision in ('advance', 'reject', 'hold')),
  add column decided_at timestamptz;

-- Every decision in its order, never changed; 'open' takes the one before it back.
create table interview_decisions (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  attempt_id bigint not null,
  -- 1 for the first of an interview: two people cannot both write the next one.
  version integer not null check (version > 0),
  decision text not null check (decision in ('advance', 'reject', 'hold', 'open')),
  reason text not null,
  -- The step of the application that went with it, if one did.
  move_id bigint,
  account_id bigint not null references accounts (id),
  decided_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, attempt_id, version),
  foreign key (company_id, attempt_id) references attempts (company_id, id) on delete cascade,
  foreign key (company_id, move_id) references application_moves (company_id, id)
);
-- The dashboard's median time to a decision: the newest ones.
create index interview_decisions_by_day on interview_decisions (company_id, decided_at desc);

alter table interview_decisions enable row level security;
alter table interview_decisions force row level security;
create policy own_company on interview_decisions
  using (company_id = app_company()) with check (company_id = app_company());
grant select, insert on interview_decisions to candor_app;

-- Waiting for you, longest first; the way from one report to the next; the list's filter.
create index attempts_awaiting_decision on attempts (company_id, ended_at, id)
  where ended_at is not null and decision is null;
-- The list's filter by what was decided.
create index attempts_by_decision on attempts (company_id, decision, schedule_id)
  where decision is not null;
-- What ended today, and the tests of a report's days.
create index attempts_by_end on attempts (company_id, ended_at desc, id desc)
  where ended_at is not null;
-- The dashboard's links that run out.
create index interview_schedules_by_close on interview_schedules (company_id, closes_at, id)
  where cancelled_at is null;
-- The dashboard's bars: who is where, newest first.
create index applications_in_pipeline on applications (company_id, applied_at desc, id desc)
  include (stage_id) where status = 'active';
-- A report's applications; those of one job come by applications_of_job.
create index applications_by_day on applications (company_id, applied_at desc, id desc);
-- A report's verdicts.
create index proctoring_verdicts_by_day on proctoring_verdicts (company_id, judged_at desc, id desc);
