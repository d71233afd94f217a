-- An address at which somebody's calendar program reads the interviews in which they sit, over all companies. Whoever
-- knows it reads them, so only a hash is kept, and one account has one.
create table interview_feeds (
  account_id bigint primary key references accounts (id) on delete cascade,
  token_hash text not null unique,
  made_at timestamptz not null,
  read_at timestamptz
);
alter table interview_feeds enable row level security, force row level security;
create policy own on interview_feeds using (account_id = app_account()) with check (account_id = app_account());
grant select, insert, update, delete on interview_feeds to candor_app;

-- Reminders of live interviews, a day and an hour before; when they are due stands in due_work.
create table appointment_reminders (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity unique,
  schedule_id bigint not null,
  -- What it reminds of: with another time it is old news.
  starts_at timestamptz not null,
  due_at timestamptz not null,
  posted_at timestamptz,
  dropped_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade
);
create index appointment_reminders_of on appointment_reminders (company_id, schedule_id);
alter table appointment_reminders enable row level security, force row level security;
create policy own_company on appointment_reminders
  using (company_id = app_company()) with check (company_id = app_company());
grant select, insert, update, delete on appointment_reminders to candor_app;

create trigger due_over after delete or update of dropped_at on appointment_reminders
  for each row execute function end_due('appointment-reminder');

alter table mail_templates
  drop constraint mail_templates_kind_check,
  add constraint mail_templates_kind_check check (kind in (
    'received', 'withdrawn', 'moved', 'rejection',
    'invitation', 'reminder', 'resent', 'extended', 'cancelled',
    'live-asked', 'live-waiting', 'live-booked', 'live-moved', 'live-move-asked', 'live-move-declined',
    'live-reminder', 'live-cancelled',
    -- Never sent by anything; rows of it may be there.
    'message'
  ));
