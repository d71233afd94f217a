-- The language that somebody chose, or whose pages they applied with: what a company writes to them is in it. Null: as
-- the job has it, else English.
alter table candidates add language text check (language ~ '^[a-z]{2,3}$');
