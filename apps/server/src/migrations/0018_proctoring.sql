-- What the room reports of its monitors, and what reviewers say of it (specification 002).

-- The browser's own name of a session: starting it again after a lost reply finds the same one.
alter table proctoring_sessions
  add column session_key uuid not null default gen_random_uuid(),
  add column life integer not null default 1,
  -- Totals of the page at its end; the events are the truth, these are compared with them.
  add column reported jsonb,
  add column reported_at timestamptz,
  add column voice_tracking text,
  add column eye_tracking text,
  add column keyboard_tracking text;
alter table proctoring_sessions
  add constraint proctoring_sessions_key unique (company_id, attempt_id, session_key);

-- A stretch of time in which a monitor was in one state. A heartbeat moves `until_at` of its stretch.
create table proctoring_health (
  company_id bigint not null references tenants (id),
  session_id bigint not null,
  stretch_key uuid not null,
  tracking_system text not null check (tracking_system in ('eye', 'voice', 'keyboard')),
  state text not null check (state in ('up', 'starting', 'stalled', 'dead', 'covered', 'hidden', 'off')),
  from_at timestamptz not null,
  until_at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (company_id, session_id, stretch_key),
  foreign key (company_id, session_id) references proctoring_sessions (company_id, id) on delete cascade,
  check (until_at >= from_at)
);

-- What a reviewer says of an episode, named by the event that opened it. The events stay as they are;
-- the newest verdict counts, the older ones remain.
create table proctoring_verdicts (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  attempt_id bigint not null,
  event_key uuid not null,
  verdict text not null check (verdict in ('confirmed', 'not-an-issue', 'technical', 'accommodation', 'open')),
  reason text not null,
  account_id bigint not null references accounts (id),
  judged_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, attempt_id) references attempts (company_id, id) on delete cascade
);
create index proctoring_verdicts_attempt on proctoring_verdicts (company_id, attempt_id, event_key, id desc);

alter table proctoring_health enable row level security;
alter table proctoring_health force row level security;
create policy own_company on proctoring_health
  using (company_id = app_company()) with check (company_id = app_company());
alter table proctoring_verdicts enable row level security;
alter table proctoring_verdicts force row level security;
create policy own_company on proctoring_verdicts
  using (company_id = app_company()) with check (company_id = app_company());

grant select, insert, update on proctoring_health to candor_app;
grant select, insert on proctoring_verdicts to candor_app;
