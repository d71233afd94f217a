-- Read past `blind`, as whoever writes does (`app.reader_id` is empty within), and tell only what their names say. Not
-- by `set` of the function: an owner without superuser rights may not give one.

-- Verdicts that a reader must not know: those of who decided first (`is_first`), and those after one of them on the same
-- note, whose entry in the audit log repeats it.
create function app_first_verdicts(reader bigint)
  returns table (id bigint, attempt_id bigint, event_key uuid, is_first boolean)
  language plpgsql stable as
  $$ #variable_conflict use_column
     declare reader_before text := coalesce(current_setting('app.reader_id', true), '');
     begin
     perform set_config('app.reader_id', '', true);
     return query select v.id, v.attempt_id, v.event_key, bool_or(v.id = f.id)
       from appeals p
       join applications a on a.company_id = p.company_id and a.id = p.application_id
       join interview_schedules s on s.company_id = a.company_id and s.candidate_id = a.candidate_id
        and (s.application_id = a.id or s.job_id = a.job_id)
       join attempts t on t.company_id = s.company_id and t.schedule_id = s.id
       join proctoring_verdicts f on f.company_id = t.company_id and f.attempt_id = t.id
        and f.account_id = any (p.first_deciders)
       join proctoring_verdicts v on v.company_id = f.company_id and v.attempt_id = f.attempt_id
        and v.event_key = f.event_key and v.id >= f.id
      where p.company_id = app_company() and p.ended_at is null and reader <> all (p.first_deciders)
      group by v.id, v.attempt_id, v.event_key;
     perform set_config('app.reader_id', reader_before, true);
     end $$;

-- Who has sent a scorecard, also where it is hidden.
create function app_sent_scorecards(schedule bigint) returns bigint[] language plpgsql stable as
  $$ declare
       reader_before text := coalesce(current_setting('app.reader_id', true), '');
       senders bigint[];
     begin
     perform set_config('app.reader_id', '', true);
     senders := (select coalesce(array_agg(distinct c.account_id), '{}') from scorecards c
                  where c.company_id = app_company() and c.schedule_id = schedule);
     perform set_config('app.reader_id', reader_before, true);
     return senders;
     end $$;
