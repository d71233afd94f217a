-- Reactions pass: they are told as signals are, and go with them.
alter table call_events drop constraint call_events_kind_check;
alter table call_events add constraint call_events_kind_check
  check (kind in ('signal', 'chat', 'joined', 'left', 'reaction'));
drop index call_events_signals;
create index call_events_passing on call_events (created_at) where kind in ('signal', 'reaction');
