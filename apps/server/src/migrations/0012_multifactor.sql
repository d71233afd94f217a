-- The second factor, and how somebody without it gets in once.

create table multifactor_factors (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('authenticator', 'passkey')),
  name text not null check (length(name) between 1 and 80),
  -- An authenticator's secret, sealed; a passkey's public key and its signature counter.
  sealed_secret text,
  credential_id text unique,
  public_key text,
  signature_counter bigint not null default 0,
  transports text[] not null default '{}',
  -- The time step of the newest code that was taken: none is taken twice.
  last_time_step bigint,
  created_at timestamptz not null,
  -- null while it is being set up: it then asks nobody for anything.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  check ((kind = 'authenticator') = (sealed_secret is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null))
);
create index multifactor_factors_account on multifactor_factors (account_id);

create table recovery_codes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  unique (account_id, code_hash)
);

alter table accounts
  -- An admin signs in once without a factor, to enrol one.
  add column multifactor_grace_used_at timestamptz,
  -- The demo's accounts, whose passwords are public: a second factor would protect nothing there.
  add column is_demo boolean not null default false;

grant select, insert, update, delete on multifactor_factors, recovery_codes to candor_app;
