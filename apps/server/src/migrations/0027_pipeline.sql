-- The pipeline: what a move changed, so that it can be taken back; mails with templates; sets of stages.

-- What the names in from_stage and to_stage alone could not restore; null in rows that are no move.
alter table application_moves
  add column from_stage_id bigint,
  add column stage_since_before timestamptz,
  add column reply_by_before timestamptz;

-- The table view of a job, newest first; the board's columns are served by applications_of_stage.
create index applications_of_job on applications (company_id, job_id, applied_at desc, id desc);

create table mail_templates (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  kind text not null check (kind in ('rejection', 'received', 'invitation', 'reminder', 'message')),
  name text not null,
  -- Text with {{firstName}}, {{jobTitle}} and {{companyName}} in it.
  subject text not null,
  body text not null,
  updated_at timestamptz not null,
  updated_by bigint references accounts (id),
  archived_at timestamptz,
  primary key (company_id, id)
);

-- A mail that leaves later unless it is taken back. Its words are those that its author saw.
create table planned_mails (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  application_id bigint not null,
  -- The rejection that it tells of.
  move_id bigint,
  subject text not null,
  body text not null,
  send_at timestamptz not null,
  sent_at timestamptz,
  cancelled_at timestamptz,
  created_by bigint references accounts (id),
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  check (sent_at is null or cancelled_at is null)
);
create index planned_mails_of on planned_mails (company_id, application_id, id desc);

-- Stages that new jobs can start from, beside those of the product.
create table stage_templates (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  name text not null,
  -- [{ name, kind, replyWithinDays }], in order.
  stages jsonb not null,
  created_at timestamptz not null,
  created_by bigint references accounts (id),
  primary key (company_id, id),
  unique (company_id, name)
);

do $$
declare t text;
begin
  foreach t in array array['mail_templates', 'planned_mails', 'stage_templates'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
