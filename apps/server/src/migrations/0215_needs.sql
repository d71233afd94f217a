-- What a candidate asks for to take part in an interview, and what became of it. Private: who schedules reads it, and
-- it goes with the interview.
create table needs (
  company_id bigint not null,
  id bigint generated always as identity,
  schedule_id bigint not null,
  state text not null default 'open'
    check (state in ('open', 'confirming', 'offered', 'granted', 'accepted', 'declined', 'withdrawn')),
  revision integer not null default 1 check (revision > 0),
  asked jsonb not null,
  words text not null,
  -- Wanted at the next invitations of the same company too.
  is_kept boolean not null,
  asked_at timestamptz not null,
  reply_by timestamptz not null,
  -- The newest answer; of one that is being confirmed nothing was told yet.
  answer text not null default '',
  offered jsonb,
  -- What the invitation got in the end.
  granted jsonb,
  answered_by bigint references accounts (id),
  answered_at timestamptz,
  second_by bigint references accounts (id),
  turned_down_at timestamptz,
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade,
  check ((ended_at is null) = (state in ('open', 'confirming', 'offered'))),
  check (state <> 'offered' or offered is not null),
  check ((granted is not null) = (state in ('granted', 'accepted'))),
  check (state <> 'declined' or (answer <> '' and answered_by is not null and second_by is not null
                                 and answered_by <> second_by))
);
-- One ask of an interview at a time.
create unique index needs_living on needs (company_id, schedule_id) where ended_at is null;
create index needs_of on needs (company_id, schedule_id, id desc);
create index needs_promised on needs (company_id, reply_by) where ended_at is null;
create index needs_answerer on needs (answered_by);
create index needs_second on needs (second_by);

alter table needs enable row level security, force row level security;
create policy own_company on needs using (company_id = app_company()) with check (company_id = app_company());
grant select, insert, update, delete on needs to candor_app;
create policy own_jobs on needs as restrictive
  using ((select app_all_jobs()) is not null or schedule_id in (select app_interviews_of_jobs()));

-- When the answer was promised, whoever could give it is told; a promise that was made anew counts from then.
create function need_promised() returns trigger language plpgsql as $$
begin
  insert into due_work (kind, subject_id, owner_id, due_at)
  values ('need-overdue', new.id, new.company_id, new.reply_by)
  on conflict (kind, subject_id) do update set due_at = excluded.due_at, tries = 0;
  return null;
end $$;
create trigger need_promised after insert or update of reply_by on needs
  for each row execute function need_promised();
create trigger need_overdue_over after delete or update of ended_at on needs
  for each row execute function end_due('need-overdue');

alter table notice_choices drop constraint notice_choices_kind_check;
alter table notice_choices add constraint notice_choices_kind_check
  check (kind in ('application', 'withdrawal', 'interview', 'mention', 'offer', 'message', 'need'));
