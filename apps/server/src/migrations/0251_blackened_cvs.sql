-- A copy of a CV of which parts were painted over: pixels alone, made by a member for whoever interviews
-- (docs/decisions/0392). It lives with its file, and never longer.
alter table candidate_files
  add column copy_key text,
  add column copy_pages integer,
  add column copied_by bigint references accounts (id),
  add column copied_at timestamptz,
  add constraint copy_is_whole check (num_nonnulls(copy_key, copy_pages, copied_by, copied_at) in (0, 4));

create function end_cv_copy() returns trigger language plpgsql as $$
begin
  new.copy_key := null;
  new.copy_pages := null;
  new.copied_by := null;
  new.copied_at := null;
  return new;
end $$;
create trigger cv_copy_ends before update of removed_at on candidate_files
  for each row when (new.removed_at is not null and new.copy_key is not null) execute function end_cv_copy();

-- However a file goes (retention, erasure, a member, an older release), the object of its copy goes too.
create function remove_cv_copy() returns trigger language plpgsql as $$
declare
  gone bigint;
begin
  insert into removed_objects (object_key) values (old.copy_key) returning id into gone;
  insert into due_work (kind, subject_id) values ('remove-object', gone);
  return null;
end $$;
create trigger cv_copy_gone after delete on candidate_files
  for each row when (old.copy_key is not null) execute function remove_cv_copy();
-- After any update: what a trigger before it has changed is in no list of columns.
create trigger cv_copy_replaced after update on candidate_files
  for each row when (old.copy_key is not null and new.copy_key is distinct from old.copy_key) execute function remove_cv_copy();
