-- Lines of bank statements, each once: what came in, and which payment it was for. The installation's own, as company 0.
create table bank_lines (
  company_id bigint not null check (company_id = 0),
  id bigint generated always as identity,
  -- What the line says, and the how manieth of its kind it is in its file: the same line of another file is the same.
  mark text not null,
  booked_on date not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  payer text not null,
  reference text not null,
  -- `kept`: nobody knows yet what it is for.
  state text not null check (state in ('matched', 'kept', 'assigned', 'dismissed')),
  payment_company_id bigint,
  payment_id bigint,
  because text,
  added_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, mark),
  check ((state in ('matched', 'assigned')) = (payment_id is not null))
);
create index bank_lines_kept on bank_lines (company_id, id) where state = 'kept';
alter table bank_lines enable row level security;
alter table bank_lines force row level security;
create policy own_company on bank_lines
  using (company_id = app_company() and (app_account() is null or (select app_is_super_admin())))
  with check (company_id = app_company() and (app_account() is null or (select app_is_super_admin())));
grant select, insert, update on bank_lines to candor_app;
