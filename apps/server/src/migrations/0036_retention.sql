-- How long each kind of data is kept, what was deleted for it, and who is held back from deletion.

-- A kind without a row is kept for the product's default.
create table retention_rules (
  company_id bigint not null references tenants (id),
  kind text not null check (kind in ('recordings', 'monitor-evidence', 'interviews', 'applications', 'talent-pool', 'messages')),
  days integer not null check (days between 1 and 3650),
  -- Why this long.
  reason text not null default '',
  updated_at timestamptz not null,
  updated_by bigint references accounts (id),
  primary key (company_id, kind)
);

-- The newest run of each company; what older ones deleted stands in the audit log.
create table retention_runs (
  company_id bigint not null references tenants (id),
  started_at timestamptz not null,
  -- Null while it runs, and where it was killed: the next run goes on.
  finished_at timestamptz,
  -- { kind: count }
  deleted jsonb not null default '{}'::jsonb,
  primary key (company_id)
);

do $$
declare t text;
begin
  foreach t in array array['retention_rules', 'retention_runs'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;

-- A recording that is gone keeps its row, which says so: an object without a row would be found by nobody.
alter table recordings
  add column deleted_at timestamptz,
  drop constraint recordings_status_check,
  add constraint recordings_status_check
    check (status in ('receiving', 'processing', 'playable', 'failed', 'empty', 'deleted')),
  add constraint recordings_deleted check ((status = 'deleted') = (deleted_at is not null));

alter table attempts
  -- How many days the candidate was told that the recording is kept. Never exceeded; null: nothing was told.
  add column told_recording_days integer check (told_recording_days > 0),
  add column evidence_deleted_at timestamptz;

alter table candidates
  -- Held back from every deletion while this says why.
  add column held_because text check (length(held_because) between 1 and 500),
  add column held_at timestamptz,
  add column held_by bigint references accounts (id);

-- Before any policy stands, so that the owner of the tables sees what is there already.
alter table attempts no force row level security;
alter table interview_schedules no force row level security;
alter table blueprints no force row level security;
update attempts a set told_recording_days = b.retention_days
  from interview_schedules s
  join blueprints b on b.company_id = s.company_id and b.id = s.blueprint_id
 where s.company_id = a.company_id and s.id = a.schedule_id;
alter table attempts force row level security;
alter table interview_schedules force row level security;
alter table blueprints force row level security;

grant delete on proctoring_health, proctoring_verdicts to candor_app;

-- What is due (retention's stores), of each kind: recordings that are kept, evidence that is kept, applications that
-- are over, sent mails, people without anything.
create index recordings_kept on recordings (company_id, attempt_id) where deleted_at is null;
create index attempts_with_evidence on attempts (company_id, ended_at, id)
  where ended_at is not null and evidence_deleted_at is null;
create index applications_over on applications (company_id, status_changed_at, id)
  where status in ('rejected', 'withdrawn');
create index planned_mails_over on planned_mails (company_id, created_at, id)
  where sent_at is not null or cancelled_at is not null;
create index candidates_idle on candidates (company_id, last_activity_at, id) where held_at is null;
create index candidates_held on candidates (company_id, held_at desc, id desc) where held_at is not null;
-- Objects whose rows are marked: the run deletes them and then the row.
create index candidate_files_removed on candidate_files (company_id, id) where removed_at is not null;
create index recording_segments_of_attempt on recording_segments (company_id, attempt_id);
