-- An identity may be checked on pages of Stripe. Then no document comes here, nobody here decides, and the check begins
-- before anything is handed in.
alter table identity_checks
  alter column document_type drop not null,
  alter column front_id drop not null,
  drop constraint identity_checks_status_check,
  drop constraint identity_checks_check,
  drop constraint identity_checks_check1,
  add column reason_code text check (reason_code in ('consent_declined', 'country_unknown', 'device_unfit',
    'document_expired', 'document_kind', 'document_unread', 'face_differs', 'face_missing', 'face_unread', 'given_up',
    'name_differs', 'too_young', 'ended', 'other')),
  -- When that was asked whose answer was carried out last: an answer to an older question changes nothing.
  add column asked_at timestamptz,
  -- How often Stripe has said no.
  add column tries integer not null default 0,
  add check (status in ('begun', 'pending', 'approved', 'refused')),
  add check ((status in ('begun', 'pending')) = (decided_at is null)),
  add check ((status = 'refused') = (reason is not null or reason_code is not null)),
  add check (reason is null or reason_code is null),
  add check ((provider = 'stripe') = (front_id is null)),
  add check ((provider = 'stripe') = (document_type is null)),
  add check (provider = 'stripe' or (status <> 'begun' and reason_code is null)),
  add check (provider <> 'stripe' or (decided_by is null and reason is null));

drop policy submission on identity_checks;
create policy submission on identity_checks for insert
  with check (account_id = app_account() and tries = 0
    and status = case when provider = 'stripe' then 'begun' else 'pending' end);
drop policy decision on identity_checks;
create policy decision on identity_checks for update
  using (account_id <> app_account() and status = 'pending' and provider <> 'stripe' and (select app_is_super_admin()))
  with check (account_id <> app_account() and decided_by = app_account());
-- What Stripe says is carried out by what acts for no person.
create policy platform on identity_checks for select using (app_company() = 0 and app_account() is null);
create policy said_by_stripe on identity_checks for update
  using (provider = 'stripe' and status <> 'approved' and app_company() = 0 and app_account() is null)
  with check (provider = 'stripe' and app_company() = 0 and app_account() is null);

-- Which session of Stripe is whose. No person reads it, and it outlives its check: what Stripe keeps of somebody who was
-- deleted here is still to be deleted there.
create table identity_sessions (
  account_id bigint not null,
  check_id bigint not null,
  -- Makes the session once, however often it is asked for.
  intent uuid not null unique default gen_random_uuid(),
  session_id text unique,
  made_at timestamptz not null,
  -- What was collected is deleted at Stripe, and the session is over.
  redacted_at timestamptz,
  primary key (account_id, check_id)
);
create index identity_sessions_kept on identity_sessions (account_id) where redacted_at is null;
alter table identity_sessions enable row level security, force row level security;
create policy no_person on identity_sessions
  using (app_company() = 0 and app_account() is null) with check (app_company() = 0 and app_account() is null);
grant select, insert, update, delete on identity_sessions to candor_app;

-- What Stripe told of a check, so that each event is heard once.
create table identity_events (
  event text primary key,
  account_id bigint not null,
  check_id bigint not null,
  heard_at timestamptz not null,
  foreign key (account_id, check_id) references identity_checks (account_id, id) on delete cascade
);
create index identity_events_check on identity_events (account_id, check_id);
alter table identity_events enable row level security, force row level security;
create policy no_person on identity_events
  using (app_company() = 0 and app_account() is null) with check (app_company() = 0 and app_account() is null);
grant select, insert on identity_events to candor_app;
