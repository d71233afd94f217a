-- Whoever may see an interview was told that its recording will not become playable: once an interview, also where
-- several tracks of a call fail or one is tried again.
alter table recordings add column failure_told_at timestamptz;

alter table notice_choices drop constraint notice_choices_kind_check;
alter table notice_choices add constraint notice_choices_kind_check
  check (kind in ('application', 'withdrawal', 'interview', 'mention', 'offer', 'message', 'need', 'evidence', 'appeal', 'reply',
                  'submission', 'expiry', 'recording', 'share', 'credits'));

-- An invitation that runs out before anybody began it: whoever invited is told then. A new end counts anew.
create function interview_expires() returns trigger language plpgsql as $$
begin
  insert into due_work (kind, subject_id, owner_id, due_at)
  values ('interview-expiry', new.id, new.company_id, new.closes_at)
  on conflict (kind, subject_id) do update set due_at = excluded.due_at, tries = 0;
  return null;
end $$;
create trigger interview_expires after insert or update of closes_at on interview_schedules
  for each row when (new.kind = 'bot') execute function interview_expires();
create trigger interview_expiry_over after delete or update of cancelled_at on interview_schedules
  for each row execute function end_due('interview-expiry');

-- Of an interview that is deleted nothing is told.
create trigger attempt_ended_over after delete on attempts
  for each row execute function end_due('attempt-ended');

alter table interview_schedules no force row level security;
insert into due_work (kind, subject_id, owner_id, due_at)
select 'interview-expiry', id, company_id, closes_at from interview_schedules
 where kind = 'bot' and not is_begun and cancelled_at is null and closes_at > now();
alter table interview_schedules force row level security;
