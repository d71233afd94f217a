-- Words that messages begin with.
create table message_templates (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  name text not null,
  subject text not null,
  body text not null,
  changed_at timestamptz not null,
  changed_by bigint references accounts (id),
  primary key (company_id, id),
  unique (company_id, name)
);
create index message_templates_changer on message_templates (changed_by);

-- What a company and a candidate write to each other under one subject. It goes with the application that it is about.
create table message_threads (
  company_id bigint not null,
  id bigint generated always as identity,
  candidate_id bigint not null,
  -- Null: about none in particular.
  application_id bigint,
  subject text not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade,
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
);
create index message_threads_of on message_threads (company_id, candidate_id, id desc);
create index message_threads_about on message_threads (company_id, application_id) where application_id is not null;

create table messages (
  company_id bigint not null,
  id bigint generated always as identity,
  thread_id bigint not null,
  direction text not null check (direction in ('out', 'in')),
  state text not null check (state in ('waiting', 'sent', 'failed', 'taken-back', 'received')),
  body text not null,
  -- Null: the candidate.
  written_by bigint references accounts (id),
  written_at timestamptz not null,
  -- From when it is to leave.
  send_at timestamptz,
  -- When it left, or came.
  sent_at timestamptz,
  -- What the mail server said of one that failed; why one was taken back that nobody took back.
  problem text not null default '',
  -- Chosen by the page that sends: the same request twice is one.
  request_key uuid not null,
  primary key (company_id, id),
  foreign key (company_id, thread_id) references message_threads (company_id, id) on delete cascade,
  check ((direction = 'in') = (written_by is null)),
  check ((direction = 'in') = (state = 'received')),
  check ((direction = 'out') = (send_at is not null)),
  check ((state in ('sent', 'failed', 'received')) = (sent_at is not null))
);
create index messages_of on messages (company_id, thread_id, id);
create index messages_requested on messages (company_id, request_key);
create index messages_writer on messages (written_by);

-- What was sent along lies with the candidate's files.
create table message_files (
  company_id bigint not null,
  message_id bigint not null,
  file_id bigint not null,
  primary key (company_id, message_id, file_id),
  foreign key (company_id, message_id) references messages (company_id, id) on delete cascade,
  foreign key (company_id, file_id) references candidate_files (company_id, id) on delete cascade
);
create index message_files_file on message_files (company_id, file_id);

do $$
declare t text;
begin
  foreach t in array array['message_templates', 'message_threads', 'messages', 'message_files'] loop
    execute format('alter table %I enable row level security, force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
create policy own_jobs on message_threads as restrictive
  using ((select app_all_jobs()) is not null
         or (application_id is null and candidate_id in (select app_candidates_of_jobs()))
         or application_id in (select app_applications_of_jobs()));
-- Threads are read under the policy above.
create policy own_jobs on messages as restrictive
  using ((select app_all_jobs()) is not null or thread_id in (select id from message_threads));
create policy own_jobs on message_files as restrictive
  using ((select app_all_jobs()) is not null or message_id in (select id from messages));

-- Its time to leave.
create trigger message_over after delete or update of state on messages
  for each row execute function end_due('message');

-- Open pages are told whose messages changed.
alter table changes drop constraint changes_kind_check;
alter table changes add constraint changes_kind_check check (kind in
  ('applications', 'interviews', 'recordings', 'deliveries', 'notices', 'identity', 'maintenance', 'rights', 'messages'));
create function on_message_changed() returns trigger language plpgsql as $$
begin
  perform note_change('messages', new.company_id, null, a.job_id, t.candidate_id)
     from message_threads t
     left join applications a on a.company_id = t.company_id and a.id = t.application_id
    where t.company_id = new.company_id and t.id = new.thread_id;
  return null;
end $$;
create trigger message_changed after insert or update of state on messages
  for each row execute function on_message_changed();

-- Links that lead to a thread.
alter table links drop constraint links_purpose_check;
alter table links add constraint links_purpose_check
  check (purpose in ('bot-interview', 'recording', 'call-seat', 'appointment', 'appointment-seat', 'offer', 'message'));
alter table links
  add column thread_id bigint generated always as (case when purpose = 'message' then subject_id end) stored,
  add foreign key (company_id, thread_id) references message_threads (company_id, id) on delete cascade;
create index links_of_thread on links (company_id, thread_id) where thread_id is not null;

alter table notice_choices drop constraint notice_choices_kind_check;
alter table notice_choices add constraint notice_choices_kind_check
  check (kind in ('application', 'withdrawal', 'interview', 'mention', 'offer', 'message'));
