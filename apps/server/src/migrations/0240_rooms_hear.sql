-- Each node hears of what changes for the open page of an interview, and reads it for the rooms that are open on it.
create function tell_room() returns trigger language plpgsql as $$
begin
  perform pg_notify('candor_rooms', new.company_id || ':' || new.schedule_id);
  return null;
end $$;
-- Not at an answer, which changes nothing here.
create trigger room_told after update of status, life, deadline_at, break_ends_at, breaks_taken
  on attempts for each row execute function tell_room();
create trigger room_told after update of revoked_at, expires_at on links for each row
  when (new.schedule_id is not null) execute function tell_room();
