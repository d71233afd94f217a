-- Inviting candidates: what the mail said, every mail about an interview, and requests that must not act twice.

alter table interview_schedules
  -- The application that the interview belongs to, where the candidate applied for the job.
  add column application_id bigint,
  -- The zone in which the mails say the window.
  add column time_zone text not null default 'UTC',
  -- The recruiter's words, kept for mails that are sent again; null for what was invited without a mail.
  add column message_subject text,
  add column message_text text,
  add column reminder_hours integer[] not null default '{}',
  add column cancel_reason text,
  add column cancelled_by bigint references accounts (id),
  add foreign key (company_id, application_id) references applications (company_id, id);

-- The list of a job's interviews, newest first.
create index interview_schedules_of_job on interview_schedules (company_id, job_id, created_at desc, id desc);
create index interview_schedules_of_application on interview_schedules (company_id, application_id)
  where application_id is not null;

-- Every mail about an interview, posted or to come. A row is posted, dropped or waiting, and leaves waiting once.
create table interview_mails (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  schedule_id bigint not null,
  kind text not null check (kind in ('invitation', 'resent', 'reminder', 'extended', 'cancelled')),
  due_at timestamptz not null,
  posted_at timestamptz,
  -- No longer wanted: started, cancelled, over, or moved to another time.
  dropped_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade,
  check (posted_at is null or dropped_at is null)
);
create index interview_mails_of on interview_mails (company_id, schedule_id, id);
-- The job that sends reminders, every minute.
create index interview_mails_waiting on interview_mails (company_id, due_at) where posted_at is null and dropped_at is null;
-- How many were sent today.
create index interview_mails_posted on interview_mails (company_id, posted_at) where posted_at is not null;

-- A page's request by the name that the page gave it: the second one with this name gets the reply of the first.
create table schedule_requests (
  company_id bigint not null references tenants (id),
  request_key uuid not null,
  account_id bigint not null references accounts (id),
  body_hash text not null,
  -- Null only inside the transaction that writes it.
  reply jsonb,
  created_at timestamptz not null,
  primary key (company_id, request_key)
);

do $$
declare t text;
begin
  foreach t in array array['interview_mails', 'schedule_requests'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
