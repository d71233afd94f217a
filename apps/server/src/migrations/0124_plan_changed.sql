-- The company changes the plan of a live interview: its last day, its notice, what it keeps free.
alter table appointment_events
  drop constraint appointment_events_what_check,
  add constraint appointment_events_what_check check (what in
    ('asked', 'offered', 'booked', 'move-asked', 'moved', 'move-declined', 'cancelled', 'unable', 'noted', 'seat-accepted',
     'seat-declined', 'seat-proposed', 'seat-swapped', 'reminded', 'plan-changed'));
