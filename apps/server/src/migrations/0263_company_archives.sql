-- A file that is made of a company for another Candor, or that is brought from one: who asked, how far a job has come,
-- and what became of it. The file itself goes after a while; what became of it stays.
create table company_archives (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  direction text not null check (direction in ('out', 'in')),
  state text not null check (state in ('making', 'ready', 'sending', 'checking', 'shown', 'taking', 'done', 'refused', 'gone')),
  asked_by bigint not null references accounts (id),
  asked_at timestamptz not null,
  moved_at timestamptz not null,
  -- From where it was asked for, as long as a job does something in their name.
  client jsonb,
  -- When the file goes; null: it is gone.
  expires_at timestamptz,
  object_key text,
  upload_id text,
  bytes bigint not null default 0,
  -- Whose it is, by what it says of itself and by its signature.
  origin jsonb,
  -- Why nothing of it is read, and in which file.
  problem jsonb,
  -- By kind: made or new, known here, left out.
  counts jsonb not null default '{}',
  -- How many of its files are read and taken whole: a job that is begun again goes on after them.
  taken_files integer not null default 0,
  files integer not null default 0,
  primary key (company_id, id)
);
create unique index company_archives_one on company_archives (company_id, direction)
  where state in ('making', 'sending', 'checking', 'shown', 'taking');
create index company_archives_asker on company_archives (asked_by);

-- What was left out of a file, or of what was brought, by its place alone: the file says whom it is about.
create table archive_leavings (
  company_id bigint not null,
  archive_id bigint not null,
  id bigint generated always as identity,
  kind text not null,
  file text not null,
  line integer not null,
  reason text not null,
  primary key (company_id, archive_id, id),
  foreign key (company_id, archive_id) references company_archives (company_id, id) on delete cascade
);

-- Which row here is which row elsewhere. A row that is deleted here keeps its mark: it is not brought again.
create table archive_marks (
  company_id bigint not null references tenants (id),
  kind text not null,
  origin text not null check (length(origin) <= 120),
  local_id bigint not null,
  primary key (company_id, kind, origin)
);
create index archive_marks_local on archive_marks (company_id, kind, local_id);

do $$
declare
  t text;
begin
  foreach t in array array['company_archives', 'archive_leavings', 'archive_marks'] loop
    execute format('alter table %I enable row level security, force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company())
                    with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
