-- Browsers in which somebody has shown a second factor and asked not to be asked again for a while. The cookie holds the
-- secret; its hash stands here.
create table trusted_browsers (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  token_hash text not null unique,
  user_agent text,
  ip text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index trusted_browsers_account on trusted_browsers (account_id);

grant select, insert, update, delete on trusted_browsers to candor_app;
