-- What an interviewer from outside is owed for one interview: agreed at their rate when they take the seat, confirmed or
-- disputed by the company afterwards. It names no candidate, so that it outlives the interview, as accounts must.
create table interviewer_statements (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  -- Null once the interview is deleted.
  schedule_id bigint,
  account_id bigint references accounts (id) on delete set null,
  company_name text not null,
  job_title text not null,
  kind text not null check (kind in ('phone-screen', 'technical', 'culture', 'panel', 'final', 'other')),
  state text not null check (state in ('agreed', 'cancelled', 'done', 'no-show', 'disputed', 'paid')),
  -- Null until a time is booked.
  starts_at timestamptz,
  ends_at timestamptz,
  minutes integer not null check (minutes > 0),
  -- Of an hour, and what is owed as it stands: in the smallest unit of the currency.
  rate bigint not null check (rate > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount >= 0),
  -- The company's rules, as they were when it was agreed.
  late_hours integer not null,
  late_percent integer not null check (late_percent between 0 and 100),
  -- Why it is disputed or nothing is owed, and what the interviewer says to it.
  reason text not null default '',
  reply text not null default '',
  rating integer check (rating between 1 and 5),
  revision integer not null default 1,
  agreed_at timestamptz not null,
  -- From the interview's end on: when it counts as done where nobody said otherwise.
  done_at timestamptz,
  settled_at timestamptz,
  paid_at timestamptz,
  primary key (company_id, id),
  unique (company_id, schedule_id, account_id),
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id)
    on delete set null (schedule_id),
  check ((state = 'paid') = (paid_at is not null))
);
create index interviewer_statements_account on interviewer_statements (account_id, id desc);
create index interviewer_statements_recent on interviewer_statements (company_id, id desc);
create index interviewer_statements_rated on interviewer_statements (account_id, rating) where rating is not null;

alter table interviewer_statements enable row level security, force row level security;
create policy own_company on interviewer_statements using (company_id = app_company()) with check (company_id = app_company());
-- Not for the owner, who adds up ratings over all jobs.
create policy own_jobs on interviewer_statements as restrictive
  using ((select app_all_jobs()) is not null or current_user <> 'candor_app'
         or schedule_id in (select app_interviews_of_jobs()));
-- Over all companies.
create policy own on interviewer_statements for select using (account_id = app_account());
create policy seen_by_super_admin on interviewer_statements for select
  using (company_id is not null and (select app_is_super_admin()));
grant select, insert, update, delete on interviewer_statements to candor_app;
create trigger due_over after delete on interviewer_statements for each row execute function end_due('statement-done');

-- An interview that is deleted before it was over does not take place. What was written about it goes with it: it may name
-- the candidate.
create function on_interview_of_statement_gone() returns trigger language plpgsql as $$
begin
  if old.schedule_id is null or new.schedule_id is not null then return new; end if;
  new.reason := '';
  new.reply := '';
  if old.state = 'agreed' and old.done_at is null then
    new.state := 'cancelled';
    new.revision := old.revision + 1;
    new.settled_at := now();
    new.amount := case when old.starts_at - now() < make_interval(hours => old.late_hours)
                       then (old.amount * old.late_percent * 2 + 100) / 200 else 0 end;
  end if;
  return new;
end $$;
create trigger interview_gone before update of schedule_id on interviewer_statements
  for each row execute function on_interview_of_statement_gone();

-- What companies thought of these interviewers, over all companies: a mean and a count, from three on. It reads as the owner
-- of the table, who is subject to policies too unless they are a superuser.
create policy read_by_owner on interviewer_statements for select
  using (company_id is not null and current_user <> 'candor_app');
create function app_interviewer_ratings(asked bigint[]) returns table (account_id bigint, ratings integer, rating numeric)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as
  $$ select s.account_id, count(*)::int, round(avg(s.rating), 1) from public.interviewer_statements s
      where s.rating is not null and s.account_id = any (asked) group by s.account_id having count(*) >= 3 $$;
revoke execute on function app_interviewer_ratings(bigint[]) from public;
grant execute on function app_interviewer_ratings(bigint[]) to candor_app;
