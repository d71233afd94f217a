-- A candidate asked that the recordings of an interview go, and nothing else of it. It goes with the interview.
create table recording_requests (
  company_id bigint not null,
  schedule_id bigint not null,
  asked_at timestamptz not null,
  -- By when the law wants nothing of them left.
  delete_by timestamptz not null,
  -- Since when no object of them is left.
  gone_at timestamptz,
  primary key (company_id, schedule_id),
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade,
  check (delete_by > asked_at),
  check (gone_at >= asked_at)
);
create index recording_requests_due on recording_requests (company_id, delete_by) where gone_at is null;

alter table recording_requests enable row level security, force row level security;
create policy own_company on recording_requests using (company_id = app_company()) with check (company_id = app_company());
grant select, insert, update, delete on recording_requests to candor_app;
create policy own_jobs on recording_requests as restrictive
  using ((select app_all_jobs()) is not null or schedule_id in (select app_interviews_of_jobs()));
