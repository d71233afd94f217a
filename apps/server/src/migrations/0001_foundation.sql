-- The foundation: who owns a row, who may see it, and what an interview is made of.
--
-- Invariants every later migration keeps (row-level-security.test.ts proves them):
--   * a company-owned table has company_id, its primary key begins with it, every foreign key
--     between such tables carries it (so the schema distributes by company_id as it stands);
--   * row-level security is enabled AND forced, with USING and WITH CHECK;
--   * the application connects as candor_app, which owns nothing and cannot bypass security.

-- ---------------------------------------------------------------- context
-- Unset or empty context compares as null, so a forgotten context shows no rows instead of all.
create function app_company() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.company_id', true), '')::bigint $$;
create function app_account() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.account_id', true), '')::bigint $$;

-- ---------------------------------------------------------------- global directory
create table tenants (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now()
);

create table accounts (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  password_hash text,
  first_name text not null,
  last_name text not null,
  user_types text[] not null check (cardinality(user_types) > 0),
  email_confirmed_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);

create table sessions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id),
  company_id_at_login bigint references tenants (id),
  user_type text not null,
  handle_hash text not null unique,
  user_agent text,
  ip text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text
);
create index sessions_account on sessions (account_id) where revoked_at is null;

create table refresh_tokens (
  id bigint generated always as identity primary key,
  session_id bigint not null references sessions (id) on delete cascade,
  parent_id bigint references refresh_tokens (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

create table terms (
  id bigint generated always as identity primary key,
  type text not null check (type in ('Bot', 'FacialTracking', 'RecordingViewer')),
  version integer not null,
  terms_and_conditions text not null,
  published_at timestamptz not null default now(),
  unique (type, version)
);

-- rate-limiter-flexible's own shape; created here because the application role has no DDL.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- ---------------------------------------------------------------- companies and people
create table companies (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  name text not null,
  slug text not null,
  website text,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id)
);

create table memberships (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  account_id bigint not null references accounts (id),
  role text not null check (role in ('COMPANY_ADMIN', 'COMPANY_USER')),
  status text not null default 'active' check (status in ('pending', 'active', 'suspended')),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, account_id)
);
create index memberships_account on memberships (account_id);

create table candidates (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  account_id bigint references accounts (id),
  email text not null check (email = lower(email) and length(email) <= 254),
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, email)
);

create table jobs (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  title text not null,
  location text,
  status text not null default 'open' check (status in ('draft', 'open', 'paused', 'closed', 'archived')),
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);

-- ---------------------------------------------------------------- questions
create table skills (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  name text not null,
  primary key (company_id, id),
  unique (company_id, name)
);

-- A question row never changes once an attempt shows it: an edit is a new row of the same family.
create table questions (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  family_id bigint not null,
  version integer not null default 1,
  skill_id bigint not null,
  stem text not null,
  code text,
  difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
  explanation text,
  status text not null default 'live' check (status in ('draft', 'review', 'live', 'retired')),
  author_account_id bigint references accounts (id),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, family_id, version),
  foreign key (company_id, skill_id) references skills (company_id, id)
);
create index questions_skill on questions (company_id, skill_id, status);

create table question_options (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  question_id bigint not null,
  label text not null check (label in ('A', 'B', 'C', 'D')),
  text text not null,
  is_key boolean not null default false,
  primary key (company_id, id),
  unique (company_id, question_id, label),
  foreign key (company_id, question_id) references questions (company_id, id) on delete cascade
);
create unique index question_options_one_key on question_options (company_id, question_id) where is_key;

create table blueprints (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  name text not null,
  minutes integer not null default 30 check (minutes between 1 and 480),
  pass_percent integer check (pass_percent between 0 and 100),
  shuffle_questions boolean not null default true,
  facial_tracking boolean not null default false,
  voice_tracking boolean not null default false,
  keyboard_tracking boolean not null default true,
  record_screen boolean not null default true,
  system_audio text not null default 'when-available' check (system_audio in ('required', 'when-available')),
  retention_days integer not null default 90 check (retention_days between 1 and 3650),
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);

