-- What was agreed to before an interview, word for word as it was shown, and in which language. Null: the attempt began
-- before this migration, or at a node of before it; then its version and time are known. The language is null where
-- whoever runs the installation wrote the terms: nobody said which it is.
alter table attempts
  add column terms_text text,
  add column terms_language text check (terms_language ~ '^[a-z]{2,3}$'),
  add column facial_terms_text text,
  add column facial_terms_language text check (facial_terms_language ~ '^[a-z]{2,3}$');
