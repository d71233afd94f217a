-- Nobody of the company has opened what somebody sent; what is there already was seen in other ways.
alter table applications add column is_unread boolean not null default false;
create index applications_unread on applications (company_id, applied_at desc, id desc)
  where is_unread and status = 'active';

-- The promise of a reply, before it was moved by two days; once in a stay of a stage. A step says whether it answered
-- such a promise.
alter table applications add column reply_moved_from timestamptz;
-- Of which promise whoever leads the job has heard that it is due.
alter table applications add column reply_told_for timestamptz;
alter table application_moves add column was_reply_moved boolean not null default false;
-- And with which a step that is taken back gives it again.
alter table application_moves add column reply_moved_from_before timestamptz;
-- What became of promises: steps that answered one, by when.
create index application_moves_promised on application_moves (company_id, moved_at)
  where reply_by_before is not null;

alter table notice_choices drop constraint notice_choices_kind_check;
alter table notice_choices add constraint notice_choices_kind_check
  check (kind in ('application', 'withdrawal', 'interview', 'mention', 'offer', 'message', 'need', 'evidence', 'appeal', 'reply'));