create table blueprint_skills (
  company_id bigint not null references tenants (id),
  blueprint_id bigint not null,
  skill_id bigint not null,
  position integer not null,
  question_count integer not null check (question_count > 0),
  difficulty text check (difficulty in ('easy', 'medium', 'hard')),
  primary key (company_id, blueprint_id, skill_id),
  foreign key (company_id, blueprint_id) references blueprints (company_id, id) on delete cascade,
  foreign key (company_id, skill_id) references skills (company_id, id)
);

-- ---------------------------------------------------------------- scheduling
create table interview_schedules (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  job_id bigint not null,
  candidate_id bigint not null,
  blueprint_id bigint not null,
  opens_at timestamptz not null default now(),
  closes_at timestamptz not null,
  cancelled_at timestamptz,
  -- { extraMinutes?, monitorsOff?: string[], keyboardNavigation?, noCamera? }: private
  accommodations jsonb not null default '{}'::jsonb,
  created_by_account_id bigint references accounts (id),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  check (closes_at > opens_at),
  foreign key (company_id, job_id) references jobs (company_id, id),
  foreign key (company_id, candidate_id) references candidates (company_id, id),
  foreign key (company_id, blueprint_id) references blueprints (company_id, id)
);
create index interview_schedules_candidate on interview_schedules (company_id, candidate_id);
create index interview_schedules_created on interview_schedules (company_id, created_at desc, id desc);

-- The token itself carries the company's id, so no global index of hashes is needed.
create table interview_links (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  schedule_id bigint not null,
  purpose text not null check (purpose in ('bot-interview', 'recording')),
  token_hash text not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  opened_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, token_hash),
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade
);
create index interview_links_schedule on interview_links (company_id, schedule_id);

-- ---------------------------------------------------------------- attempts
create table attempts (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  schedule_id bigint not null,
  status text not null default 'in-progress' check (status in ('in-progress', 'submitted', 'timed-out')),
  -- The page life that may write; 1 for the first. tokenUsedCount of the specification is life - 1.
  life integer not null default 1,
  terms_id bigint references terms (id),
  terms_accepted_at timestamptz,
  facial_terms_accepted_at timestamptz,
  started_at timestamptz not null,
  deadline_at timestamptz not null,
  ended_at timestamptz,
  question_count integer not null,
  correct_count integer,
  answered_count integer,
  primary key (company_id, id),
  unique (company_id, schedule_id),
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id),
  check ((status = 'in-progress') = (ended_at is null))
);

create table attempt_lives (
  company_id bigint not null references tenants (id),
  attempt_id bigint not null,
  life integer not null,
  device_id uuid not null,
  user_agent text,
  ip text,
  started_at timestamptz not null,
  primary key (company_id, attempt_id, life),
  foreign key (company_id, attempt_id) references attempts (company_id, id) on delete cascade
);

create table attempt_questions (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  attempt_id bigint not null,
  question_id bigint not null,
  skill_id bigint not null,
  position integer not null,
  primary key (company_id, id),
  unique (company_id, attempt_id, question_id),
  unique (company_id, attempt_id, id),
  foreign key (company_id, attempt_id) references attempts (company_id, id) on delete cascade,
  foreign key (company_id, question_id) references questions (company_id, id),
  foreign key (company_id, skill_id) references skills (company_id, id)
);

-- One row once the candidate has seen the question; choice is null until an option is chosen.
create table answers (
  company_id bigint not null references tenants (id),
  attempt_question_id bigint not null,
  attempt_id bigint not null,
  choice bigint,
  revision integer not null,
  life integer not null,
  viewed_life integer not null,
  answered_at timestamptz not null,
  received_at timestamptz not null,
  primary key (company_id, attempt_question_id),
  foreign key (company_id, attempt_id, attempt_question_id)
    references attempt_questions (company_id, attempt_id, id) on delete cascade,
  foreign key (company_id, choice) references question_options (company_id, id)
);
create index answers_attempt on answers (company_id, attempt_id);

