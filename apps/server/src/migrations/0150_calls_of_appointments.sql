-- A live interview may take place in a call of ours. The call follows its appointment: who is in it, or holds a link to
-- it, hears of a move and of an end at once.
alter table appointments drop constraint appointments_place_kind_check;
alter table appointments add constraint appointments_place_kind_check
  check (place_kind in ('link', 'call', 'phone', 'address'));

create unique index calls_one_of_schedule on calls (company_id, schedule_id) where schedule_id is not null;
alter table calls drop constraint calls_company_id_schedule_id_fkey;
alter table calls add constraint calls_company_id_schedule_id_fkey
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade;

create function on_appointment_of_call() returns trigger language plpgsql as $$
declare
  is_off boolean := new.starts_at is null or new.state not in ('booked', 'over');
begin
  update calls
     set starts_at = coalesce(new.starts_at, starts_at), ends_at = coalesce(new.ends_at, ends_at),
         cancelled_at = case when is_off then coalesce(cancelled_at, now()) end
   where company_id = new.company_id and schedule_id = new.schedule_id;
  update call_invitations i
     set expires_at = new.ends_at + interval '1 hour'
    from calls c
   where c.company_id = new.company_id and c.schedule_id = new.schedule_id and new.ends_at is not null
     and i.company_id = c.company_id and i.call_id = c.id and i.revoked_at is null;
  return null;
end $$;
create trigger call_follows after update of starts_at, ends_at, state on appointments
  for each row execute function on_appointment_of_call();

-- Who came and went is kept with the call as what was said is.
alter table call_events drop constraint call_events_kind_check;
alter table call_events add constraint call_events_kind_check check (kind in ('signal', 'chat', 'joined', 'left'));

-- Seats that nobody has heard of are left in everybody's name: of those who are in a call.
create index call_seats_inside on call_seats (company_id, seen_at) where page is not null;
