-- In which language candidates read what a job sends them, as a BCP 47 tag; null: as their browser asks. Which tags
-- there are is the contract's (people/language-rules.ts).
alter table jobs add language text check (language ~ '^[a-z]{2,3}$');
alter table job_adverts add language text;
