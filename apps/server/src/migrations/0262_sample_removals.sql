-- Whose admin took the sample data away: a demo that starts again does not bring it back by itself.
create table sample_removals (
  company_id bigint primary key references tenants (id),
  asked_at timestamptz not null
);
alter table sample_removals enable row level security, force row level security;
create policy own_company on sample_removals using (company_id = app_company())
  with check (company_id = app_company());
grant select, insert, update, delete on sample_removals to candor_app;
