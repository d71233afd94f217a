-- When this session last showed who is there, by the database's clock: at its beginning, and at each proof since.
-- Sessions of before have shown it too long ago.

alter table sessions add column proved_at timestamptz;
alter table sessions alter column proved_at set default clock_timestamp();
