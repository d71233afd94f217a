-- Found by `npm run bench:lists` with a million applications; docs/plans shows what is done with these.

-- Whether an interview was ever begun: asked of its attempts, each count of expired links read every one of both.
alter table interview_schedules add column is_begun boolean not null default false;

-- The owner of the tables sees what is there already.
alter table interview_schedules no force row level security;
alter table attempts no force row level security;
update interview_schedules s set is_begun = true
  from attempts a where a.company_id = s.company_id and a.schedule_id = s.id;
alter table interview_schedules force row level security;
alter table attempts force row level security;

create function after_attempt_begun() returns trigger language plpgsql as $$
begin
  update interview_schedules set is_begun = true where company_id = new.company_id and id = new.schedule_id;
  return null;
end $$;
create trigger attempt_begun after insert on attempts for each row execute function after_attempt_begun();

drop index interview_schedules_by_close;
create index interview_schedules_not_begun
  on interview_schedules (company_id, closes_at, id) where not is_begun and cancelled_at is null;

-- A board counts and searches its cards, and a search its stages, without reading the applications themselves.
drop index applications_of_stage;
create index applications_of_stage
  on applications (company_id, job_id, status, stage_id, stage_since, id) include (candidate_id);

-- A report on hiring reads some thousand applications and their moves.
drop index applications_by_day;
create index applications_by_day
  on applications (company_id, applied_at desc, id desc) include (job_id, source, status);
drop index application_moves_of;
create index application_moves_of
  on application_moves (company_id, application_id, id desc) include (kind, to_stage, to_status, moved_at, undoes);

-- A stage is of one job, a job of one company: else a board of thousands is planned as one of a dozen.
create statistics applications_places (dependencies) on company_id, job_id, stage_id from applications;
-- Else nothing of this is known until the database looks by itself.
analyze applications;
analyze interview_schedules;
