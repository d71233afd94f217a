-- What somebody calls a view of a list: the page's address with filters, order and hidden columns, under a name.
create table list_views (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  owner_id bigint not null references accounts (id),
  list text not null check (length(list) between 1 and 40),
  name text not null check (length(name) between 1 and 80),
  query text not null check (length(query) <= 4000),
  is_shared boolean not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, owner_id, list, name)
);
create index list_views_owner on list_views (owner_id);

-- Which view somebody's list opens with; it may be a colleague's.
create table list_view_defaults (
  company_id bigint not null references tenants (id),
  account_id bigint not null references accounts (id),
  list text not null,
  view_id bigint not null,
  primary key (company_id, account_id, list),
  foreign key (company_id, view_id) references list_views (company_id, id) on delete cascade
);
create index list_view_defaults_view on list_view_defaults (company_id, view_id);
create index list_view_defaults_account on list_view_defaults (account_id);

do $$
declare
  t text;
begin
  foreach t in array array['list_views', 'list_view_defaults'] loop
    execute format('alter table %I enable row level security, force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company())
                    with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
