-- An address at which somebody's calendar program reads the interviews in which they sit, over all companies. Whoever
-- knows it reads them, so only a hash is kept, and one account has one.
create table interview_feeds (
  account_id bigint primary key references accounts (id) on delete cascade,
  token_hash text not null unique,
  made_at timestamptz not null,
  -- By a calendar program, to the hour; null: not yet.
  read_at timestamptz
);
alter table interview_feeds enable row level security, force row level security;
create policy own on interview_feeds using (account_id = app_account()) with check (account_id = app_account());
grant select, insert, update, delete on interview_feeds to candor_app;

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
