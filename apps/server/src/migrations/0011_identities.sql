-- Who vouches for a person beside their password, where their notifications go, and mail that was refused.

-- An account at another provider that signs in as one of ours. The provider's own id decides; an e-mail address can
-- change hands there.
create table identities (
  provider text not null,
  subject text not null,
  account_id bigint not null references accounts (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (provider, subject)
);
create index identities_account on identities (account_id);

-- A browser that may be sent notifications, as long as the session that asked for it lives.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  session_id bigint not null references sessions (id) on delete cascade,
  token_hash text not null unique,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_account on push_subscriptions (account_id);
create index push_subscriptions_session on push_subscriptions (session_id);

create table notifications (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  title text not null,
  body text not null,
  path text not null check (path like '/%'),
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_account on notifications (account_id, id desc);

grant select, insert, update, delete on identities, push_subscriptions, notifications to candor_app;

-- Refused for good by the mail server: last_problem says why, nobody tries again.
alter table mails add column refused_at timestamptz;
drop index mails_waiting;
create index mails_waiting on mails (created_at) where sent_at is null and refused_at is null;
