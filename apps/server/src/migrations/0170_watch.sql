-- What an installation notes about itself, for whoever runs it. Numbers and names of ours only: nobody's data.

-- The last backup that was whole: written by the command that made it, and by the one that restored it.
create table last_backup (
  is_only boolean primary key default true check (is_only),
  backup_id text not null,
  finished_at timestamptz not null,
  objects bigint not null,
  object_bytes bigint not null
);
grant select on last_backup to candor_app;

-- How much there was on each day.
create table size_samples (
  day date primary key,
  measured_at timestamptz not null,
  database_bytes bigint not null,
  object_bytes bigint not null
);
grant select, insert, update, delete on size_samples to candor_app;

-- The last walk along the chains of the audit log.
create table chain_check (
  is_only boolean primary key default true check (is_only),
  checked_at timestamptz not null,
  chains bigint not null,
  entries bigint not null,
  broken_chains bigint not null,
  -- 0: the platform's own.
  broken_owner_id bigint,
  broken_entry bigint,
  broken_problem text
);
grant select, insert, update on chain_check to candor_app;

-- What is wrong, since when (null: it is over), and when it was told by mail: one that comes and goes tells once a day.
create table alarms (
  kind text primary key,
  since timestamptz,
  told_at timestamptz
);
grant select, insert, update, delete on alarms to candor_app;

-- A super admin counts what is under way in all companies, as recordings and attempts are counted already.
create policy seen_by_super_admin on recording_segments for select
  using (company_id is not null and (select app_is_super_admin()));
create policy seen_by_super_admin on call_seats for select
  using (company_id is not null and (select app_is_super_admin()));
