-- A member may be limited to named jobs (docs/decisions/0204). Null: all jobs.
alter table memberships add column job_ids bigint[];

-- The jobs that the transaction is limited to; null where it is not. Set by the server, beside the company.
create function app_job_ids() returns bigint[] language sql stable as
  $$ select nullif(current_setting('app.job_ids', true), '')::bigint[] $$;
-- True, or null where the transaction is limited. Policies ask “is not null”, which the planner takes for nearly always
-- true: nobody's plans change for the few who are limited.
create function app_all_jobs() returns boolean language sql stable as
  $$ select case when coalesce(current_setting('app.job_ids', true), '') = '' then true end $$;

do $$
declare t text;
begin
  foreach t in array array[
    'applications', 'interview_schedules', 'job_adverts', 'job_questions', 'job_skills', 'job_stages', 'job_team'
  ] loop
    execute format('create policy own_jobs on %I as restrictive
      using ((select app_all_jobs()) is not null or job_id = any ((select app_job_ids())::bigint[]))', t);
  end loop;
end $$;
create policy own_jobs on jobs as restrictive
  using ((select app_all_jobs()) is not null or id = any ((select app_job_ids())::bigint[]));

-- A candidate is seen through an application or an interview. Both tables are read under the policies above.
create function app_candidates_of_jobs() returns setof bigint language sql stable cost 1 rows 1000 as
  $$ select candidate_id from applications where job_id = any (app_job_ids())
     union select candidate_id from interview_schedules where job_id = any (app_job_ids()) $$;
create function app_applications_of_jobs() returns setof bigint language sql stable cost 1 rows 1000 as
  $$ select id from applications where job_id = any (app_job_ids()) $$;
create function app_interviews_of_jobs() returns setof bigint language sql stable cost 1 rows 1000 as
  $$ select id from interview_schedules where job_id = any (app_job_ids()) $$;

create policy own_jobs on candidates as restrictive
  using ((select app_all_jobs()) is not null or id in (select app_candidates_of_jobs()));
create policy own_jobs on candidate_merges as restrictive
  using ((select app_all_jobs()) is not null or kept_id in (select app_candidates_of_jobs()));
do $$
declare t text;
begin
  foreach t in array array[
    'candidate_words', 'candidate_notes', 'candidate_files', 'candidate_consents', 'candidate_addresses'
  ] loop
    execute format('create policy own_jobs on %I as restrictive
      using ((select app_all_jobs()) is not null or candidate_id in (select app_candidates_of_jobs()))', t);
  end loop;
  foreach t in array array['application_answers', 'application_moves', 'planned_mails'] loop
    execute format('create policy own_jobs on %I as restrictive
      using ((select app_all_jobs()) is not null or application_id in (select app_applications_of_jobs()))', t);
  end loop;
  foreach t in array array['attempts', 'recording_shares', 'interview_mails'] loop
    execute format('create policy own_jobs on %I as restrictive
      using ((select app_all_jobs()) is not null or schedule_id in (select app_interviews_of_jobs()))', t);
  end loop;
end $$;
