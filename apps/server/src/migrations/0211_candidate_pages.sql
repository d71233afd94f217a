-- The page where a candidate finds everything between them and a company, by a link in its mails. It is a row of its own
-- and goes with its candidate: of two records of one person merged, the pages of both lead to the one that stays.
create table candidate_pages (
  company_id bigint not null,
  id bigint generated always as identity,
  candidate_id bigint not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
create index candidate_pages_of on candidate_pages (company_id, candidate_id, id);

-- The code that was mailed last, of each browser that asked for one.
create table candidate_page_codes (
  company_id bigint not null,
  page_id bigint not null,
  browser_hash text not null,
  -- Which wish it answers: the work that mails it may run twice.
  asked_key uuid not null,
  -- Keyed: six digits are guessed from a plain hash at once.
  code_hash text not null,
  -- Where it was mailed to.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (company_id, page_id, browser_hash),
  foreign key (company_id, page_id) references candidate_pages (company_id, id) on delete cascade
);

-- What a right code was exchanged for: this browser opens the page until then, while that address is the candidate's.
create table candidate_page_grants (
  company_id bigint not null,
  page_id bigint not null,
  browser_hash text not null,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, page_id, browser_hash),
  foreign key (company_id, page_id) references candidate_pages (company_id, id) on delete cascade
);

do $$
declare t text;
begin
  foreach t in array array['candidate_pages', 'candidate_page_codes', 'candidate_page_grants'] loop
    execute format('alter table %I enable row level security, force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;

-- Links that lead to it.
alter table links drop constraint links_purpose_check;
alter table links add constraint links_purpose_check
  check (purpose in ('bot-interview', 'recording', 'call-seat', 'appointment', 'appointment-seat', 'offer', 'message',
                     'candidate-page'));
alter table links
  add column page_id bigint generated always as (case when purpose = 'candidate-page' then subject_id end) stored,
  add foreign key (company_id, page_id) references candidate_pages (company_id, id) on delete cascade;
create index links_of_page on links (company_id, page_id) where page_id is not null;
