create function ensure_partitions() returns void language sql as $$ select $$;

create table audit_heads (
  company_id bigint primary key,
  seq bigint not null,
  hash text not null
);
create table audit_log (
  company_id bigint not null,
  id bigint generated always as identity,
  occurred_at timestamptz not null,
  actor_account_id bigint,
  actor_kind text not null,
  action text not null,
  object_kind text not null,
  object_id text,
  before jsonb,
  after jsonb,
  ip text,
  user_agent text,
  request_id text,
  seq bigint not null,
  previous_hash text not null,
  hash text not null,
  primary key (company_id, occurred_at, id)
) partition by range (occurred_at);
create table audit_log_default partition of audit_log default;
alter table audit_heads enable row level security, force row level security;
alter table audit_log enable row level security, force row level security;
create policy company on audit_heads
  using (company_id = nullif(current_setting('app.company_id', true), '')::bigint)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::bigint);
create policy company on audit_log
  using (company_id = nullif(current_setting('app.company_id', true), '')::bigint)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::bigint);
grant select, insert, update on audit_heads to candor_app;
grant select, insert on audit_log to candor_app;
