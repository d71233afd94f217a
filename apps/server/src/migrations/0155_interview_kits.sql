-- What the people of a live interview ask, and by what they judge: plans and scorecards, in versions that never change.
create table interview_kits (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  name text not null,
  version integer not null default 1 check (version > 0),
  retired_at timestamptz,
  changed_at timestamptz not null,
  primary key (company_id, id)
);
create index interview_kits_changed on interview_kits (company_id, changed_at desc, id desc);

create table interview_kit_versions (
  company_id bigint not null,
  kit_id bigint not null,
  version integer not null check (version > 0),
  -- { sections, attributes, questions, sharesApplication }, as the contract says: only ever read and written whole.
  content jsonb not null,
  made_at timestamptz not null,
  made_by bigint references accounts (id) on delete set null,
  primary key (company_id, kit_id, version),
  foreign key (company_id, kit_id) references interview_kits (company_id, id) on delete cascade
);
create index interview_kit_versions_maker on interview_kit_versions (made_by);

-- Which version the people of a live interview have before them.
create table appointment_kits (
  company_id bigint not null,
  schedule_id bigint not null,
  kit_id bigint not null,
  version integer not null,
  primary key (company_id, schedule_id),
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade,
  foreign key (company_id, kit_id, version) references interview_kit_versions (company_id, kit_id, version)
);
create index appointment_kits_of on appointment_kits (company_id, kit_id, version);

do $$
declare t text;
begin
  foreach t in array array['interview_kits', 'interview_kit_versions', 'appointment_kits'] loop
    execute format('alter table %I enable row level security, force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
create policy own_jobs on appointment_kits as restrictive
  using ((select app_all_jobs()) is not null or schedule_id in (select app_interviews_of_jobs()));
