-- What keeps the list of interviews fast at a hundred thousand of them (bars in interview-list-store.ts).
--
-- Row-level security runs before any operator that could leak a row, and LIKE is one of those: an index
-- for it (pg_trgm) would never be used here. Searching reads one column of the company's candidates,
-- already in the form that is compared.
alter table candidates add column search_text text not null
  generated always as (lower(first_name || ' ' || last_name || ' ' || email)) stored;

create index candidates_name on candidates (company_id, last_name, first_name, id);
create index attempts_status on attempts (company_id, status, schedule_id);
create index interview_links_opened on interview_links (company_id, schedule_id) where opened_at is not null;
