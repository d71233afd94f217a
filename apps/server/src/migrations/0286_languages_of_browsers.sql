-- What the browser of somebody asked for when they applied: a guess, which gives way to what they chose by hand
-- (language) and to the job. Null: nobody knows, or nothing that we write in.
alter table candidates add browser_language text check (browser_language ~ '^[a-z]{2,3}$');
comment on column candidates.language is 'chosen by hand';
