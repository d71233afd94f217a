-- What a link was given URLs for. A part that is sent again under its number takes no more room, so the highest
-- number and the largest part bound what an upload can hold.
alter table recording_segments
  add column parts_signed integer not null default 0,
  add column largest_part bigint not null default 0;
