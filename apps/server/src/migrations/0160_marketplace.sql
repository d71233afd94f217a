-- What interviewers from outside offer, and where companies find them. The offer is the person's alone; a card is what they
-- publish of themselves, written when they save, so that a company reads that and nothing else of theirs.
create table interviewer_offers (
  account_id bigint primary key references accounts (id) on delete cascade,
  revision integer not null check (revision > 0),
  -- Of an hour, in the smallest unit of its currency; null: not said yet.
  rate bigint check (rate > 0),
  currency text not null,
  about text not null,
  -- Feedback as they write it, invented or without names. Published only because they wrote it here.
  sample text not null,
  -- Companies for which they don't interview, as they name them.
  kept_from jsonb not null,
  is_published boolean not null,
  updated_at timestamptz not null,
  check (not is_published or rate is not null)
);

-- Where their money goes: sealed, with what is enough to recognise it by.
create table payout_details (
  account_id bigint primary key references accounts (id) on delete cascade,
  details_sealed text not null,
  hint text not null,
  updated_at timestamptz not null
);

create table interviewer_cards (
  account_id bigint primary key references accounts (id) on delete cascade,
  headline text not null,
  about text not null,
  sample text not null,
  country text not null,
  time_zone text not null,
  rate bigint not null check (rate > 0),
  currency text not null,
  -- [{ name, rating }], [{ name, level }]: read and written whole.
  skills jsonb not null,
  languages jsonb not null,
  -- Only compared with the name of the company that looks.
  employers jsonb not null,
  kept_from jsonb not null,
  -- The month of their first employment, as 2014-03.
  working_since text,
  published_at timestamptz not null
);

do $$
declare t text;
begin
  foreach t in array array['interviewer_offers', 'payout_details', 'interviewer_cards'] loop
    execute format('alter table %I enable row level security, force row level security', t);
    execute format('create policy own on %I using (account_id = app_account()) with check (account_id = app_account())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;

-- The function below reads as the owner of the tables, who is subject to policies too unless they are a superuser; what the
-- policies call is found in public, where the application creates nothing.
create policy read_by_owner on identity_checks for select
  using (account_id is not null and current_user <> 'candor_app');
-- Whose identity was confirmed and who is not locked out; accounts and nothing else.
create function app_confirmed_interviewers() returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as
  $$ select c.account_id from public.identity_checks c join public.accounts a on a.id = c.account_id
      where c.status = 'approved' and a.disabled_at is null and 'EXTERNAL_INTERVIEWER' = any (a.user_types) $$;
revoke execute on function app_confirmed_interviewers() from public;
grant execute on function app_confirmed_interviewers() to candor_app;
create policy shown_to_companies on interviewer_cards for select
  using ((select app_company()) is not null and account_id in (select app_confirmed_interviewers()));

-- Whom a company likes to ask, and whom it asks no more. The interviewer never learns of it.
create table interviewer_marks (
  company_id bigint not null references tenants (id),
  account_id bigint not null references accounts (id) on delete cascade,
  mark text not null check (mark in ('favourite', 'blocked')),
  marked_at timestamptz not null,
  primary key (company_id, account_id)
);
create index interviewer_marks_account on interviewer_marks (account_id);
alter table interviewer_marks enable row level security, force row level security;
create policy own_company on interviewer_marks using (company_id = app_company()) with check (company_id = app_company());
grant select, insert, update, delete on interviewer_marks to candor_app;

-- The same of who has agreed to sit once: in whichever job, also where the transaction is limited to some.
alter function app_accepted_outsiders() set search_path = pg_catalog, public, pg_temp;
alter policy own_jobs on appointment_seat_people
  using ((select app_all_jobs()) is not null or current_user <> 'candor_app'
         or seat_id in (select id from appointment_seats where schedule_id in (select app_interviews_of_jobs())));
