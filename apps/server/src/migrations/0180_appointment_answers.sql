-- Who ended a live interview: its candidate reads whether it was themselves. Null of those that ended before this.
alter table appointments add column ended_by text check (ended_by in ('candidate', 'company', 'application'));

-- When whoever sits there was asked to: until when they should answer is counted from it.
alter table appointment_seats add column asked_at timestamptz;

-- An interviewer says which of the offered times will do, or that none will; the company changes where it happens.
alter table appointment_events
  drop constraint appointment_events_what_check,
  add constraint appointment_events_what_check check (what in
    ('asked', 'offered', 'booked', 'move-asked', 'moved', 'move-declined', 'cancelled', 'unable', 'noted', 'seat-accepted',
     'seat-declined', 'seat-proposed', 'seat-matched', 'seat-matched-none', 'seat-swapped', 'reminded', 'plan-changed',
     'place-changed'));
