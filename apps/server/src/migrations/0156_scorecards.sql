-- What the people of a live interview think of it. A draft is whoever types it's alone; what was sent is kept in
-- versions. Of an account that is gone the number stays, so that its versions are one scorecard.
create table scorecard_drafts (
  company_id bigint not null,
  schedule_id bigint not null,
  account_id bigint not null references accounts (id) on delete cascade,
  content jsonb not null,
  saved_at timestamptz not null,
  primary key (company_id, schedule_id, account_id),
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade
);
create index scorecard_drafts_account on scorecard_drafts (account_id);

create table scorecards (
  company_id bigint not null,
  schedule_id bigint not null,
  account_id bigint not null,
  version integer not null check (version > 0),
  content jsonb not null,
  -- Why there is another version than the first.
  reason text not null default '',
  sent_at timestamptz not null,
  -- Corrected in place since; null: never.
  changed_at timestamptz,
  primary key (company_id, schedule_id, account_id, version),
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade,
  check ((version = 1) = (reason = ''))
);

do $$
declare t text;
begin
  foreach t in array array['scorecard_drafts', 'scorecards'] loop
    execute format('alter table %I enable row level security, force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('create policy own_jobs on %I as restrictive
      using ((select app_all_jobs()) is not null or schedule_id in (select app_interviews_of_jobs()))', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;

-- An hour and a day after it whoever owes a scorecard is reminded.
create function after_appointment_over() returns trigger language plpgsql as $$
begin
  insert into due_work (kind, subject_id, owner_id, due_at)
  select kind, new.schedule_id, new.company_id, new.ends_at + later
    from (values ('scorecard-hour', interval '1 hour'), ('scorecard-day', interval '24 hours')) as t (kind, later)
  on conflict (kind, subject_id) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger appointment_over after update of state on appointments
  for each row when (new.state = 'over' and old.state <> 'over') execute function after_appointment_over();
create trigger scorecard_hour_over after delete on interview_schedules
  for each row execute function end_due('scorecard-hour');
create trigger scorecard_day_over after delete on interview_schedules
  for each row execute function end_due('scorecard-day');
