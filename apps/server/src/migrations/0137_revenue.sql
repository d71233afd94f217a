-- A super admin adds up what was sold, month by month.
create policy seen_by_super_admin on ledger_transfers for select
  using (company_id is not null and (select app_is_super_admin()));

-- How a provider of payments answers, for whoever runs the installation: nothing of anybody's payment.
create table provider_health (
  provider text primary key check (provider in ('stripe')),
  answered_at timestamptz,
  -- When it told us something of itself, which was signed.
  heard_at timestamptz,
  -- Null while it answers.
  failing_since timestamptz,
  -- What it failed with last, as its library names it.
  problem text
);
grant select, insert, update on provider_health to candor_app;
