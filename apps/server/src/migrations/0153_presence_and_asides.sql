-- Present is whose page says so itself: a line that is dead looks alive to the server for many minutes. How long a
-- word of a page counts depends on the page (hidden ones are slow), so it is the end that is kept.
alter table call_seats add column present_until timestamptz;
-- The owner of the table sees whoever is inside during the upgrade.
alter table call_seats no force row level security;
update call_seats set present_until = seen_at + interval '15 seconds' where page is not null;
alter table call_seats force row level security;
drop index call_seats_inside;
create index call_seats_inside on call_seats (company_id, present_until) where page is not null;

-- A line among the interviewers, which the candidate's page never gets.
alter table call_events
  add column is_private boolean not null default false,
  add constraint call_events_private_check check (not is_private or kind = 'chat');
