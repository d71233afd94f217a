-- A plan may take the place of the running one at once: what is unused of that counts, net, towards its price.
alter table payments
  add column is_at_once boolean not null default false,
  add column credited bigint not null default 0 check (credited >= 0),
  add constraint payments_credited check (is_at_once or credited = 0);
-- Whose place a period took, and until when that would have run: should the payment be given back, it runs on.
alter table plan_periods
  add column replaced_id bigint,
  add column replaced_until timestamptz,
  add constraint plan_periods_replaced foreign key (company_id, replaced_id) references plan_periods (company_id, id),
  add constraint plan_periods_both check ((replaced_id is null) = (replaced_until is null));

-- What a company wants when what it has paid for ends: a plan, or none (null). Until then it may say otherwise.
create table planned_plans (
  company_id bigint not null references tenants (id),
  plan_id text references billing_plans (plan_id),
  planned_at timestamptz not null,
  planned_by bigint references accounts (id),
  primary key (company_id)
);
-- That a plan ends soon, and that it has ended, is told once for each end.
create table plan_end_mails (
  company_id bigint not null references tenants (id),
  kind text not null check (kind in ('ending', 'ended')),
  ends_at timestamptz not null,
  posted_at timestamptz not null,
  primary key (company_id, kind, ends_at)
);
do $$
declare
  name text;
begin
  foreach name in array array['planned_plans', 'plan_end_mails'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', name);
  end loop;
end $$;
grant select, insert, update, delete on planned_plans to candor_app;
grant select, insert on plan_end_mails to candor_app;

-- A plan without an end that was to begin behind a paid one was a period; now it is what the company wants then.
insert into planned_plans (company_id, plan_id, planned_at)
  select distinct on (company_id) company_id, plan_id, now() from plan_periods
   where ends_at is null and begins_at > now() order by company_id, begins_at;
update plan_periods set ends_at = begins_at where ends_at is null and begins_at > now();
