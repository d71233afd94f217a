-- Every apply form that was sent, as it was typed.

create table application_forms (
  company_id bigint not null references tenants (id),
  -- Made with the form: one that is sent again, after a reply that never arrived, is found by it.
  form_key text not null,
  application_id bigint not null,
  -- The address had applied for this job before: anybody may have typed it, so the application did not change.
  is_repeat boolean not null,
  -- { firstName, lastName, phone, city, country, links }
  applicant jsonb not null,
  -- Of a repeat; the others are in application_answers and applications.
  answers jsonb not null default '[]',
  cover_letter text not null default '',
  cv_file_id bigint,
  sent_at timestamptz not null,
  primary key (company_id, form_key),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  foreign key (company_id, cv_file_id) references candidate_files (company_id, id)
);
-- The forms of one application, newest first.
create index application_forms_of on application_forms (company_id, application_id, sent_at desc);

alter table application_forms enable row level security;
alter table application_forms force row level security;
create policy own_company on application_forms
  using (company_id = app_company()) with check (company_id = app_company());
grant select, insert, update, delete on application_forms to candor_app;
