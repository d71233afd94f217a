-- A call is of several: invitations share it. Who enters has a seat in it, and what is said there is its log.
create table calls (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  title text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Whose recordings and rights these are; a call of no interview has neither.
  job_id bigint,
  schedule_id bigint,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, job_id) references jobs (company_id, id),
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id)
);
create index calls_of_schedule on calls (company_id, schedule_id);

alter table call_invitations
  add column call_id bigint,
  add column name text not null default '' check (length(name) <= 200),
  -- Interviewers see what candidates do not.
  add column role text not null default 'interviewer' check (role in ('candidate', 'interviewer'));

-- An invitation of before was a call of its own.
alter table call_invitations no force row level security;
do $$
declare
  invitation call_invitations;
  opened bigint;
begin
  for invitation in select * from call_invitations loop
    insert into calls (company_id, title, starts_at, ends_at, created_at)
    values (invitation.company_id, invitation.title, invitation.starts_at,
            greatest(invitation.expires_at, invitation.starts_at + interval '1 hour'), invitation.created_at)
    returning id into opened;
    update call_invitations set call_id = opened
     where company_id = invitation.company_id and id = invitation.id;
  end loop;
end $$;
alter table call_invitations force row level security;
alter table call_invitations
  alter column call_id set not null,
  drop column title,
  drop column starts_at,
  add foreign key (company_id, call_id) references calls (company_id, id) on delete cascade;
create unique index call_invitations_of_call on call_invitations (company_id, call_id, email) where revoked_at is null;

-- Somebody's place in a call, over reloads and browsers: the newest page has it. Present is whose line was heard of
-- within some seconds.
create table call_seats (
  company_id bigint not null,
  id bigint generated always as identity,
  call_id bigint not null,
  invitation_id bigint not null,
  account_id bigint references accounts (id) on delete set null,
  name text not null,
  page uuid,
  seen_at timestamptz,
  entered_at timestamptz,
  microphone boolean not null default false,
  camera boolean not null default false,
  hand_raised_at timestamptz,
  sharing_since timestamptz,
  primary key (company_id, id),
  unique (company_id, invitation_id),
  foreign key (company_id, call_id) references calls (company_id, id) on delete cascade,
  foreign key (company_id, invitation_id) references call_invitations (company_id, id) on delete cascade
);
create index call_seats_of_call on call_seats (company_id, call_id);

-- Signals between pages, which live for minutes, and what was said and happened, which is kept with the call. Written
-- under the lock of the call: within one call ids are in the order of the commits, so who comes back names the last.
create table call_events (
  company_id bigint not null,
  id bigint generated always as identity,
  call_id bigint not null,
  kind text not null check (kind in ('signal', 'chat')),
  from_seat_id bigint not null,
  -- A signal is for one page of one seat.
  to_seat_id bigint,
  to_page uuid,
  body jsonb not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, call_id) references calls (company_id, id) on delete cascade,
  foreign key (company_id, from_seat_id) references call_seats (company_id, id) on delete cascade,
  foreign key (company_id, to_seat_id) references call_seats (company_id, id) on delete cascade,
  check ((kind = 'signal') = (to_seat_id is not null)),
  check ((to_seat_id is null) = (to_page is null))
);
create index call_events_of_call on call_events (company_id, call_id, id);
create index call_events_signals on call_events (created_at) where kind = 'signal';

do $$
declare t text;
begin
  foreach t in array array['calls', 'call_seats', 'call_events'] loop
    execute format('alter table %I enable row level security, force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
create policy own_jobs on calls as restrictive
  using ((select app_all_jobs()) is not null or job_id = any ((select app_job_ids())::bigint[]));

-- Each node hears of what is written to a call, and reads it for the pages that are open on it. A payload holds 8,000
-- bytes and a signal may have more, so it is the ids alone.
create function on_call_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('candor_calls', new.company_id || ':' || new.call_id || ':' || new.id);
  return null;
end $$;
create trigger call_event_noted after insert on call_events for each row execute function on_call_event();
-- Who is there changed; not each time that a line is heard of.
create function on_call_seat() returns trigger language plpgsql as $$
begin
  perform pg_notify('candor_calls', new.company_id || ':' || new.call_id || ':0');
  return null;
end $$;
create trigger call_seat_changed after update of page, name, entered_at, microphone, camera, hand_raised_at, sharing_since
  on call_seats for each row execute function on_call_seat();
create function on_call_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('candor_calls', new.company_id || ':' || new.id || ':0');
  return null;
end $$;
create trigger call_changed after update of starts_at, ends_at, cancelled_at, title on calls
  for each row execute function on_call_changed();

-- Where a seat's page proves whose it is.
alter table links drop constraint links_purpose_check;
alter table links add check (purpose in ('bot-interview', 'recording', 'call-seat'));
alter table links add column seat_id bigint
  generated always as (case when purpose = 'call-seat' then subject_id end) stored;
alter table links add foreign key (company_id, seat_id) references call_seats (company_id, id) on delete cascade;
create index links_of_seat on links (company_id, seat_id) where seat_id is not null;
