-- What leaves the installation to interviewers from outside. A payout is what one of them was owed in one currency when a
-- super admin approved it; a batch is what was approved together, and goes to the bank as one file.
create table payout_batches (
  id bigint generated always as identity primary key,
  made_at timestamptz not null,
  made_by bigint not null references accounts (id),
  -- When its file was made first; it is dated by this however often it is made again.
  exported_at timestamptz
);

create table payouts (
  id bigint generated always as identity primary key,
  batch_id bigint not null references payout_batches (id),
  account_id bigint not null references accounts (id),
  state text not null check (state in ('approved', 'paid', 'withdrawn', 'returned')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  -- The account as it was when it was approved, sealed; gone as soon as nothing waits to be sent there.
  details_sealed text check (details_sealed is null or state = 'approved'),
  hint text not null,
  because text not null default '',
  created_at timestamptz not null,
  moved_at timestamptz not null,
  paid_on date check ((paid_on is not null) = (state in ('paid', 'returned'))),
  unique (batch_id, account_id, currency)
);
create index payouts_account on payouts (account_id, id desc);

-- The account that the installation pays from: one row.
create table payout_origin (
  is_only boolean primary key default true check (is_only),
  holder text not null,
  details_sealed text not null,
  hint text not null,
  updated_at timestamptz not null
);

alter table payout_batches enable row level security, force row level security;
alter table payouts enable row level security, force row level security;
alter table payout_origin enable row level security, force row level security;
create policy administration on payout_batches using ((select app_is_super_admin())) with check ((select app_is_super_admin()));
create policy administration on payouts for select using ((select app_is_super_admin()));
-- Nobody approves what goes to themselves, whatever the code says.
create policy approval on payouts for insert
  with check (account_id <> app_account() and (select app_is_super_admin()));
create policy decision on payouts for update using ((select app_is_super_admin())) with check ((select app_is_super_admin()));
create policy own on payouts for select using (account_id = app_account());
create policy administration on payout_origin using ((select app_is_super_admin())) with check ((select app_is_super_admin()));
-- Who paid stands on a receipt: the name, and no more, for whoever was paid.
create function app_payout_origin() returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as
  $$ select holder from public.payout_origin $$;
revoke execute on function app_payout_origin() from public;
grant execute on function app_payout_origin() to candor_app;
grant select, insert, update on payout_batches, payouts, payout_origin to candor_app;

-- Whoever pays opens what is sealed, and when the secret is lost the owner forgets it. The owner is subject to policies
-- too unless they are a superuser.
create policy paid_by_super_admin on payout_details for select
  using (account_id is not null and (select app_is_super_admin()));
create policy given_up_by_owner on payout_details
  using (account_id is not null and current_user <> 'candor_app');
create policy given_up_by_owner on payouts
  using (account_id is not null and current_user <> 'candor_app');
create policy given_up_by_owner on payout_origin using (is_only and current_user <> 'candor_app');

-- What a payout is of. A statement is in one payout at most, and back in none when that is withdrawn or returned; what it
-- was owed as says what it is then.
alter table interviewer_statements
  add column payout_id bigint references payouts (id),
  add column owed_as text check (owed_as in ('done', 'cancelled')),
  add constraint interviewer_statements_payout check ((payout_id is null) = (owed_as is null)),
  -- Who was paid for a seat that was cancelled late, and takes it again, is owed anew.
  drop constraint interviewer_statements_company_id_schedule_id_account_id_key;
create unique index interviewer_statements_standing on interviewer_statements (company_id, schedule_id, account_id)
  where state <> 'cancelled' and owed_as is distinct from 'cancelled';
create index interviewer_statements_payout on interviewer_statements (payout_id) where payout_id is not null;
create index interviewer_statements_owed on interviewer_statements (account_id, currency)
  where payout_id is null and amount > 0 and state in ('done', 'cancelled');
