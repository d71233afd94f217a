-- Monthly partitions of every range-partitioned table: the current month, the next three, and a default that
-- takes whatever nobody prepared for. As the owner, so that the application's monthly job may call it.
create function ensure_partitions() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  parent name;
  month timestamp;
  part text;
begin
  -- Two callers creating the same partition would collide.
  perform pg_advisory_xact_lock(hashtext('ensure_partitions'));
  for parent in
    select c.relname from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
     where p.partstrat = 'r' and c.relnamespace = 'public'::regnamespace
  loop
    if to_regclass(format('public.%I', parent || '_default')) is null then
      execute format('create table public.%I partition of public.%I default', parent || '_default', parent);
    end if;
    for ahead in 0..3 loop
      month := date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead);
      part := parent || to_char(month, '_YYYY_MM');
      if to_regclass(format('public.%I', part)) is null then
        begin
          execute format('create table public.%I partition of public.%I for values from (%L) to (%L)',
            part, parent, month::text || '+00', (month + interval '1 month')::text || '+00');
        exception when check_violation then
          -- Rows of that month are in the default partition already and may stay there.
          raise warning '% stays in the default partition', part;
        end;
      end if;
    end loop;
  end loop;
end $$;
revoke execute on function ensure_partitions() from public;
grant execute on function ensure_partitions() to candor_app;

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
