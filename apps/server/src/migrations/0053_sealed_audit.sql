-- Values of persons in the audit log are sealed with keys of that person (features/operations/audit/person-key-store.ts). Whoever
-- deletes the person, the application or the interview destroys the key with it, and what the log said of them is gone.

create table person_keys (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  -- What the key was made for. The number stays when two records of one person are merged; the references follow.
  kind text not null check (kind in ('candidate', 'application', 'interview')),
  object_id bigint not null,
  candidate_id bigint not null,
  application_id bigint,
  schedule_id bigint,
  -- 32 bytes under the installation's key.
  sealed_key text not null,
  primary key (company_id, id),
  unique (company_id, kind, object_id),
  check ((kind = 'application') = (application_id is not null) and (kind = 'interview') = (schedule_id is not null)),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade,
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade
);
create index person_keys_candidate on person_keys (company_id, candidate_id);
create index person_keys_application on person_keys (company_id, application_id) where application_id is not null;
create index person_keys_schedule on person_keys (company_id, schedule_id) where schedule_id is not null;
alter table person_keys enable row level security;
alter table person_keys force row level security;
create policy own_company on person_keys using (company_id = app_company()) with check (company_id = app_company());
grant select, insert, update, delete on person_keys to candor_app;

alter table audit_log
  -- before, after and the origin of a person's own deeds, under the key `key_id`; those columns are null then.
  add column sealed text,
  add column key_id bigint,
  -- Only of rows that were written in plain text and sealed later: the entry that vouches for what they are now.
  add column sealed_by bigint;

-- False for the chains there are: the next start seals what they hold in plain text (seal-earlier.ts).
alter table audit_heads add column are_earlier_sealed boolean not null default false;
alter table audit_heads alter column are_earlier_sealed set default true;
