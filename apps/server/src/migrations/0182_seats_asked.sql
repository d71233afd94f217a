-- Whoever sat at a booked time before this was kept was asked at the latest when it was booked or moved.
update appointment_seats seat set asked_at = said.at
  from (select company_id, schedule_id, max(at) as at from appointment_events
         where what in ('booked', 'moved', 'seat-swapped') group by company_id, schedule_id) said
 where said.company_id = seat.company_id and said.schedule_id = seat.schedule_id
   and seat.account_id is not null and seat.asked_at is null;
