-- Candidates who may be the same person: found by equal values, joined into one, and parted again for some days.

alter table candidates
  -- The last eight digits, however the number was written; null where there are too few to say anything.
  add column phone_key text generated always as (
    case when length(regexp_replace(phone, '[^0-9]', '', 'g')) >= 7
         then right(regexp_replace(phone, '[^0-9]', '', 'g'), 8) end) stored;
-- Who else has this number: on a profile, and for the fifty rows of a search.
create index candidates_phone on candidates (company_id, phone_key) where phone_key is not null;
-- Who else sent this very CV.
create index candidate_files_same_cv on candidate_files (company_id, sha256) where kind = 'cv' and removed_at is null;

-- Addresses that a candidate had before two were joined: whoever applies with one of them is suggested again.
create table candidate_addresses (
  company_id bigint not null references tenants (id),
  email text not null check (email = lower(email) and length(email) <= 254),
  candidate_id bigint not null,
  primary key (company_id, email, candidate_id),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
-- The addresses of one candidate.
create index candidate_addresses_of on candidate_addresses (company_id, candidate_id);

-- A member said that these two are two people.
create table candidates_apart (
  company_id bigint not null references tenants (id),
  first_id bigint not null,
  second_id bigint not null,
  said_by bigint not null references accounts (id),
  said_at timestamptz not null,
  primary key (company_id, first_id, second_id),
  check (first_id < second_id),
  foreign key (company_id, first_id) references candidates (company_id, id) on delete cascade,
  foreign key (company_id, second_id) references candidates (company_id, id) on delete cascade
);
create index candidates_apart_second on candidates_apart (company_id, second_id);

create table candidate_merges (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  kept_id bigint not null,
  -- No candidate has this number any more, unless the merge was undone.
  gone_id bigint not null,
  gone_name text not null,
  merged_by bigint not null references accounts (id),
  merged_at timestamptz not null,
  undo_until timestamptz not null,
  undone_by bigint references accounts (id),
  undone_at timestamptz,
  -- What was where before: the rows that are gone and the numbers of those that moved. Null once nobody can undo it.
  record jsonb,
  primary key (company_id, id),
  foreign key (company_id, kept_id) references candidates (company_id, id) on delete cascade
);
-- The merges into a candidate; where an old address of a profile leads; and what the nightly job forgets.
create index candidate_merges_kept on candidate_merges (company_id, kept_id, id desc);
create index candidate_merges_gone on candidate_merges (company_id, gone_id, id desc);
create index candidate_merges_due on candidate_merges (company_id, undo_until) where record is not null;

do $$
declare t text;
begin
  foreach t in array array['candidate_addresses', 'candidates_apart', 'candidate_merges'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
