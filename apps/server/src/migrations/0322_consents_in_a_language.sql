-- In which language somebody read what they agreed to; with the version it names the words. Null: before this migration.
alter table consents add language text check (language ~ '^[a-z]{2}$');
