-- Up to which transaction changes may have been forgotten, whoever deletes them, a release before this one too: whoever
-- read everything after that is told exactly what came since (0435). What was deleted until today is not known.
create table changes_forgotten (
  is_only boolean primary key default true check (is_only),
  up_to xid8 not null
);
insert into changes_forgotten (up_to) values (pg_current_xact_id());
grant select on changes_forgotten to candor_app;

-- Rows of a backup bear numbers of the database that they were read from, which mean nothing here and may be higher.
create function on_changes_forgotten() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  gone xid8 := (select transaction from forgotten order by transaction desc limit 1);
begin
  update changes_forgotten set up_to = least(greatest(up_to, gone), pg_current_xact_id())
   where gone > up_to or up_to > pg_current_xact_id();
  return null;
end $$;
create trigger changes_forgotten after delete on changes referencing old table as forgotten
  for each statement execute function on_changes_forgotten();
