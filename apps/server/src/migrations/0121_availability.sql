-- When a person can interview, by their own clock. It belongs to the person and to no company; row-level security hides
-- it from everybody else. Who has no row never said their hours.
create table availability (
  account_id bigint primary key references accounts (id) on delete cascade,
  revision integer not null,
  time_zone text not null,
  -- Seven lists of { from, to }, Monday first: always read and written as a whole, as are the exceptions.
  weekly jsonb not null check (jsonb_array_length(weekly) = 7),
  exceptions jsonb not null,
  notice_hours integer not null check (notice_hours >= 0),
  most_per_day integer check (most_per_day > 0),
  most_per_week integer check (most_per_week > 0),
  updated_at timestamptz not null
);
alter table availability enable row level security, force row level security;
create policy own on availability using (account_id = app_account()) with check (account_id = app_account());
grant select, insert, update, delete on availability to candor_app;
