-- Objects that no row names any more, until they are gone from the storage: keys of numbers and random ids, so that one
-- look serves all companies and people. When each is tried next stands in due_work.
create table removed_objects (
  id bigint generated always as identity primary key,
  object_key text not null,
  removed_at timestamptz not null default now()
);
create index removed_objects_oldest on removed_objects (removed_at);
grant select, insert, delete on removed_objects to candor_app;

create trigger due_over after delete on removed_objects
  for each row execute function end_due('remove-object');

-- What an earlier release could not remove was tried again with the next removal of the same person alone, and nothing says
-- which those are: a key that is gone already is gone.
alter table documents no force row level security;
insert into removed_objects (object_key, removed_at)
  select object_key, removed_at from documents where removed_at is not null;
alter table documents force row level security;

-- The queue that did this for pictures of questions. A new database has none yet.
do $$
begin
  if to_regclass('pgboss.queue') is not null then
    insert into removed_objects (object_key, removed_at)
      select data ->> 'objectKey', created_on from pgboss.job
       where name = 'remove-picture' and state in ('created', 'retry', 'active', 'failed')
         and data ->> 'objectKey' is not null;
    perform pgboss.delete_queue(name) from pgboss.queue where name = 'remove-picture';
  end if;
end $$;

insert into due_work (kind, subject_id) select 'remove-object', id from removed_objects;
