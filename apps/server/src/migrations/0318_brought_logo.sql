-- Under which name a file's logo is kept. Whoever has its path sees a logo, so nothing that can be counted gives its name;
-- it is there before the job takes anything, so that whoever tries again after a kill writes the same object.
alter table company_archives add brought_logo uuid not null default gen_random_uuid();
