-- What this installation sells, what companies paid, and a ledger that nobody changes. Amounts are whole numbers of the
-- currency's smallest unit.
create table billing_plans (
  plan_id text primary key,
  name text not null,
  includes text not null,
  -- Null: it does not end.
  period text check (period in ('month', 'year')),
  is_offered boolean not null default true,
  created_at timestamptz not null default now()
);

-- A price is in force from its moment until the next of its plan.
create table billing_prices (
  plan_id text not null references billing_plans (plan_id),
  from_at timestamptz not null,
  amount bigint not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  primary key (plan_id, from_at)
);

-- The same of taxes. 1900: 19 %.
create table tax_rates (
  country text not null check (country ~ '^[A-Z]{2}$'),
  from_at timestamptz not null,
  basis_points integer not null check (basis_points between 0 and 10000),
  primary key (country, from_at)
);

-- The plan that there was before, so that an installation that begins to bill locks nobody out.
insert into billing_plans (plan_id, name, includes, period)
  values ('free', 'Free', E'Every feature of this installation\nAs many jobs, interviews and colleagues as you need\nRecordings are kept in the storage of whoever runs this installation', null);

grant select, insert, update on billing_plans to candor_app;
grant select, insert on billing_prices, tax_rates to candor_app;

-- The last number that an invoice of a year has: taken in the transaction of its payment, so there are no gaps.
create table invoice_numbers (
  year integer primary key,
  last integer not null
);
grant select, insert, update on invoice_numbers to candor_app;

create table payments (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  -- Made once for one intent, and what the provider knows it by.
  intent uuid not null,
  plan_id text not null references billing_plans (plan_id),
  provider text not null check (provider in ('invoice', 'test')),
  state text not null check (state in ('open', 'waiting', 'paid', 'failed', 'expired', 'cancelled', 'disputed', 'refunded')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net bigint not null check (net > 0),
  tax bigint not null check (tax >= 0),
  tax_basis_points integer not null,
  tax_country text,
  because text,
  -- From one counter for all companies.
  invoice_number text,
  created_at timestamptz not null,
  created_by bigint references accounts (id),
  moved_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, intent),
  unique (company_id, invoice_number)
);
-- Ten tabs that begin the same begin one.
create unique index payments_pending on payments (company_id, plan_id, provider) where state in ('open', 'waiting', 'failed');
create index payments_by_state on payments (state, id);

-- Each move of a payment from one state to the next; an event of a provider moves it once.
create table payment_moves (
  company_id bigint not null,
  id bigint generated always as identity,
  payment_id bigint not null,
  from_state text not null,
  to_state text not null,
  event text,
  because text,
  moved_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, payment_id) references payments (company_id, id)
);
create unique index payment_moves_event on payment_moves (company_id, event) where event is not null;

-- Since when and until when a company has a plan, the paid ones with their payment.
create table plan_periods (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  plan_id text not null references billing_plans (plan_id),
  payment_id bigint,
  begins_at timestamptz not null,
  ends_at timestamptz check (ends_at >= begins_at),
  primary key (company_id, id),
  foreign key (company_id, payment_id) references payments (company_id, id)
);
create unique index plan_periods_payment on plan_periods (company_id, payment_id) where payment_id is not null;

create table ledger_transfers (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  -- What it is of: it happens once.
  cause text not null,
  made_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, cause)
);
create table ledger_entries (
  company_id bigint not null,
  transfer_id bigint not null,
  account text not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  primary key (company_id, transfer_id, account, currency),
  foreign key (company_id, transfer_id) references ledger_transfers (company_id, id)
);
create table ledger_balances (
  company_id bigint not null references tenants (id),
  account text not null,
  currency text not null,
  balance bigint not null,
  primary key (company_id, account, currency)
);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is never changed' using errcode = '42501';
end $$;
create trigger ledger_transfers_stand before update or delete on ledger_transfers
  for each row execute function refuse_ledger_change();
create trigger ledger_entries_stand before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();

create function demand_ledger_sum() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries
     where company_id = new.company_id and transfer_id = new.transfer_id
     group by currency having sum(amount) <> 0
  ) then
    raise exception 'Transfer % does not sum to zero', new.transfer_id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_sum after insert on ledger_entries
  deferrable initially deferred for each row execute function demand_ledger_sum();

-- What the provider of a demonstration believes that it was paid; empty in production.
create table pretended_charges (
  company_id bigint not null references tenants (id),
  intent uuid not null,
  amount bigint not null,
  refunded_at timestamptz,
  primary key (company_id, intent)
);

do $$
declare
  name text;
begin
  foreach name in array array['payments', 'payment_moves', 'plan_periods', 'ledger_transfers', 'ledger_entries',
                              'ledger_balances', 'pretended_charges'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', name);
  end loop;
end $$;
-- A super admin looks after the payments of all companies, and at the sums of their ledgers.
create policy seen_by_super_admin on payments for select
  using (company_id is not null and (select app_is_super_admin()));
create policy seen_by_super_admin on ledger_entries for select
  using (company_id is not null and (select app_is_super_admin()));
create policy seen_by_super_admin on ledger_balances for select
  using (company_id is not null and (select app_is_super_admin()));

grant select, insert, update on payments, plan_periods, ledger_balances, pretended_charges to candor_app;
grant select, insert on payment_moves, ledger_transfers, ledger_entries to candor_app;