-- Kept for the reviewer, never scored.
create table late_answers (
  company_id bigint not null references tenants (id),
  attempt_question_id bigint not null,
  life integer not null,
  revision integer not null,
  attempt_id bigint not null,
  choice bigint,
  answered_at timestamptz not null,
  received_at timestamptz not null,
  primary key (company_id, attempt_question_id, life, revision),
  foreign key (company_id, attempt_id, attempt_question_id)
    references attempt_questions (company_id, attempt_id, id) on delete cascade,
  foreign key (company_id, choice) references question_options (company_id, id)
);

-- What the room itself saw (fullscreen left, tab hidden, share stopped …). Partitioned by the
-- attempt's start, which a resend repeats exactly, so that the idempotency key stays unique.
create table attempt_events (
  company_id bigint not null,
  attempt_id bigint not null,
  attempt_started_at timestamptz not null,
  event_key uuid not null,
  kind text not null,
  life integer not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null default now(),
  detail jsonb not null default '{}'::jsonb,
  primary key (company_id, attempt_id, attempt_started_at, event_key)
) partition by range (attempt_started_at);

-- ---------------------------------------------------------------- proctoring
create table proctoring_sessions (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  attempt_id bigint not null,
  candidate_id bigint not null,
  is_active boolean not null default true,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text check (end_reason in ('IMMEDIATE_VIOLATION', 'MANUAL_SUBMIT', 'PANEL_CLOSED', 'INTERVIEW_COMPLETED')),
  counters jsonb not null default '{}'::jsonb,
  primary key (company_id, id),
  foreign key (company_id, attempt_id) references attempts (company_id, id) on delete cascade,
  foreign key (company_id, candidate_id) references candidates (company_id, id)
);
create index proctoring_sessions_attempt on proctoring_sessions (company_id, attempt_id);

create table proctoring_events (
  company_id bigint not null,
  session_id bigint not null,
  session_started_at timestamptz not null,
  event_key uuid not null,
  tracking_system text not null check (tracking_system in ('eye', 'voice', 'keyboard')),
  violation_type text not null,
  severity_level text not null check (severity_level in ('low', 'medium', 'high', 'critical')),
  confidence real,
  detected_at timestamptz not null,
  received_at timestamptz not null default now(),
  violation_description text,
  violation_data jsonb not null default '{}'::jsonb,
  primary key (company_id, session_id, session_started_at, event_key)
) partition by range (session_started_at);

-- ---------------------------------------------------------------- recordings
create table recordings (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  attempt_id bigint not null,
  status text not null default 'receiving'
    check (status in ('receiving', 'processing', 'playable', 'failed', 'empty')),
  object_key text,
  mime_type text,
  video_codec text,
  audio_codec text,
  bytes bigint,
  duration_ms bigint,
  sha256 text,
  -- [{ atMs, missingMs, because }] on the recording's own time line
  gaps jsonb not null default '[]'::jsonb,
  -- [{ startedAt, atMs, durationMs, systemAudio, microphone }] on the recording's own time line
  timeline jsonb not null default '[]'::jsonb,
  failure text,
  processing_since timestamptz,
  playable_at timestamptz,
  verified_at timestamptz,
  raw_removed_at timestamptz,
  -- When the segments of object_key were read: one completed later calls for another join.
  joined_at timestamptz,
  -- Objects made for this recording that are not object_key, or no longer: a killed worker's, one that
  -- was replaced. They go with the raw parts; viewers may hold their URLs until then.
  spare_keys text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, attempt_id),
  foreign key (company_id, attempt_id) references attempts (company_id, id)
);

create table recording_segments (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  recording_id bigint not null,
  attempt_id bigint not null,
  segment_key uuid not null,
  -- A segment whose upload was closed goes on in another one, from this byte of the segment.
  starts_at_byte bigint not null default 0,
  life integer not null,
  upload_id text not null,
  object_key text not null,
  mime_type text not null,
  status text not null default 'open' check (status in ('open', 'completed', 'empty')),
  system_audio boolean not null default false,
  microphone boolean not null default true,
  started_at timestamptz not null,
  ended_at timestamptz,
  bytes bigint,
  completed_by text check (completed_by in ('candidate', 'server')),
  completed_at timestamptz,
  last_activity_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, attempt_id, segment_key, starts_at_byte),
  unique (company_id, object_key),
  foreign key (company_id, recording_id) references recordings (company_id, id) on delete cascade,
  foreign key (company_id, attempt_id) references attempts (company_id, id)
);
create index recording_segments_recording on recording_segments (company_id, recording_id);
create index recording_segments_open on recording_segments (company_id, last_activity_at) where status = 'open';

