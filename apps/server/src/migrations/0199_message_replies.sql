-- Addresses for answers by mail, one for each mail of a thread: what stands behind the plus is known by its hash.
create table message_addresses (
  company_id bigint not null,
  token_hash text not null,
  thread_id bigint not null,
  primary key (company_id, token_hash),
  foreign key (company_id, thread_id) references message_threads (company_id, id) on delete cascade
);
create index message_addresses_of on message_addresses (company_id, thread_id);
alter table message_addresses enable row level security, force row level security;
create policy own_company on message_addresses using (company_id = app_company()) with check (company_id = app_company());
create policy own_jobs on message_addresses as restrictive
  using ((select app_all_jobs()) is not null or thread_id in (select id from message_threads));
grant select, insert, update, delete on message_addresses to candor_app;

alter table messages
  -- The mail that it came by; null: it was written on a page.
  add column mail_id text,
  -- Null: the candidate's, or no mail.
  add column from_address text,
  -- Written by a program: somebody is away, or a mail came back.
  add column is_automatic boolean not null default false,
  add check (mail_id is null or direction = 'in'),
  add check (mail_id is not null or (from_address is null and not is_automatic));
-- However often a mail is read, it is one message.
create unique index messages_by_mail on messages (company_id, thread_id, mail_id) where mail_id is not null;
