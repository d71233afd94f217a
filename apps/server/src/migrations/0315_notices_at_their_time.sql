-- What a notice is about, for whoever narrows the list; null: told in any case, or of before. A mail that waits for the
-- end of quiet hours, or for the one mail of the day.
alter table notifications
  add column kind text,
  add column is_mail_waiting boolean not null default false,
  -- Not for who chose to be mailed alone: their notice is kept until its mail leaves.
  add column is_listed boolean not null default true;
-- Nothing said before what was read: nobody begins with a hundred that are new.
update notifications set read_at = created_at where read_at is null;
create index notifications_mail_waiting on notifications (account_id, id) where is_mail_waiting;

-- When somebody wants to hear: of all their companies alike. Hours are of the zone; from = until is no quiet.
create table notice_times (
  account_id bigint primary key references accounts (id) on delete cascade,
  is_digest boolean not null default false,
  quiet_from smallint not null default 0 check (quiet_from between 0 and 23),
  quiet_until smallint not null default 0 check (quiet_until between 0 and 23),
  time_zone text not null default 'UTC'
);
grant select, insert, update, delete on notice_times to candor_app;
