-- What the mail of an answer called itself: the next mail of the thread names it, so that mail programs show one thread.
alter table messages
  add column mail_name text,
  add check (mail_name is null or (mail_id is not null and length(mail_name) <= 250));
