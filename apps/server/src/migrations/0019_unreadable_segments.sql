-- Left out of the joined file, because nothing of it could be read: its bytes are the only trace of it, and stay.
alter table recording_segments
  add column unreadable boolean not null default false;
