-- A link is what it is for and what it leads to: `purpose` and `subject_id`. Each kind of subject has a generated column
-- of its own, so that a link goes with what it leads to and leads nowhere else; a new kind is such a column and a word.
alter table interview_links rename to links;
alter table links drop constraint interview_links_company_id_schedule_id_fkey;
alter table links rename column schedule_id to subject_id;
alter table links add column schedule_id bigint
  generated always as (case when purpose in ('bot-interview', 'recording') then subject_id end) stored;
alter table links add foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade;
drop index interview_links_schedule;
drop index interview_links_opened;
create index links_of_schedule on links (company_id, schedule_id);
create index links_opened on links (company_id, schedule_id) where opened_at is not null;
alter table links rename constraint interview_links_pkey to links_pkey;
alter table links rename constraint interview_links_purpose_check to links_purpose_check;
alter table links rename constraint interview_links_company_id_fkey to links_company_id_fkey;
alter table links rename constraint interview_links_company_id_token_hash_key to links_company_id_token_hash_key;
