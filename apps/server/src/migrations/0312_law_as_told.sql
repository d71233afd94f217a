-- Whose law's notice stood beside the job when somebody applied, and in the terms when an interview began: what they
-- were told decides how long it is kept, and not what is chosen for the job later. Null: none, or before this migration.
alter table candidate_consents add told_law text check (told_law ~ '^[a-z]{2}(-[a-z]{2,3})?$');
alter table attempts add told_law text check (told_law ~ '^[a-z]{2}(-[a-z]{2,3})?$');
