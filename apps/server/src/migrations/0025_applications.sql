-- Applications: who applied for which job, with what, and every stage they went through.

-- What a job asks of whoever applies; the advert carries the published copy.
create table job_questions (
  company_id bigint not null references tenants (id),
  job_id bigint not null,
  position integer not null,
  kind text not null check (kind in ('short-text', 'long-text', 'number', 'date', 'yes-no', 'single-choice', 'multiple-choice', 'link')),
  label text not null,
  is_required boolean not null,
  -- The answers to choose from, in order; empty for the other kinds.
  options text[] not null default '{}',
  -- Answers that rule somebody out ('yes', 'no' or options); empty: none does.
  knock_out text[] not null default '{}',
  primary key (company_id, job_id, position),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
alter table job_adverts add column questions jsonb not null default '[]';

-- What is asked for within how many days; null: no reply is promised in this stage.
alter table job_stages add column reply_within_days integer check (reply_within_days between 1 and 365);

alter table candidates
  add column phone text not null default '',
  add column city text not null default '',
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column headline text not null default '',
  add column experience_years integer check (experience_years between 0 and 80),
  add column available_from date,
  add column links text[] not null default '{}',
  -- Small letters, sorted, each once.
  add column skills text[] not null default '{}',
  add column tags text[] not null default '{}',
  -- How the company first met them.
  add column source text not null default 'added' check (source in ('career-page', 'added', 'imported', 'referral', 'interview')),
  add column last_activity_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();

create table candidate_files (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  candidate_id bigint not null,
  kind text not null check (kind in ('cv', 'other')),
  file_name text not null,
  content_type text not null,
  bytes bigint not null,
  sha256 text not null,
  object_key text not null,
  -- Null: the candidate sent it.
  uploaded_by bigint references accounts (id),
  uploaded_at timestamptz not null,
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, candidate_id) references candidates (company_id, id)
);
create index candidate_files_of on candidate_files (company_id, candidate_id, id desc);

-- What a candidate agreed to, in the words they were shown.
create table candidate_consents (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  candidate_id bigint not null,
  purpose text not null check (purpose in ('application', 'talent-pool')),
  version integer not null,
  text text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, candidate_id) references candidates (company_id, id)
);
create index candidate_consents_of on candidate_consents (company_id, candidate_id, id desc);

create table rejection_reasons (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  name text not null,
  -- Who says no.
  kind text not null check (kind in ('company', 'candidate')),
  position integer not null,
  archived_at timestamptz,
  primary key (company_id, id)
);

create table applications (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  job_id bigint not null,
  candidate_id bigint not null,
  stage_id bigint not null,
  -- Rejected and withdrawn keep their stage: it is where they left, and where they come back to.
  status text not null default 'active' check (status in ('active', 'rejected', 'withdrawn', 'hired')),
  version integer not null default 1,
  source text not null check (source in ('career-page', 'added', 'imported', 'referral', 'interview')),
  -- The address that led to the form, or who referred; free text.
  source_detail text not null default '',
  cover_letter text not null default '',
  cv_file_id bigint,
  consent_id bigint,
  -- An answer ruled them out; people decide, this only says so.
  is_knocked_out boolean not null default false,
  applied_at timestamptz not null,
  stage_since timestamptz not null,
  reply_by timestamptz,
  status_changed_at timestamptz,
  status_changed_by bigint references accounts (id),
  rejection_reason_id bigint,
  primary key (company_id, id),
  unique (company_id, job_id, candidate_id),
  foreign key (company_id, job_id) references jobs (company_id, id),
  foreign key (company_id, candidate_id) references candidates (company_id, id),
  foreign key (company_id, stage_id) references job_stages (company_id, id),
  foreign key (company_id, cv_file_id) references candidate_files (company_id, id),
  foreign key (company_id, consent_id) references candidate_consents (company_id, id),
  foreign key (company_id, rejection_reason_id) references rejection_reasons (company_id, id)
);
-- A board's column, oldest in the stage first; and a candidate's applications.
create index applications_of_stage on applications (company_id, job_id, status, stage_id, stage_since, id);
create index applications_of_candidate on applications (company_id, candidate_id, id desc);
create index applications_reply_by on applications (company_id, reply_by) where status = 'active' and reply_by is not null;

create table application_answers (
  company_id bigint not null references tenants (id),
  application_id bigint not null,
  position integer not null,
  -- As they were asked: the job's questions may change afterwards.
  kind text not null,
  label text not null,
  -- Text, 'yes' or 'no', a number, or a list of options.
  answer jsonb not null,
  is_knock_out boolean not null default false,
  primary key (company_id, application_id, position),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
);

-- Every step of an application, never changed; an undone one points at what undid it.
create table application_moves (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  application_id bigint not null,
  kind text not null check (kind in ('applied', 'moved', 'rejected', 'withdrawn', 'hired', 'reopened', 'undone')),
  from_stage text,
  to_stage text,
  from_status text,
  to_status text not null,
  reason text not null default '',
  -- Null: the candidate, or the product itself.
  moved_by bigint references accounts (id),
  moved_at timestamptz not null,
  undoes bigint,
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
);
create index application_moves_of on application_moves (company_id, application_id, id desc);

do $$
declare t text;
begin
  foreach t in array array['job_questions', 'candidate_files', 'candidate_consents', 'rejection_reasons',
    'applications', 'application_answers', 'application_moves'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
