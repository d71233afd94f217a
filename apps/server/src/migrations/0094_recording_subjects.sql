-- A recording is of a subject: today an attempt. Each kind of subject has a generated column of its own, as a link's has.
alter table recordings drop constraint recordings_company_id_attempt_id_fkey;
alter table recordings drop constraint recordings_company_id_attempt_id_key;
drop index recordings_kept;
alter table recordings rename column attempt_id to subject_id;
alter table recordings add column subject text not null default 'attempt' check (subject in ('attempt'));
alter table recordings alter column subject drop default;
alter table recordings add column attempt_id bigint
  generated always as (case when subject = 'attempt' then subject_id end) stored;
alter table recordings add unique (company_id, subject, subject_id);
alter table recordings add foreign key (company_id, attempt_id) references attempts (company_id, id);
create index recordings_of_attempt on recordings (company_id, attempt_id);
create index recordings_kept on recordings (company_id, attempt_id) where deleted_at is null;

-- A segment is its recording's; whose that is, the recording says.
alter table recording_segments drop column attempt_id;
alter table recording_segments add unique (company_id, recording_id, segment_key, starts_at_byte);

-- What is recorded, as the pipeline of a recording asks of it. Its reader's rows only.
create view recording_subjects with (security_invoker = true) as
  select company_id, 'attempt'::text as subject, id as subject_id, schedule_id,
         started_at, deadline_at, ended_at, status = 'in-progress' as is_running
    from attempts;
grant select on recording_subjects to candor_app;

-- Work that waits names a recording from now on, not an attempt.
do $$
begin
  if to_regclass('pgboss.job') is null then return; end if;
  alter table recordings no force row level security;
  update pgboss.job j
     set data = case j.name
           when 'finish-recording'
           then jsonb_build_object('companyId', r.company_id, 'subject', r.subject, 'subjectId', r.subject_id)
           else jsonb_build_object('companyId', r.company_id, 'recordingId', r.id) end
    from recordings r
   where j.name in ('finish-recording', 'join-recording', 'convert-recording') and j.state < 'completed'
     and r.company_id = (j.data ->> 'companyId')::bigint and r.attempt_id = (j.data ->> 'attemptId')::bigint;
  alter table recordings force row level security;
end $$;
