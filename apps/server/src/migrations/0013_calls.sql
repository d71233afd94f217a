-- Interviews by video: who is invited to which, and the keys that passwords travel under.

create table call_invitations (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  token_hash text not null,
  email text not null check (email = lower(email) and length(email) <= 254),
  title text not null,
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, token_hash)
);

alter table call_invitations enable row level security;
alter table call_invitations force row level security;
create policy own_company on call_invitations
  using (company_id = app_company()) with check (company_id = app_company());

-- One key, one password: made for a login, good for five minutes, and for one try.
create table login_keys (
  key_guid uuid primary key,
  sealed_private_key text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_keys_expiry on login_keys (expires_at);

grant select, insert, update, delete on call_invitations, login_keys to candor_app;
