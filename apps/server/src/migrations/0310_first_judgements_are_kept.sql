-- What those who decided first said of single notes, and their scorecards, judge as their decision does: while an appeal
-- waits its readers find neither.
create function app_blind_schedules() returns bigint[] language sql stable as
  $$ select coalesce(array_agg(s.id), '{}')
       from appeals p
       join applications a on a.company_id = p.company_id and a.id = p.application_id
       join interview_schedules s on s.company_id = a.company_id and s.candidate_id = a.candidate_id
        and (s.application_id = a.id or s.job_id = a.job_id)
      where p.company_id = app_company() and p.ended_at is null and app_reader() <> all (p.first_deciders) $$;
create function app_is_blind_judge(schedule bigint, judge bigint) returns boolean language sql stable as
  $$ select exists (select from appeals p
       join applications a on a.company_id = p.company_id and a.id = p.application_id
       join interview_schedules s on s.company_id = a.company_id and s.candidate_id = a.candidate_id
        and (s.application_id = a.id or s.job_id = a.job_id)
      where p.company_id = app_company() and p.ended_at is null and s.id = schedule
        and judge = any (p.first_deciders) and app_reader() <> all (p.first_deciders)) $$;

create policy blind on scorecards as restrictive for select
  using ((select app_reads_all()) is not null or schedule_id <> all ((select app_blind_schedules())::bigint[])
         or not app_is_blind_judge(schedule_id, account_id));
create policy blind on proctoring_verdicts as restrictive for select
  using ((select app_reads_all()) is not null or attempt_id <> all ((select app_blind_attempts())::bigint[])
         or not app_is_blind_judge(
              (select t.schedule_id from attempts t where t.company_id = app_company() and t.id = attempt_id), account_id));