-- ---------------------------------------------------------------- audit
-- Company 0 is the platform's own chain, so there is no foreign key to tenants here.
create table audit_log (
  company_id bigint not null,
  id bigint generated always as identity,
  occurred_at timestamptz not null,
  seq bigint not null,
  actor_kind text not null,
  actor_account_id bigint,
  action text not null,
  object_kind text not null,
  object_id text,
  before jsonb,
  after jsonb,
  ip text,
  user_agent text,
  request_id text,
  previous_hash text not null,
  hash text not null,
  primary key (company_id, id, occurred_at)
) partition by range (occurred_at);
create index audit_log_object on audit_log (company_id, object_kind, object_id);
create index audit_log_seq on audit_log (company_id, seq);

create table audit_heads (
  company_id bigint primary key,
  seq bigint not null,
  hash text not null
);

-- ---------------------------------------------------------------- monthly partitions
-- Monthly partitions of every range-partitioned table: the last month, this one, the next three, and a default that
-- takes whatever nobody prepared for. As the owner, so that the application's monthly job may call it.
create function ensure_partitions() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  parent name;
  month timestamp;
  part text;
begin
  -- Two callers creating the same partition would collide.
  perform pg_advisory_xact_lock(hashtext('ensure_partitions'));
  for parent in
    select c.relname from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
     where p.partstrat = 'r' and c.relnamespace = 'public'::regnamespace
  loop
    if to_regclass(format('public.%I', parent || '_default')) is null then
      execute format('create table public.%I partition of public.%I default', parent || '_default', parent);
    end if;
    for ahead in -1..3 loop
      month := date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead);
      part := parent || to_char(month, '_YYYY_MM');
      if to_regclass(format('public.%I', part)) is null then
        begin
          execute format('create table public.%I partition of public.%I for values from (%L) to (%L)',
            part, parent, month::text || '+00', (month + interval '1 month')::text || '+00');
        exception when check_violation then
          -- Rows of that month are in the default partition already and may stay there.
          raise warning '% stays in the default partition', part;
        end;
      end if;
    end loop;
  end loop;
end $$;
revoke execute on function ensure_partitions() from public;
grant execute on function ensure_partitions() to candor_app;
select ensure_partitions();

-- ---------------------------------------------------------------- row-level security
do $$
declare t text;
begin
  foreach t in array array[
    'companies', 'candidates', 'jobs', 'skills', 'questions', 'question_options', 'blueprints',
    'blueprint_skills', 'interview_schedules', 'interview_links', 'attempts', 'attempt_lives',
    'attempt_questions', 'answers', 'late_answers', 'attempt_events', 'proctoring_sessions',
    'proctoring_events', 'recordings', 'recording_segments', 'audit_log', 'audit_heads'
  ] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
  end loop;
end $$;

-- A person sees the memberships that are theirs before any company is chosen (sign-in).
alter table memberships enable row level security;
alter table memberships force row level security;
create policy own_company on memberships
  using (company_id = app_company() or account_id = app_account())
  with check (company_id = app_company());

-- ---------------------------------------------------------------- the application's rights
grant usage on schema public to candor_app;
grant select, insert on tenants, terms to candor_app;
grant select, insert, update, delete on
  accounts, sessions, refresh_tokens, rate_limits, companies, memberships, candidates, jobs, skills,
  questions, question_options, blueprints, blueprint_skills, interview_schedules, interview_links,
  attempts, attempt_lives, attempt_questions, answers, late_answers, attempt_events,
  proctoring_sessions, proctoring_events, recordings, recording_segments
  to candor_app;
-- Append-only: no update, no delete. The head moves, it is never removed.
grant select, insert on audit_log to candor_app;
grant select, insert, update on audit_heads to candor_app;
