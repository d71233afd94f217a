-- What a company decides once, section by section: the names and checks of the values are the contract's
-- company-settings.ts. A company without a row has chosen nothing there.
create table company_settings (
  company_id bigint not null references tenants (id),
  section text not null,
  -- { setting: value }
  chosen jsonb not null,
  updated_at timestamptz not null,
  updated_by bigint references accounts (id),
  primary key (company_id, section)
);

alter table mail_senders no force row level security;
insert into company_settings (company_id, section, chosen, updated_at, updated_by)
  select company_id, 'mailSender', jsonb_build_object('name', name, 'replyTo', reply_to), updated_at, updated_by
    from mail_senders;
drop table mail_senders;

alter table company_settings enable row level security;
alter table company_settings force row level security;
create policy own_company on company_settings
  using (company_id = app_company()) with check (company_id = app_company());
grant select, insert, update, delete on company_settings to candor_app;
