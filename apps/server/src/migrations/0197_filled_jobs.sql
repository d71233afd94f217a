-- The version that was on the career page when the last opening was filled and the job closed by that. Null: it did not
-- close so, or somebody opened or closed it since.
alter table jobs add column filled_version integer;
