-- The question bank and the tests: versions, pictures, figures of items, reports of errors.

create table question_images (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  object_key text not null,
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp')),
  bytes integer not null check (bytes between 1 and 2000000),
  created_by bigint references accounts (id),
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);

alter table questions
  -- Rises with each change of a version that nobody was shown yet.
  add column revision integer not null default 1,
  -- The newest version of its family: the row that the bank lists.
  add column is_latest boolean not null default true,
  add column image_id bigint,
  add column image_alt text not null default '',
  add column time_hint_seconds integer check (time_hint_seconds between 5 and 3600),
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint references accounts (id),
  -- What duplicates have in common. The same expression is asked with in question-list-store.ts.
  add column fingerprint text not null generated always as
    (md5(lower(btrim(regexp_replace(stem, '\s+', ' ', 'g'))) || '|' || coalesce(code, ''))) stored,
  add column search tsvector not null generated always as
    (to_tsvector('simple', stem || ' ' || coalesce(code, ''))) stored,
  add foreign key (company_id, image_id) references question_images (company_id, id);

-- The bank's default order, and its pages.
create index questions_latest on questions (company_id, updated_at desc, id desc) where is_latest;
-- At most one version of a family is drawn.
create unique index questions_one_live on questions (company_id, family_id) where status = 'live';
-- Duplicates of an import's rows.
create index questions_fingerprint on questions (company_id, fingerprint) where is_latest;

-- Classical item analysis of each version, replaced as a whole by a job. See docs/decisions/0154.
create table question_figures (
  company_id bigint not null references tenants (id),
  question_id bigint not null,
  -- Drawn into an attempt that is over.
  shown integer not null,
  -- Seen by the candidate: what facility and discrimination are about.
  answered integer not null,
  correct integer not null,
  facility double precision,
  discrimination double precision,
  measured_at timestamptz not null,
  primary key (company_id, question_id),
  foreign key (company_id, question_id) references questions (company_id, id) on delete cascade
);

create table question_measurements (
  company_id bigint not null references tenants (id),
  -- Attempts that were over when the company's questions were last measured.
  attempts bigint not null,
  measured_at timestamptz not null,
  primary key (company_id)
);
-- How many attempts are over, and which of them a question was drawn into.
create index attempt_questions_question on attempt_questions (company_id, question_id);

create table question_reports (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  question_id bigint not null,
  -- Made by the page that reports, so that a repeat is stored once.
  report_key uuid not null,
  -- Set for a candidate's report, made during the interview.
  attempt_question_id bigint,
  -- Set for a colleague's.
  account_id bigint references accounts (id),
  text text not null check (length(text) between 1 and 500),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by bigint references accounts (id),
  resolution text check (resolution in ('retired', 'new-version', 'no-error')),
  primary key (company_id, id),
  unique (company_id, report_key),
  check ((attempt_question_id is null) <> (account_id is null)),
  check ((resolved_at is null) = (resolution is null)),
  foreign key (company_id, question_id) references questions (company_id, id) on delete cascade,
  foreign key (company_id, attempt_question_id) references attempt_questions (company_id, id) on delete cascade
);
-- The queue, oldest first; and its count.
create index question_reports_open on question_reports (company_id, created_at, id) where resolved_at is null;
create index question_reports_question on question_reports (company_id, question_id);

alter table blueprints
  -- Null for the first version, whose id names the family.
  add column family_id bigint,
  add column version integer not null default 1,
  -- Rises with each change of a version that was sent to nobody yet.
  add column revision integer not null default 1,
  -- The newest version: the row that can be scheduled.
  add column is_latest boolean not null default true,
  add column draw text not null default 'random' check (draw in ('random', 'fixed')),
  add column shuffle_options boolean not null default false,
  -- Whether the candidate may know the pass mark.
  add column show_pass_mark boolean not null default false,
  -- { extraMinutes?, monitorsOff?: string[], keyboardNavigation?, noCamera? }: what an invitation begins with
  add column default_accommodations jsonb not null default '{}'::jsonb,
  add column archived_at timestamptz,
  add column created_by bigint references accounts (id),
  add column updated_by bigint references accounts (id),
  add column updated_at timestamptz not null default now();

create index blueprints_latest on blueprints (company_id, updated_at desc, id desc) where is_latest;
create unique index blueprints_versions on blueprints (company_id, coalesce(family_id, id), version);
-- Used by: how many interviews, of how many jobs.
create index interview_schedules_blueprint on interview_schedules (company_id, blueprint_id, job_id);

-- The same skill may be asked twice, easy and hard.
alter table blueprint_skills drop constraint blueprint_skills_pkey;
alter table blueprint_skills add primary key (company_id, blueprint_id, position);

-- A fixed list names families: what is drawn is the version that is live when an interview starts.
create table blueprint_questions (
  company_id bigint not null references tenants (id),
  blueprint_id bigint not null,
  position integer not null,
  family_id bigint not null,
  primary key (company_id, blueprint_id, position),
  unique (company_id, blueprint_id, family_id),
  foreign key (company_id, blueprint_id) references blueprints (company_id, id) on delete cascade,
  foreign key (company_id, family_id) references questions (company_id, id)
);
create index blueprint_questions_family on blueprint_questions (company_id, family_id);

-- The order in which this candidate sees the options, such as 'CAB'; null: as they are stored.
alter table attempt_questions add column option_order text check (option_order ~ '^[A-D]{2,4}$');

do $$
declare t text;
begin
  foreach t in array array['question_images', 'question_figures', 'question_measurements', 'question_reports', 'blueprint_questions'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
