-- What a candidate says against a decision on their application, and what a second person answered.
create table appeals (
  company_id bigint not null,
  id bigint generated always as identity,
  application_id bigint not null,
  -- The step that rejected.
  move_id bigint not null,
  -- Who decided first. They do not answer, and meanwhile everybody else reads nothing of what they decided.
  first_deciders bigint[] not null,
  state text not null default 'open' check (state in ('open', 'upheld', 'overturned', 'withdrawn')),
  revision integer not null default 1 check (revision > 0),
  words text not null,
  -- Interviews whose notes the candidate explained and points to.
  schedule_ids bigint[] not null,
  filed_at timestamptz not null,
  reply_by timestamptz not null,
  answer text not null default '',
  answered_by bigint references accounts (id),
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade,
  check ((ended_at is null) = (state = 'open')),
  check (state <> 'upheld' or (answer <> '' and answered_by is not null)),
  check (answered_by is null or answered_by <> all (first_deciders))
);
create index appeals_of on appeals (company_id, application_id, id desc);
create index appeals_promised on appeals (company_id, reply_by) where ended_at is null;
create index appeals_by_day on appeals (company_id, filed_at);
create index appeals_answerer on appeals (answered_by);

alter table appeals enable row level security, force row level security;
create policy own_company on appeals using (company_id = app_company()) with check (company_id = app_company());
grant select, insert, update, delete on appeals to candor_app;
create policy own_jobs on appeals as restrictive
  using ((select app_all_jobs()) is not null or application_id in (select app_applications_of_jobs()));

create function appeal_promised() returns trigger language plpgsql as $$
begin
  insert into due_work (kind, subject_id, owner_id, due_at)
  values ('appeal-overdue', new.id, new.company_id, new.reply_by)
  on conflict (kind, subject_id) do update set due_at = excluded.due_at, tries = 0;
  return null;
end $$;
create trigger appeal_promised after insert on appeals for each row execute function appeal_promised();
create trigger appeal_overdue_over after delete or update of ended_at on appeals
  for each row execute function end_due('appeal-overdue');
create trigger appeal_granted_over after delete on appeals
  for each row execute function end_due('appeal-granted');

-- Whoever takes somebody up again by whatever way has granted what was asked for; the candidate is told by the work due.
create function appeal_granted() returns trigger language plpgsql as $$
declare granted bigint;
begin
  update appeals
     set state = case when new.status = 'withdrawn' then 'withdrawn' else 'overturned' end,
         ended_at = coalesce(new.status_changed_at, now()), revision = revision + 1
   where company_id = new.company_id and application_id = new.id and ended_at is null
  returning id into granted;
  if granted is not null and new.status <> 'withdrawn' then
    insert into due_work (kind, subject_id, owner_id, due_at)
    values ('appeal-granted', granted, new.company_id, coalesce(new.status_changed_at, now()))
    on conflict (kind, subject_id) do nothing;
  end if;
  return null;
end $$;
create trigger appeal_granted after update of status on applications for each row
  when (old.status = 'rejected' and new.status <> 'rejected') execute function appeal_granted();

-- Who reads, in a request that only reads; null for what writes, and for what no member asked for.
create function app_reader() returns bigint language sql stable as
  $$ select nullif(current_setting('app.reader_id', true), '')::bigint $$;
create function app_reads_all() returns boolean language sql stable as
  $$ select case when coalesce(current_setting('app.reader_id', true), '') = '' then true end $$;
-- Whose first decision the reader must not know while an appeal against it waits.
create function app_blind_applications() returns bigint[] language sql stable as
  $$ select coalesce(array_agg(application_id), '{}') from appeals
      where company_id = app_company() and ended_at is null and app_reader() <> all (first_deciders) $$;
create function app_blind_attempts() returns bigint[] language sql stable as
  $$ select coalesce(array_agg(t.id), '{}')
       from appeals p
       join applications a on a.company_id = p.company_id and a.id = p.application_id
       join interview_schedules s on s.company_id = a.company_id and s.candidate_id = a.candidate_id
        and (s.application_id = a.id or s.job_id = a.job_id)
       join attempts t on t.company_id = s.company_id and t.schedule_id = s.id
      where p.company_id = app_company() and p.ended_at is null and app_reader() <> all (p.first_deciders) $$;
create function app_is_blind_note(candidate bigint, author bigint) returns boolean language sql stable as
  $$ select exists (select from appeals p
       join applications a on a.company_id = p.company_id and a.id = p.application_id
      where p.company_id = app_company() and p.ended_at is null and a.candidate_id = candidate
        and author = any (p.first_deciders) and app_reader() <> all (p.first_deciders)) $$;

create policy blind on application_moves as restrictive for select
  using ((select app_reads_all()) is not null or to_status is distinct from 'rejected'
         or application_id <> all ((select app_blind_applications())::bigint[]));
create policy blind on planned_mails as restrictive for select
  using ((select app_reads_all()) is not null or application_id <> all ((select app_blind_applications())::bigint[]));
create policy blind on interview_decisions as restrictive for select
  using ((select app_reads_all()) is not null or attempt_id <> all ((select app_blind_attempts())::bigint[]));
create policy blind on candidate_notes as restrictive for select
  using ((select app_reads_all()) is not null or not app_is_blind_note(candidate_id, author_id));

alter table notice_choices drop constraint notice_choices_kind_check;
alter table notice_choices add constraint notice_choices_kind_check
  check (kind in ('application', 'withdrawal', 'interview', 'mention', 'offer', 'message', 'need', 'evidence', 'appeal'));
