-- What is to be done at a time: numbers only, like webhook_outbox, so that one look serves all companies; what it is
-- about stands in the table of its kind, behind that table's policies. A row leaves when its work is committed.
create table due_work (
  kind text not null,
  -- Ids of one kind's table are of the whole installation: nothing is due twice.
  subject_id bigint not null,
  -- The company in whose name it is done; 0: nobody's.
  owner_id bigint not null default 0,
  due_at timestamptz not null default now(),
  -- Each try moves the time on before it begins, so a process that is killed loses nothing and repeats nothing at once.
  tries integer not null default 0,
  primary key (kind, subject_id)
);
create index due_work_next on due_work (kind, due_at, subject_id);
grant select, insert, update, delete on due_work to candor_app;

-- Nothing is due about what was taken back or deleted, also by a cascade. What is being done at this moment is locked,
-- ends by itself and is not waited for: it may wait for the row that is deleted here.
create function end_due() returns trigger language plpgsql as $$
begin
  delete from due_work where ctid = (
    select ctid from due_work where kind = tg_argv[0] and subject_id = old.id for update skip locked);
  return null;
end $$;

create trigger due_over after delete or update of cancelled_at on planned_mails
  for each row execute function end_due('planned-mail');
create trigger due_over after delete or update of dropped_at on interview_mails
  for each row execute function end_due('interview-reminder');

alter table planned_mails no force row level security;
alter table interview_mails no force row level security;
insert into due_work (kind, subject_id, owner_id, due_at)
select 'planned-mail', id, company_id, send_at from planned_mails where sent_at is null and cancelled_at is null
 union all
select 'interview-reminder', id, company_id, due_at from interview_mails where posted_at is null and dropped_at is null;
alter table planned_mails force row level security;
alter table interview_mails force row level security;
drop index interview_mails_waiting;

-- The queues and the clock that did this before. A new database has none yet.
do $$
begin
  if to_regclass('pgboss.queue') is not null then
    delete from pgboss.schedule where name = 'send-interview-reminders';
    perform pgboss.delete_queue(name) from pgboss.queue where name in ('send-planned-mail', 'send-interview-reminders');
  end if;
end $$;
