-- What a company's programs use: keys to call with, and webhooks that tell them what happened.

create table api_keys (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  name text not null,
  -- Of the key as it was shown once.
  key_hash text not null,
  -- How it begins, to be recognised by.
  prefix text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_by bigint not null references accounts (id),
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_by bigint references accounts (id),
  last_used_at timestamptz,
  -- Requests of this minute; counted by the statement that finds the key, so all processes share it.
  counted_minute timestamptz,
  counted integer not null default 0,
  primary key (company_id, id),
  -- Serves every request that brings a key.
  unique (company_id, key_hash)
);

-- A program reads a job's applications in order (feed-store.ts).
create index applications_feed on applications (company_id, job_id, id);

create table webhook_endpoints (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  url text not null,
  description text not null default '',
  events text[] not null check (cardinality(events) > 0),
  secret_sealed text not null,
  -- Signs beside the new one until then.
  old_secret_sealed text,
  old_secret_until timestamptz,
  created_by bigint not null references accounts (id),
  created_at timestamptz not null,
  disabled_at timestamptz,
  -- 'failing': by the product, after days without a success; 'gone': the receiver asked for it.
  disabled_because text check (disabled_because in ('member', 'failing', 'gone')),
  -- Since when nothing got through; null after a success.
  failing_since timestamptz,
  primary key (company_id, id),
  check ((disabled_at is null) = (disabled_because is null)),
  check ((old_secret_sealed is null) = (old_secret_until is null))
);

-- One event for one endpoint, with the words that are sent.
create table webhook_deliveries (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  endpoint_id bigint not null,
  -- The same at every try, so that a receiver can tell a repeat.
  message_id text not null,
  event text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- Of the current round; a replay begins a new one.
  tries integer not null default 0,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, endpoint_id) references webhook_endpoints (company_id, id) on delete cascade
);
-- The log of an endpoint, newest first; and what is pruned.
create index webhook_deliveries_of on webhook_deliveries (company_id, endpoint_id, id desc);
create index webhook_deliveries_age on webhook_deliveries (company_id, created_at);

create table webhook_tries (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  delivery_id bigint not null,
  tried_at timestamptz not null,
  milliseconds integer not null,
  -- Null: there was no answer; the problem says why.
  status integer,
  problem text,
  -- The first kilobyte.
  answer text not null default '',
  primary key (company_id, id),
  foreign key (company_id, delivery_id) references webhook_deliveries (company_id, id) on delete cascade
);
create index webhook_tries_of on webhook_tries (company_id, delivery_id, id);

-- Whose turn it is: numbers only, so that one look serves all companies. A row stays until its delivery is over;
-- who takes one moves its time on, so a process that is killed loses nothing.
create table webhook_outbox (
  owner_id bigint not null,
  delivery_id bigint not null,
  due_at timestamptz not null,
  primary key (owner_id, delivery_id)
);
create index webhook_outbox_due on webhook_outbox (due_at);
grant select, insert, update, delete on webhook_outbox to candor_app;

do $$
declare t text;
begin
  foreach t in array array['api_keys', 'webhook_endpoints', 'webhook_deliveries', 'webhook_tries'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
