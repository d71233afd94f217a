-- Invented people that a company looks round with: what was added for them, so that taking them away finds all of it and
-- nothing else. Gone with the last of it.
create table sample_data (
  company_id bigint primary key references tenants (id),
  state text not null check (state in ('adding', 'here', 'removing')),
  asked_by bigint not null references accounts (id),
  asked_at timestamptz not null,
  -- How many of it somebody real is part of by now, which stay.
  kept integer not null default 0 check (kept >= 0)
);
create index sample_data_asker on sample_data (asked_by);

create table sample_parts (
  company_id bigint not null references sample_data (company_id) on delete cascade,
  kind text not null check (kind in ('candidate', 'job', 'blueprint', 'question', 'skill')),
  object_id bigint not null,
  -- Which of the people it is in the story.
  name text not null default '',
  primary key (company_id, kind, object_id)
);

do $$
declare
  held text;
begin
  foreach held in array array['sample_data', 'sample_parts'] loop
    execute format('alter table %I enable row level security, force row level security', held);
    execute format('create policy own_company on %I using (company_id = app_company())
                    with check (company_id = app_company())', held);
    execute format('grant select, insert, update, delete on %I to candor_app', held);
  end loop;
end $$;
