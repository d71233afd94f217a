-- A call is recorded while everybody who is in it agrees. It was asked for so often; of the last only, it may go on.
create table call_recordings (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  call_id bigint not null,
  asked_by_seat_id bigint not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, call_id) references calls (company_id, id) on delete cascade,
  foreign key (company_id, asked_by_seat_id) references call_seats (company_id, id) on delete cascade
);
create index call_recordings_of_call on call_recordings (company_id, call_id);
create unique index call_recordings_open on call_recordings (company_id, call_id) where ended_at is null;

-- What somebody answered, and to which version of the question; the last counts, and all are kept.
create table call_recording_answers (
  company_id bigint not null,
  id bigint generated always as identity,
  call_recording_id bigint not null,
  seat_id bigint not null,
  answer text not null check (answer in ('agreed', 'refused', 'withdrawn')),
  notice integer not null check (notice > 0),
  answered_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, call_recording_id) references call_recordings (company_id, id) on delete cascade,
  foreign key (company_id, seat_id) references call_seats (company_id, id) on delete cascade
);
create index call_recording_answers_of on call_recording_answers (company_id, call_recording_id, seat_id, id);
create index call_recording_answers_seat on call_recording_answers (company_id, seat_id);

-- When it really was on: from the last agreement to whatever ended it.
create table call_recording_spans (
  company_id bigint not null,
  id bigint generated always as identity,
  call_recording_id bigint not null,
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at),
  primary key (company_id, id),
  foreign key (company_id, call_recording_id) references call_recordings (company_id, id) on delete cascade
);
create unique index call_recording_spans_open on call_recording_spans (company_id, call_recording_id)
  where ended_at is null;
create index call_recording_spans_of on call_recording_spans (company_id, call_recording_id);

-- What the browser of one seat records: camera with microphone, or the screen that it shows.
create table call_tracks (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  call_id bigint not null,
  seat_id bigint not null,
  schedule_id bigint not null,
  kind text not null check (kind in ('camera', 'screen')),
  began_at timestamptz not null,
  deadline_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, seat_id, kind),
  foreign key (company_id, call_id) references calls (company_id, id) on delete cascade,
  foreign key (company_id, seat_id) references call_seats (company_id, id) on delete cascade,
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade
);
create index call_tracks_of_schedule on call_tracks (company_id, schedule_id);
create index call_tracks_of_call on call_tracks (company_id, call_id);

do $$
declare t text;
begin
  foreach t in array array['call_recordings', 'call_recording_answers', 'call_recording_spans', 'call_tracks'] loop
    execute format('alter table %I enable row level security, force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
create policy own_jobs on call_tracks as restrictive
  using ((select app_all_jobs()) is not null or schedule_id in (select app_interviews_of_jobs()));
-- As of recordings and attempts: numbers and times, for whoever looks after those that are stuck.
create policy seen_by_super_admin on call_recordings for select
  using (company_id is not null and (select app_is_super_admin()));
create policy seen_by_super_admin on call_tracks for select
  using (company_id is not null and (select app_is_super_admin()));

-- A recording may be of a track.
alter table recordings drop constraint recordings_subject_check;
alter table recordings add constraint recordings_subject_check check (subject in ('attempt', 'call-track'));
alter table recordings add column call_track_id bigint
  generated always as (case when subject = 'call-track' then subject_id end) stored;
alter table recordings add foreign key (company_id, call_track_id) references call_tracks (company_id, id);
create index recordings_of_call_track on recordings (company_id, call_track_id) where call_track_id is not null;

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
       where r.company_id = t.company_id and r.call_id = t.call_id) asked on true;

create or replace function on_recording_changed() returns trigger language plpgsql as $$
begin
  perform note_interview('recordings', o.company_id, o.schedule_id) from recording_subjects o
   where o.company_id = new.company_id and o.subject = new.subject and o.subject_id = new.subject_id;
  return null;
end $$;

-- Whoever is in the call hears of it at once.
create function on_call_recording() returns trigger language plpgsql as $$
begin
  perform pg_notify('candor_calls', new.company_id || ':' || new.call_id || ':0');
  return null;
end $$;
create trigger call_recording_changed after insert or update on call_recordings
  for each row execute function on_call_recording();
create function on_part_of_call_recording() returns trigger language plpgsql as $$
begin
  perform pg_notify('candor_calls', r.company_id || ':' || r.call_id || ':0') from call_recordings r
   where r.company_id = new.company_id and r.id = new.call_recording_id;
  return null;
end $$;
create trigger call_recording_answered after insert on call_recording_answers
  for each row execute function on_part_of_call_recording();
create trigger call_recording_went after insert or update on call_recording_spans
  for each row execute function on_part_of_call_recording();
