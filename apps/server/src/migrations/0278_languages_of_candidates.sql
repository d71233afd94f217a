-- The language that somebody chose, or that their browser asked for where the job leaves it to that: what a company
-- writes to them is in it. Null: as the job has it, else English.
alter table candidates add language text check (language ~ '^[a-z]{2,3}$');
