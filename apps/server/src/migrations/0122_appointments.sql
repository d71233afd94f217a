-- Live interviews: an interview_schedules row of the kind 'live' has one of these. Whole lists that are only ever read
-- and written together (what was offered, matched, proposed) are columns; instants are UTC, zones IANA names.
create table appointments (
  company_id bigint not null,
  schedule_id bigint not null,
  kind text not null check (kind in ('phone-screen', 'technical', 'culture', 'panel', 'final', 'other')),
  state text not null check (state in ('asked', 'offered', 'booked', 'over', 'unable', 'cancelled')),
  beginning text not null check (beginning in ('candidate-offers', 'candidate-picks')),
  minutes integer not null check (minutes > 0),
  buffer_before integer not null check (buffer_before >= 0),
  buffer_after integer not null check (buffer_after >= 0),
  notice_hours integer not null check (notice_hours >= 0),
  -- The last day on which it may begin, in the company's zone.
  last_day date not null,
  time_zone text not null,
  -- The one that the candidate chose.
  candidate_zone text,
  place_kind text not null check (place_kind in ('link', 'phone', 'address')),
  place_text text not null,
  message text not null,
  note text not null default '',
  round integer not null check (round > 0),
  -- The round that comes before: this one is asked when that one is over. Until then asked_at is null.
  after_id bigint,
  asked_at timestamptz,
  starts_at timestamptz,
  ends_at timestamptz,
  -- What the candidate offered last: [{ startsAt, endsAt }].
  offers jsonb not null default '[]',
  -- Somebody looks for another time; the old one stands until it is found.
  move_by text check (move_by in ('candidate', 'company', 'interviewer')),
  move_waits_for text check (move_waits_for in ('candidate', 'company', 'interviewers')),
  move_reason text,
  move_since timestamptz,
  -- Moves that the candidate asked for or made.
  moves integer not null default 0,
  waiting_since timestamptz,
  reminded_at timestamptz,
  cancel_reason text,
  -- Of everything; the one at which its state, its time or what was offered changed last; and of its time, for calendars.
  revision integer not null default 1,
  times_revision integer not null default 1,
  sequence integer not null default 0,
  primary key (company_id, schedule_id),
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade,
  check ((starts_at is null) = (ends_at is null)),
  check (starts_at < ends_at),
  check (state not in ('booked', 'over') or starts_at is not null),
  check ((move_by is null) = (move_waits_for is null) and (move_by is null) = (move_since is null))
);
create index appointments_by_start on appointments (company_id, starts_at, schedule_id);
create index appointments_waiting on appointments (company_id, schedule_id) where state in ('asked', 'offered', 'booked');
create index appointments_after on appointments (company_id, after_id) where after_id is not null;

create table appointment_seats (
  company_id bigint not null,
  id bigint generated always as identity,
  schedule_id bigint not null,
  position integer not null,
  -- Who sits there; null: any of its pool, until a time is booked.
  account_id bigint references accounts (id) on delete set null,
  answer text not null default 'open' check (answer in ('open', 'accepted', 'declined')),
  reason text not null default '',
  primary key (company_id, id),
  foreign key (company_id, schedule_id) references appointments (company_id, schedule_id) on delete cascade
);
create index appointment_seats_of on appointment_seats (company_id, schedule_id, position);
create index appointment_seats_account on appointment_seats (account_id);

-- The pool of a seat: a place of each of its people, to which their links lead.
create table appointment_seat_people (
  company_id bigint not null,
  id bigint generated always as identity,
  seat_id bigint not null,
  account_id bigint not null references accounts (id) on delete cascade,
  -- As the company typed them: it learns nothing of the account of somebody outside. Null of a colleague.
  name text,
  email text,
  declined_at timestamptz,
  -- Of somebody outside: when they first agreed to sit here. Before, the company is told nothing of when they can.
  accepted_at timestamptz,
  -- Of what the candidate offered, what will do; null: not asked or not answered. And other times that they proposed.
  matched jsonb,
  proposed jsonb not null default '[]',
  primary key (company_id, id),
  unique (company_id, seat_id, account_id),
  foreign key (company_id, seat_id) references appointment_seats (company_id, id) on delete cascade
);
create index appointment_seat_people_account on appointment_seat_people (account_id);

-- Who from outside has agreed to sit for the company once, in whichever of its jobs; accounts and nothing else.
create function app_accepted_outsiders() returns setof bigint
  language sql stable security definer set search_path = pg_catalog, pg_temp as
  $$ select account_id from public.appointment_seat_people
      where company_id = public.app_company() and accepted_at is not null $$;
revoke execute on function app_accepted_outsiders() from public;
grant execute on function app_accepted_outsiders() to candor_app;

create table appointment_events (
  company_id bigint not null,
  id bigint generated always as identity,
  schedule_id bigint not null,
  at timestamptz not null,
  by_kind text not null check (by_kind in ('candidate', 'company', 'interviewer', 'system')),
  account_id bigint references accounts (id) on delete set null,
  what text not null check (what in
    ('asked', 'offered', 'booked', 'move-asked', 'moved', 'move-declined', 'cancelled', 'unable', 'noted', 'seat-accepted',
     'seat-declined', 'seat-proposed', 'seat-swapped', 'reminded')),
  detail text not null default '',
  starts_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, schedule_id) references appointments (company_id, schedule_id) on delete cascade
);
create index appointment_events_of on appointment_events (company_id, schedule_id, id);

