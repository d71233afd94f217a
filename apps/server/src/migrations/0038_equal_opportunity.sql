-- Voluntary questions about groups (equality's stores), and the sums of their answers.

-- What a company asks after somebody applied. No row: nothing.
create table equality_settings (
  company_id bigint primary key references tenants (id),
  is_on boolean not null,
  -- [{ kind, options: [text] }] in the order of asking
  questions jsonb not null,
  version integer not null default 1
);

-- Who volunteered, until their answers are added up; a repeated application has none.
create table equality_consents (
  company_id bigint not null references tenants (id),
  application_id bigint not null,
  version integer not null,
  -- In the words they were shown.
  text text not null,
  primary key (company_id, application_id),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
);

create table equality_answers (
  company_id bigint not null references tenants (id),
  application_id bigint not null,
  question text not null check (question in ('gender', 'age', 'ethnicity', 'disability')),
  answer text not null,
  primary key (company_id, application_id, question),
  foreign key (company_id, application_id) references equality_consents (company_id, application_id) on delete cascade
);

-- People of one job who were decided on, added up five or more at a time; nothing in here is about one person.
create table equality_sums (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  job_id bigint not null,
  added_on date not null,
  question text not null,
  -- Empty: whoever left this question open.
  answer text not null,
  -- How far they came: 0 applied, 2 bot interview, 3 beyond it, 5 hired (places of the report's funnel).
  furthest integer not null check (furthest in (0, 2, 3, 5)),
  people integer not null check (people > 0),
  primary key (company_id, id),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade
);
-- The sums of a period, and of a job.
create index equality_sums_of on equality_sums (company_id, added_on, job_id);

do $$
declare t text;
begin
  foreach t in array array['equality_settings', 'equality_consents', 'equality_answers', 'equality_sums'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
  end loop;
end $$;
grant select, insert, update on equality_settings to candor_app;
grant select on equality_sums to candor_app;
-- The server writes answers and deletes them. It cannot read what was answered, whatever an endpoint asks for.
grant insert, delete on equality_consents, equality_answers to candor_app;
grant select (company_id, application_id) on equality_consents, equality_answers to candor_app;

-- Whoever takes the application back takes the answers back, on whichever way it is withdrawn.
create function after_application_withdrawn() returns trigger language plpgsql as $$
begin
  delete from equality_consents where company_id = new.company_id and application_id = new.id;
  return null;
end $$;
create trigger application_withdrawn after update of status on applications
  for each row when (new.status = 'withdrawn') execute function after_application_withdrawn();

-- Adds up the company's answers of those who were decided on before `decided_before`, job by job and at least
-- `at_least` people at once, and deletes them. Says how many people were added. The only reader of answers.
create function add_up_equality(decided_before timestamptz, today date, at_least integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  company bigint := public.app_company();
  taken bigint[];
begin
  if at_least < 5 then
    raise exception 'fewer than five people are no sum';
  end if;
  -- Two callers would add the same people twice.
  perform pg_advisory_xact_lock(hashtext('add_up_equality'), company::integer);
  select array_agg(ripe.id) into taken from (
    select a.id, count(*) over (partition by a.job_id) as people
      from public.equality_consents c
      join public.applications a on a.company_id = c.company_id and a.id = c.application_id
     where c.company_id = company and a.status in ('rejected', 'hired') and a.status_changed_at < decided_before
  ) ripe where ripe.people >= at_least;
  if taken is null then
    return 0;
  end if;
  insert into public.equality_sums (company_id, job_id, added_on, question, answer, furthest, people)
    with reached as (
      select a.id, a.job_id,
             case when a.status = 'hired' then 5 else coalesce((
               select max(case t.kind when 'bot-interview' then 2 when 'interview' then 3 when 'offer' then 3 else 0 end)
                 from public.application_moves m
                 join public.job_stages t
                   on t.company_id = company and t.job_id = a.job_id and t.name = m.to_stage
                where m.company_id = company and m.application_id = a.id and m.kind <> 'undone'
                  and not exists (select from public.application_moves u
                                   where u.company_id = company and u.application_id = a.id and u.undoes = m.id)
             ), 0) end as furthest
        from public.applications a
       where a.company_id = company and a.id = any (taken)),
    asked as (
      select distinct r.job_id, e.question
        from reached r
        join public.equality_answers e on e.company_id = company and e.application_id = r.id)
    select company, r.job_id, today, q.question, coalesce(e.answer, ''), r.furthest, count(*)
      from reached r
      join asked q on q.job_id = r.job_id
      left join public.equality_answers e
        on e.company_id = company and e.application_id = r.id and e.question = q.question
     group by r.job_id, q.question, coalesce(e.answer, ''), r.furthest;
  delete from public.equality_consents where company_id = company and application_id = any (taken);
  return cardinality(taken);
end $$;
revoke execute on function add_up_equality(timestamptz, date, integer) from public;
grant execute on function add_up_equality(timestamptz, date, integer) to candor_app;
