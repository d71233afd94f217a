-- Accounts: proving an address, single-use secrets, and the mail that carries them.

alter table accounts
  alter column first_name set default '',
  alter column last_name set default '',
  add column password_is_temporary boolean not null default false,
  add column password_changed_at timestamptz;

-- Secrets of emailed links, of redirects and of half-finished sign-ins. Only the hash is kept; spending one is a
-- single guarded update. A token that names a company's row carries the company's id in its data.
create table one_time_tokens (
  id bigint generated always as identity primary key,
  purpose text not null,
  token_hash text not null unique,
  account_id bigint references accounts (id) on delete cascade,
  data jsonb not null default '{}'::jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index one_time_tokens_account on one_time_tokens (account_id, purpose)
  where used_at is null and revoked_at is null;

-- What leaves by mail. The content is sealed, because it carries secrets that the database must not know, and is
-- removed once the mail server has taken it. One key is one mail, however often it is asked for.
create table mails (
  id bigint generated always as identity primary key,
  key text not null unique,
  recipient text not null,
  subject text not null,
  sealed_content text,
  created_at timestamptz not null default now(),
  tries integer not null default 0,
  last_problem text,
  sent_at timestamptz
);
create index mails_waiting on mails (created_at) where sent_at is null;
grant select, insert, update, delete on one_time_tokens, mails to candor_app;