-- What is done at a time: reminders, and that an interview is over. It leaves with its appointment's time.
create table appointment_turns (
  company_id bigint not null,
  id bigint generated always as identity,
  schedule_id bigint not null,
  kind text not null check (kind in ('day-before', 'hour-before', 'over')),
  due_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, schedule_id) references appointments (company_id, schedule_id) on delete cascade
);
create index appointment_turns_of on appointment_turns (company_id, schedule_id);
create trigger due_over after delete on appointment_turns for each row execute function end_due('appointment');

-- When a person is booked, by whichever company: numbers only and nobody's, so that an interviewer of two companies is
-- never booked twice. Written under the lock of the person; the key is the net below it.
create table booked_times (
  account_id bigint not null references accounts (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- With what the interview wants free before and after it.
  busy_from timestamptz not null check (busy_from <= starts_at),
  busy_until timestamptz not null check (busy_until >= ends_at),
  owner_id bigint not null,
  seat_id bigint not null,
  primary key (account_id, starts_at),
  unique (owner_id, seat_id),
  foreign key (owner_id, seat_id) references appointment_seats (company_id, id) on delete cascade
);
create index booked_times_until on booked_times (account_id, busy_until);
grant select, insert, update, delete on booked_times to candor_app;

do $$
declare t text;
begin
  foreach t in array array[
    'appointments', 'appointment_seats', 'appointment_seat_people', 'appointment_events', 'appointment_turns'
  ] loop
    execute format('alter table %I enable row level security, force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
  foreach t in array array['appointments', 'appointment_seats', 'appointment_events', 'appointment_turns'] loop
    execute format('create policy own_jobs on %I as restrictive
      using ((select app_all_jobs()) is not null or schedule_id in (select app_interviews_of_jobs()))', t);
  end loop;
end $$;
create policy own_jobs on appointment_seat_people as restrictive
  using ((select app_all_jobs()) is not null
         or seat_id in (select id from appointment_seats where schedule_id in (select app_interviews_of_jobs())));

create function on_appointment_changed() returns trigger language plpgsql as $$
begin
  perform note_interview('interviews', new.company_id, new.schedule_id);
  return null;
end $$;
create trigger appointment_changed after update of revision on appointments
  for each row execute function on_appointment_changed();

-- Where somebody sits, over all companies; each is then read in its own name.
create policy own on appointment_seat_people for select using (account_id = app_account());

-- Whatever ends an application, its live interviews are looked at. What is being looked at just now is seen as it is then.
create function after_application_ended() returns trigger language plpgsql as $$
begin
  insert into due_work (kind, subject_id, owner_id)
  select 'application-interviews', new.id, new.company_id
   where exists (select from interview_schedules s
                   join appointments p on p.company_id = s.company_id and p.schedule_id = s.id
                  where s.company_id = new.company_id and s.application_id = new.id
                    and p.state in ('asked', 'offered', 'booked'))
  on conflict (kind, subject_id) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger application_ended after update of status on applications
  for each row when (new.status <> 'active' and old.status = 'active') execute function after_application_ended();
create trigger due_over after delete on applications for each row execute function end_due('application-interviews');

-- Whoever leaves the company, or is locked out, leaves the seats that are booked for them.
create function note_seats_left(account bigint, company bigint) returns void language sql as $$
  insert into due_work (kind, subject_id, owner_id)
  select 'appointment-seat', seat_id, owner_id from booked_times
   where account_id = account and (company is null or owner_id = company) and ends_at > now()
  on conflict (kind, subject_id) do update set due_at = excluded.due_at $$;
create function after_member_left() returns trigger language plpgsql as $$
begin
  perform note_seats_left(old.account_id, old.company_id);
  return null;
end $$;
create trigger seats_left after delete on memberships for each row execute function after_member_left();
create trigger seats_left_by_status after update of status on memberships
  for each row when (new.status <> 'active' and old.status = 'active') execute function after_member_left();
create function after_account_disabled() returns trigger language plpgsql as $$
begin
  perform note_seats_left(new.id, null);
  return null;
end $$;
create trigger seats_left after update of disabled_at on accounts
  for each row when (new.disabled_at is not null and old.disabled_at is null) execute function after_account_disabled();
create trigger due_over after delete on appointment_seats for each row execute function end_due('appointment-seat');

-- Links that lead to a live interview, and to a seat of it.
alter table links drop constraint links_purpose_check;
alter table links add constraint links_purpose_check
  check (purpose in ('bot-interview', 'recording', 'call-seat', 'appointment', 'appointment-seat'));
drop index links_of_schedule;
drop index links_opened;
alter table links drop column schedule_id;
alter table links
  add column schedule_id bigint generated always as
    (case when purpose in ('bot-interview', 'recording', 'appointment') then subject_id end) stored,
  add column appointment_place_id bigint generated always as
    (case when purpose = 'appointment-seat' then subject_id end) stored,
  add foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade,
  add foreign key (company_id, appointment_place_id) references appointment_seat_people (company_id, id) on delete cascade;
create index links_of_schedule on links (company_id, schedule_id);
create index links_opened on links (company_id, schedule_id) where opened_at is not null;
create index links_of_appointment_place on links (company_id, appointment_place_id) where appointment_place_id is not null;

-- Lists of what candidates take alone leave the live ones out by the index.
drop index interview_schedules_created;
create index interview_schedules_created on interview_schedules (company_id, created_at desc, id desc) include (kind);
drop index interview_schedules_of_job;
create index interview_schedules_of_job on interview_schedules (company_id, job_id, created_at desc, id desc) include (kind);
