-- What is left of a person outside their own rows goes with them, and that they were erased is noted without a name.

alter table mails
  -- Whom it speaks of, whoever it is written to.
  add column about_company_id bigint,
  add column about_candidate_id bigint;
create index mails_about on mails (about_company_id, about_candidate_id) where about_candidate_id is not null;

alter table notifications
  add column about_company_id bigint,
  add column about_candidate_id bigint;
create index notifications_about on notifications (about_company_id, about_candidate_id) where about_candidate_id is not null;

-- Pseudonymous: numbers and a keyed hash of the address, so that whoever puts an older backup back can erase again.
create table erasures (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  candidate_id bigint not null,
  -- Of records that were merged into this one.
  merged_ids bigint[] not null default '{}',
  address_hash text not null,
  because text not null,
  erased_by bigint not null references accounts (id),
  begun_at timestamptz not null,
  finished_at timestamptz,
  primary key (company_id, id)
);
create unique index erasures_unfinished on erasures (company_id, candidate_id) where finished_at is null;
alter table erasures enable row level security;
alter table erasures force row level security;
create policy own_company on erasures using (company_id = app_company()) with check (company_id = app_company());
grant select, insert, update on erasures to candor_app;
