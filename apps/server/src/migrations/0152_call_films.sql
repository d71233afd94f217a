-- Of the tracks of a call films are made: one of everybody, one of the screens that were shown.
create table call_films (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  call_id bigint not null,
  schedule_id bigint not null,
  kind text not null check (kind in ('people', 'screens')),
  primary key (company_id, id),
  unique (company_id, call_id, kind),
  foreign key (company_id, call_id) references calls (company_id, id) on delete cascade,
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade
);
create index call_films_of_schedule on call_films (company_id, schedule_id);

alter table call_films enable row level security;
alter table call_films force row level security;
create policy own_company on call_films
  using (company_id = app_company()) with check (company_id = app_company());
create policy own_jobs on call_films as restrictive
  using ((select app_all_jobs()) is not null or schedule_id in (select app_interviews_of_jobs()));
-- As of tracks: for whoever looks after those that are stuck.
create policy seen_by_super_admin on call_films for select
  using (company_id is not null and (select app_is_super_admin()));
grant select, insert, update, delete on call_films to candor_app;

-- A recording may be of a film.
alter table recordings drop constraint recordings_subject_check;
alter table recordings add constraint recordings_subject_check
  check (subject in ('attempt', 'call-track', 'call-film'));
alter table recordings add column call_film_id bigint
  generated always as (case when subject = 'call-film' then subject_id end) stored;
alter table recordings add foreign key (company_id, call_film_id) references call_films (company_id, id);
create index recordings_of_call_film on recordings (company_id, call_film_id) where call_film_id is not null;

create or replace view recording_subjects with (security_invoker = true) as
  select company_id, 'attempt'::text as subject, id as subject_id, schedule_id,
         started_at, deadline_at, ended_at, status = 'in-progress' as is_running
    from attempts
  union all
  select t.company_id, 'call-track'::text, t.id, t.schedule_id, t.began_at, t.deadline_at,
         case when asked.is_open then null else asked.ended_at end, coalesce(asked.is_open, false)
    from call_tracks t
    left join lateral (
      select bool_or(r.ended_at is null) as is_open, max(r.ended_at) as ended_at
        from call_recordings r
       where r.company_id = t.company_id and r.call_id = t.call_id) asked on true
  union all
  select f.company_id, 'call-film'::text, f.id, f.schedule_id, tracks.began_at, tracks.deadline_at,
         case when asked.is_open then null else asked.ended_at end, coalesce(asked.is_open, false)
    from call_films f
    join lateral (
      select min(t.began_at) as began_at, max(t.deadline_at) as deadline_at
        from call_tracks t
       where t.company_id = f.company_id and t.call_id = f.call_id) tracks on true
    left join lateral (
      select bool_or(r.ended_at is null) as is_open, max(r.ended_at) as ended_at
        from call_recordings r
       where r.company_id = f.company_id and r.call_id = f.call_id) asked on true;
