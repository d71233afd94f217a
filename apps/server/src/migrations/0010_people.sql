-- People: what candidates and interviewers say about themselves, who they prove to be, and the platform's switches.
--
-- These rows belong to a person, not to a company: row-level security compares account_id with the account that the
-- transaction names. A super admin may read some of them; the account's own row says who is one, not the request.

create function app_is_super_admin() returns boolean language sql stable parallel safe
  as $$ select exists (select from accounts where id = app_account()
                         and 'SUPER_ADMIN' = any (user_types) and disabled_at is null) $$;
-- Only a proved address stands for a person.
create function app_account_email() returns text language sql stable parallel safe
  as $$ select email from accounts where id = app_account()
                         and email_confirmed_at is not null and disabled_at is null $$;

-- One person may be a candidate and an interviewer: what is the same in both is asked and kept once.
create table people (
  account_id bigint primary key references accounts (id) on delete cascade,
  phone text not null,
  country text not null,
  city text not null,
  time_zone text not null,
  updated_at timestamptz not null
);

create table candidate_profiles (
  account_id bigint primary key references accounts (id) on delete cascade,
  person_done_at timestamptz not null,
  work_done_at timestamptz,
  preferences_done_at timestamptz,
  -- { workTypes, locations, salary, availableFrom }: the form of step 3
  preferences jsonb
);

create table interviewer_profiles (
  account_id bigint primary key references accounts (id) on delete cascade,
  headline text not null,
  person_done_at timestamptz not null,
  employment_done_at timestamptz
);

-- Months, as 2024-03. A job without its end is the current one.
create table educations (
  account_id bigint not null references accounts (id) on delete cascade,
  id bigint generated always as identity,
  position integer not null,
  school text not null,
  degree text not null,
  field text not null,
  started text not null,
  ended text,
  primary key (account_id, id)
);
create table employments (
  account_id bigint not null references accounts (id) on delete cascade,
  id bigint generated always as identity,
  position integer not null,
  employer text not null,
  title text not null,
  started text not null,
  ended text,
  primary key (account_id, id)
);
create table person_skills (
  account_id bigint not null references accounts (id) on delete cascade,
  name text not null,
  position integer not null,
  -- 1 to 5, one's own word; null when it was not asked.
  rating integer check (rating between 1 and 5),
  primary key (account_id, name)
);
create table person_languages (
  account_id bigint not null references accounts (id) on delete cascade,
  name text not null,
  position integer not null,
  level text not null,
  primary key (account_id, name)
);

-- Every yes to a version of a text; a no is a date on the yes.
create table consents (
  account_id bigint not null references accounts (id) on delete cascade,
  id bigint generated always as identity,
  purpose text not null check (purpose in ('privacy', 'talent-pool')),
  version integer not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (account_id, id)
);
create unique index consents_standing on consents (account_id, purpose, version) where withdrawn_at is null;

-- What was typed and not yet handed in, step by step.
create table registration_drafts (
  account_id bigint not null references accounts (id) on delete cascade,
  form text not null,
  -- As the page wrote it; nobody but that page reads it.
  content text not null,
  saved_at timestamptz not null,
  primary key (account_id, form)
);

create table documents (
  account_id bigint not null references accounts (id) on delete cascade,
  id bigint generated always as identity,
  kind text not null check (kind in ('cv', 'identity-front', 'identity-back', 'identity-selfie')),
  object_key text not null,
  content_type text not null,
  bytes bigint not null,
  file_name text not null,
  uploaded_at timestamptz not null,
  removed_at timestamptz,
  primary key (account_id, id)
);

create table identity_checks (
  account_id bigint not null references accounts (id) on delete cascade,
  id bigint generated always as identity,
  document_type text not null check (document_type in ('passport', 'identity-card', 'driving-licence')),
  front_id bigint not null,
  back_id bigint,
  selfie_id bigint,
  provider text not null,
  status text not null check (status in ('pending', 'approved', 'refused')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references accounts (id),
  reason text,
  primary key (account_id, id),
  foreign key (account_id, front_id) references documents (account_id, id),
  foreign key (account_id, back_id) references documents (account_id, id),
  foreign key (account_id, selfie_id) references documents (account_id, id),
  check ((status = 'pending') = (decided_at is null)),
  check ((status = 'refused') = (reason is not null))
);
-- One that waits or was approved, at most: a second one needs the first to be refused.
create unique index identity_checks_standing on identity_checks (account_id) where status <> 'refused';
create index identity_checks_waiting on identity_checks (submitted_at) where status = 'pending';

do $$
declare t text;
begin
  foreach t in array array['people', 'candidate_profiles', 'educations', 'employments', 'person_skills',
    'person_languages', 'consents', 'registration_drafts'] loop
    execute format('alter table %I enable row level security, force row level security', t);
    execute format('create policy own on %I using (account_id = app_account()) with check (account_id = app_account())', t);
  end loop;
end $$;

-- What a super admin needs to see to judge who somebody is; writing stays the person's own.
alter table interviewer_profiles enable row level security, force row level security;
create policy own on interviewer_profiles using (account_id = app_account()) with check (account_id = app_account());
create policy administration on interviewer_profiles for select
  using (account_id is not null and (select app_is_super_admin()));
alter table documents enable row level security, force row level security;
create policy own on documents using (account_id = app_account()) with check (account_id = app_account());
create policy administration on documents for select
  using (account_id is not null and kind <> 'cv' and (select app_is_super_admin()));

-- Nobody decides about themselves, whatever the code says.
alter table identity_checks enable row level security, force row level security;
create policy own on identity_checks for select using (account_id = app_account());
create policy submission on identity_checks for insert
  with check (account_id = app_account() and status = 'pending');
create policy administration on identity_checks for select
  using (account_id is not null and (select app_is_super_admin()));
create policy decision on identity_checks for update
  using (account_id <> app_account() and status = 'pending' and (select app_is_super_admin()))
  with check (account_id <> app_account() and decided_by = app_account());

-- A person finds the companies that invited their proved address.
create policy own_address on candidates for select
  using (company_id is not null and email = (select app_account_email()));
create index candidates_email on candidates (email);

-- A super admin sees which companies there are and how many people are in them, and nothing else of theirs.
create policy administration on companies for select
  using (company_id is not null and (select app_is_super_admin()));
create policy administration on memberships for select
  using (company_id is not null and (select app_is_super_admin()));

-- No session of a suspended company lives, and none begins.
alter table tenants
  add column suspended_at timestamptz,
  add column suspended_because text;
grant update (suspended_at, suspended_because) on tenants to candor_app;

create table platform_settings (
  id integer primary key check (id = 1),
  is_in_maintenance boolean not null default false,
  changed_at timestamptz,
  changed_by bigint references accounts (id)
);
insert into platform_settings (id) values (1);

grant select, insert, update, delete on people, candidate_profiles, interviewer_profiles, educations, employments,
  person_skills, person_languages, consents, registration_drafts, documents, identity_checks to candor_app;
grant select, update on platform_settings to candor_app;

create index accounts_created on accounts (created_at desc, id desc);
-- The beginning of an address or of a name, as an administrator types it.
create index accounts_email_begins on accounts (email text_pattern_ops);
create index accounts_first_name_begins on accounts (lower(first_name) text_pattern_ops);
create index accounts_last_name_begins on accounts (lower(last_name) text_pattern_ops);
