-- A provider that has pages of its own, and the page on which each payment may be paid there. Kept before anybody is
-- sent to it, so whatever may have been paid is known here.
alter table payments drop constraint payments_provider_check;
alter table payments add constraint payments_provider_check check (provider in ('invoice', 'test', 'stripe'));

create table payment_pages (
  company_id bigint not null references tenants (id),
  intent uuid not null,
  page_id text not null,
  made_at timestamptz not null,
  primary key (company_id, intent)
);
alter table payment_pages enable row level security;
alter table payment_pages force row level security;
create policy own_company on payment_pages using (company_id = app_company()) with check (company_id = app_company());
grant select, insert on payment_pages to candor_app;
