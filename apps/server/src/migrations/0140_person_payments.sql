-- What a person pays to the installation itself, such as the check of their identity. These payments are company 0's, as
-- is the platform's own audit chain: the payer is the account that the row names. So there are no foreign keys to
-- tenants here any more.
alter table payments
  drop constraint payments_company_id_fkey,
  alter column plan_id drop not null,
  add column account_id bigint references accounts (id),
  add column fee text check (fee in ('identity-check')),
  -- The provider was asked for the money, and has not answered. Until somebody knows, no other payment is begun.
  add column charge_asked_at timestamptz,
  add constraint payments_payer check ((company_id = 0) = (account_id is not null)),
  add constraint payments_object check (num_nonnulls(plan_id, fee) = 1),
  add constraint payments_fee check ((fee is not null) = (account_id is not null));
alter table ledger_transfers drop constraint ledger_transfers_company_id_fkey;
alter table ledger_balances drop constraint ledger_balances_company_id_fkey;
alter table pretended_charges drop constraint pretended_charges_company_id_fkey;

create unique index payments_pending_fee on payments (company_id, account_id, fee)
  where account_id is not null and state in ('open', 'waiting', 'failed');
create index payments_of_person on payments (account_id, fee, id) where account_id is not null;

-- One person sees nothing of another's; jobs of company 0 act for no account, and super admins look after all.
create policy own_person on payments as restrictive
  using (account_id is null or account_id = app_account() or app_account() is null or (select app_is_super_admin()));

-- What a fee costs from a moment on, net. Without a row, or with 0, it costs nothing.
create table fee_prices (
  fee text not null check (fee in ('identity-check')),
  from_at timestamptz not null,
  amount bigint not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  primary key (fee, from_at)
);
grant select, insert on fee_prices to candor_app;

-- The page of whoever waits for it reads again.
create function on_fee_moved() returns trigger language plpgsql as $$
begin
  perform note_change('identity', null, new.account_id, null, null);
  return null;
end $$;
create trigger fee_moved after update of state on payments for each row
  when (new.account_id is not null and old.state is distinct from new.state) execute function on_fee_moved();
