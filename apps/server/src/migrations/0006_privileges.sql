-- Roles: what a company's users may do (specification 000 §6). An admin needs none.

create table roles (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 80),
  description text not null default '' check (length(description) <= 400),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, name)
);

-- Activity 0 stands for a feature that has no activities of its own.
create table role_privileges (
  company_id bigint not null references tenants (id),
  role_id bigint not null,
  feature_id integer not null,
  activity_id integer not null default 0,
  primary key (company_id, role_id, feature_id, activity_id),
  foreign key (company_id, role_id) references roles (company_id, id) on delete cascade
);

alter table memberships
  add column role_id bigint,
  add foreign key (company_id, role_id) references roles (company_id, id);

alter table roles enable row level security;
alter table roles force row level security;
create policy own_company on roles
  using (company_id = app_company()) with check (company_id = app_company());
alter table role_privileges enable row level security;
alter table role_privileges force row level security;
create policy own_company on role_privileges
  using (company_id = app_company()) with check (company_id = app_company());

grant select, insert, update, delete on roles, role_privileges to candor_app;
