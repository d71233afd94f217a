-- Companies: their profile and plan, who asks to join, and who is invited.

-- A company that comes into being by the onboarding starts without a plan and chooses one; any other way (the demo,
-- an import) it is on the free plan.
alter table companies
  add column industry text,
  add column size text,
  add column country text,
  add column city text,
  add column phone text,
  add column description text not null default '',
  add column logo_key text,
  add column plan text default 'free',
  add column plan_chosen_at timestamptz,
  add column created_by_account_id bigint references accounts (id),
  add column updated_at timestamptz;

-- Refused stays: whoever was refused is no founder of another company by that, and an invitation may follow.
alter table memberships drop constraint memberships_status_check;
alter table memberships
  add constraint memberships_status_check
    check (status in ('pending', 'active', 'suspended', 'refused')),
  add column job_title text not null default '',
  add column phone text not null default '',
  add column time_zone text not null default 'Etc/UTC',
  -- Came by an invitation or a request, and has yet to fill in their own profile.
  add column profile_due boolean not null default false,
  add column decided_at timestamptz,
  add column decided_by bigint references accounts (id),
  -- Why a request was refused, or a member deactivated.
  add column reason text;
create index memberships_role on memberships (company_id, role_id) where role_id is not null;

-- Which company an address belongs to, asked before any company is known: so without company_id. A domain gets here
-- when somebody who has read mail at it founds a company.
create table verified_domains (
  domain text primary key check (domain = lower(domain) and length(domain) <= 253),
  tenant_id bigint not null references tenants (id) on delete cascade,
  verified_by bigint not null references accounts (id),
  verified_at timestamptz not null
);
create index verified_domains_tenant on verified_domains (tenant_id);

create table invitations (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  email text not null check (email = lower(email) and length(email) <= 254),
  role text not null check (role in ('COMPANY_ADMIN', 'COMPANY_USER')),
  role_id bigint,
  invited_by bigint not null references accounts (id),
  created_at timestamptz not null,
  sent_at timestamptz not null,
  times_sent integer not null default 1,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by bigint references accounts (id),
  revoked_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, role_id) references roles (company_id, id),
  check (accepted_at is null or revoked_at is null)
);
-- One open invitation per address: a second one is a resend of the first.
create unique index invitations_open on invitations (company_id, email)
  where accepted_at is null and revoked_at is null;

alter table invitations enable row level security;
alter table invitations force row level security;
create policy own_company on invitations
  using (company_id = app_company()) with check (company_id = app_company());

grant select, insert, update, delete on invitations, verified_domains to candor_app;

-- When a member was last here.
create index sessions_last_login on sessions (account_id, company_id_at_login, created_at desc);
