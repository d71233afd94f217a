-- Jobs: what a company writes, and what everybody may read of it.

alter table jobs
  add column version integer not null default 1,
  add column slug text not null default '',
  -- Text in the marks of docs/decisions/0140: never HTML.
  add column description text not null default '',
  add column department text not null default '',
  add column employment_type text check (employment_type in ('full-time', 'part-time', 'contract', 'temporary', 'internship')),
  add column workplace text check (workplace in ('on-site', 'hybrid', 'remote')),
  -- ISO 3166-1, two letters.
  add column country text check (country ~ '^[A-Z]{2}$'),
  -- In the currency's smallest unit.
  add column salary_min bigint check (salary_min >= 0),
  add column salary_max bigint check (salary_max >= 0),
  add column salary_currency text check (salary_currency ~ '^[A-Z]{3}$'),
  add column salary_period text check (salary_period in ('hour', 'day', 'month', 'year')),
  add column openings integer not null default 1 check (openings between 1 and 9999),
  add column experience_min integer check (experience_min between 0 and 60),
  add column experience_max integer check (experience_max between 0 and 60),
  add column education text check (education in ('none', 'secondary', 'vocational', 'bachelor', 'master', 'doctorate')),
  -- The last day on which the career page shows it.
  add column closes_on date,
  add column created_by bigint references accounts (id),
  add column updated_by bigint references accounts (id),
  add column updated_at timestamptz not null default now(),
  add column cloned_from bigint,
  add column search tsvector not null generated always as (
    setweight(to_tsvector('simple', title), 'A') ||
    setweight(to_tsvector('simple', department || ' ' || coalesce(location, '')), 'B') ||
    setweight(to_tsvector('simple', description), 'C')) stored;

-- The list's default order; row-level security keeps it from using an index of its full text (0002).
create index jobs_updated on jobs (company_id, updated_at desc, id desc);

create table job_skills (
  company_id bigint not null references tenants (id),
  job_id bigint not null,
  position integer not null,
  name text not null,
  level text not null check (level in ('basic', 'working', 'advanced', 'expert')),
  primary key (company_id, job_id, position),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);

create table job_stages (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  job_id bigint not null,
  position integer not null,
  name text not null,
  kind text not null check (kind in ('applied', 'screening', 'bot-interview', 'interview', 'offer')),
  primary key (company_id, id),
  unique (company_id, job_id, name),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);

create table job_team (
  company_id bigint not null references tenants (id),
  job_id bigint not null,
  membership_id bigint not null,
  role text not null check (role in ('owner', 'recruiter', 'interviewer')),
  primary key (company_id, job_id, membership_id),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade,
  foreign key (company_id, membership_id) references memberships (company_id, id) on delete cascade
);

do $$
declare t text;
begin
  foreach t in array array['job_skills', 'job_stages', 'job_team'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
  end loop;
end $$;

-- What the career pages show: a copy made by publishing, so that a draft never leaks and a visitor needs no company.
create table job_adverts (
  job_id bigint primary key,
  owner_id bigint not null references tenants (id),
  -- The job's version that this is a copy of.
  version integer not null,
  company_name text not null,
  slug text not null,
  title text not null,
  description text not null,
  department text not null,
  location text not null,
  country text,
  employment_type text not null,
  workplace text not null,
  salary_min bigint,
  salary_max bigint,
  salary_currency text,
  salary_period text,
  openings integer not null,
  experience_min integer,
  experience_max integer,
  education text,
  skills jsonb not null,
  closes_on date,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  -- False while the job is paused; a closed job has no advert.
  is_shown boolean not null default true,
  search tsvector not null generated always as (
    setweight(to_tsvector('simple', title), 'A') ||
    setweight(to_tsvector('simple', company_name || ' ' || department || ' ' || location), 'B') ||
    setweight(to_tsvector('simple', description), 'C')) stored
);
create index job_adverts_newest on job_adverts (published_at desc, job_id desc) where is_shown;
create index job_adverts_owner on job_adverts (owner_id, published_at desc);
create index job_adverts_search on job_adverts using gin (search);

grant select, insert, update, delete on job_skills, job_stages, job_team, job_adverts to candor_app;
