-- What a candidate says of what was noted in their interview: of one flag, or of the whole. It stands beside what reviewers
-- say, and goes with what was noted.
create table proctoring_explanations (
  company_id bigint not null,
  id bigint generated always as identity,
  attempt_id bigint not null,
  -- The event that the flag is named by; null: of the whole interview.
  event_key uuid,
  words text not null check (words <> ''),
  revision integer not null default 1 check (revision > 0),
  first_sent_at timestamptz not null,
  sent_at timestamptz not null,
  primary key (company_id, id),
  unique nulls not distinct (company_id, attempt_id, event_key),
  foreign key (company_id, attempt_id) references attempts (company_id, id) on delete cascade
);
alter table proctoring_explanations enable row level security, force row level security;
create policy own_company on proctoring_explanations using (company_id = app_company()) with check (company_id = app_company());
grant select, insert, update, delete on proctoring_explanations to candor_app;

-- The address of a recording that was given on a candidate's page dies with the access that it was given for.
alter table candidate_page_grants add column id bigint generated always as identity;
create unique index candidate_page_grants_id on candidate_page_grants (company_id, id);

alter table notice_choices drop constraint notice_choices_kind_check;
alter table notice_choices add constraint notice_choices_kind_check
  check (kind in ('application', 'withdrawal', 'interview', 'mention', 'offer', 'message', 'need', 'evidence'));
