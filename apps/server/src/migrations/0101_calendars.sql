-- Calendars that a person connected, read only. They belong to the person and to no company; row-level security hides
-- them from everybody else. Of what is read only busy intervals stay.
create table connected_calendars (
  account_id bigint not null references accounts (id) on delete cascade,
  id bigint generated always as identity unique,
  kind text not null check (kind in ('feed', 'caldav')),
  name text not null,
  -- Address, user and password, sealed: the address of a feed is a secret as well.
  source_sealed text not null,
  host text not null,
  time_zone text not null,
  connected_at timestamptz not null,
  read_at timestamptz not null,
  -- Since the last time that it was read: the first failure, the newest one's reason, how many.
  failing_since timestamptz,
  trouble text,
  failures integer not null default 0,
  primary key (account_id, id),
  check ((trouble is null) = (failing_since is null))
);

create table busy_times (
  account_id bigint not null,
  calendar_id bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (account_id, calendar_id, starts_at),
  foreign key (account_id, calendar_id) references connected_calendars (account_id, id) on delete cascade
);

-- Whose turn it is: numbers only, so that one look serves everybody. Who takes one moves its time on, so a process that
-- is killed loses nothing.
create table calendar_turns (
  calendar_id bigint primary key references connected_calendars (id) on delete cascade,
  person_id bigint not null,
  due_at timestamptz not null
);
create index calendar_turns_due on calendar_turns (due_at);
grant select, insert, update, delete on calendar_turns to candor_app;

do $$
declare t text;
begin
  foreach t in array array['connected_calendars', 'busy_times'] loop
    execute format('alter table %I enable row level security, force row level security', t);
    execute format('create policy own on %I using (account_id = app_account()) with check (account_id = app_account())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
