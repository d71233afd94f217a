-- Whoever was asked by their card alone: their address is for mails, and is told to nobody of the company
-- (docs/decisions/0393). Rows of before are of addresses that the company may have typed.
alter table appointment_seat_people add column is_found boolean not null default false;
