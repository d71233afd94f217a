-- Words that offers begin with.
create table offer_templates (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  name text not null,
  terms text not null,
  version integer not null default 1 check (version > 0),
  retired_at timestamptz,
  changed_at timestamptz not null,
  changed_by bigint references accounts (id),
  primary key (company_id, id)
);
create index offer_templates_changed on offer_templates (company_id, changed_at desc, id desc);
create index offer_templates_changer on offer_templates (changed_by);

-- An offer to somebody who applied. It goes with the application.
create table offers (
  company_id bigint not null,
  id bigint generated always as identity,
  application_id bigint not null,
  state text not null default 'draft' check (state in ('draft', 'asked', 'sent-back', 'approved', 'sent',
    'accepted', 'declined', 'withdrawn', 'expired')),
  version integer not null default 1 check (version > 0),
  -- As its writer has it, with the names of words that are filled in when it is sent.
  terms text not null,
  message text not null,
  -- In the currency's smallest unit.
  salary bigint check (salary > 0),
  currency text,
  salary_period text,
  starts_on date,
  expires_on date not null,
  time_zone text not null,
  drafted_by bigint not null references accounts (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Exactly what the candidate sees, as the text that the hash is of: never written again.
  shown text,
  shown_hash text,
  sent_at timestamptz,
  sent_by bigint references accounts (id),
  expires_at timestamptz,
  -- Null in one that ended: the candidate, or the time that was over.
  ended_by bigint references accounts (id),
  ended_at timestamptz,
  reason text not null default '',
  -- What an acceptance is proved by.
  signed_name text,
  signed_ip text,
  signed_agent text,
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  check (num_nulls(shown, shown_hash, sent_at, sent_by, expires_at) in (0, 5)),
  check (state not in ('sent', 'accepted', 'declined', 'expired') or shown is not null),
  check ((ended_at is null) = (state not in ('accepted', 'declined', 'withdrawn', 'expired'))),
  check ((state = 'accepted') = (signed_name is not null))
);
create index offers_of on offers (company_id, application_id, id desc);
create index offers_drafter on offers (drafted_by);
create index offers_sender on offers (sent_by);
create index offers_ender on offers (ended_by);

-- Who approves it, in order.
create table offer_approvals (
  company_id bigint not null,
  offer_id bigint not null,
  position smallint not null check (position >= 0),
  account_id bigint not null references accounts (id),
  asked_at timestamptz,
  decided_at timestamptz,
  outcome text check (outcome in ('approved', 'sent-back')),
  reason text not null default '',
  primary key (company_id, offer_id, position),
  unique (company_id, offer_id, account_id),
  foreign key (company_id, offer_id) references offers (company_id, id) on delete cascade,
  check ((outcome is null) = (decided_at is null)),
  check (outcome is distinct from 'sent-back' or reason <> '')
);
create index offer_approvals_account on offer_approvals (account_id);

do $$
declare t text;
begin
  foreach t in array array['offer_templates', 'offers', 'offer_approvals'] loop
    execute format('alter table %I enable row level security, force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
create policy own_jobs on offers as restrictive
  using ((select app_all_jobs()) is not null or application_id in (select app_applications_of_jobs()));
create policy own_jobs on offer_approvals as restrictive
  using ((select app_all_jobs()) is not null
         or offer_id in (select id from offers where application_id in (select app_applications_of_jobs())));

-- Open pages of its job are told.
create function on_offer_changed() returns trigger language plpgsql as $$
begin
  perform note_change('applications', new.company_id, null, a.job_id, a.job_id)
     from applications a where a.company_id = new.company_id and a.id = new.application_id;
  return null;
end $$;
create trigger offer_changed after insert or update of version on offers
  for each row execute function on_offer_changed();

-- Its last day, and the reminder before it.
create trigger offer_expiry_over after delete or update of ended_at on offers
  for each row execute function end_due('offer-expiry');
create trigger offer_reminder_over after delete or update of ended_at on offers
  for each row execute function end_due('offer-reminder');

-- Links that lead to an offer.
alter table links drop constraint links_purpose_check;
alter table links add constraint links_purpose_check
  check (purpose in ('bot-interview', 'recording', 'call-seat', 'appointment', 'appointment-seat', 'offer'));
alter table links
  add column offer_id bigint generated always as (case when purpose = 'offer' then subject_id end) stored,
  add foreign key (company_id, offer_id) references offers (company_id, id) on delete cascade;
create index links_of_offer on links (company_id, offer_id) where offer_id is not null;

alter table notice_choices drop constraint notice_choices_kind_check;
alter table notice_choices add constraint notice_choices_kind_check
  check (kind in ('application', 'withdrawal', 'interview', 'mention', 'offer'));
