-- Which kit is proposed for the live interviews of a job, or of a stage of it; stage_id null: of each stage that has none.
create table usual_kits (
  company_id bigint not null,
  id bigint generated always as identity,
  job_id bigint not null,
  stage_id bigint,
  kit_id bigint not null,
  primary key (company_id, id),
  unique nulls not distinct (company_id, job_id, stage_id),
  foreign key (company_id, job_id) references jobs (company_id, id) on delete cascade,
  foreign key (company_id, stage_id) references job_stages (company_id, id) on delete cascade,
  foreign key (company_id, kit_id) references interview_kits (company_id, id) on delete cascade
);
create index usual_kits_of on usual_kits (company_id, kit_id);
create index usual_kits_stage on usual_kits (company_id, stage_id) where stage_id is not null;

alter table usual_kits enable row level security, force row level security;
create policy own_company on usual_kits using (company_id = app_company()) with check (company_id = app_company());
create policy own_jobs on usual_kits as restrictive
  using ((select app_all_jobs()) is not null or job_id = any ((select app_job_ids())::bigint[]));
grant select, insert, update, delete on usual_kits to candor_app;
