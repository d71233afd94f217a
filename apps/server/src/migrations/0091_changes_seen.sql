-- An id is given before its transaction commits, so a lower one may come after the last that somebody heard. Whoever
-- comes back is told what every transaction did that was still open when that one was noted: exactly, however long
-- a transaction takes (0247). What was noted before this migration does not know it; who comes back reads again.
delete from changes;
alter table changes add column oldest xid8 not null default pg_snapshot_xmin(pg_current_snapshot());
