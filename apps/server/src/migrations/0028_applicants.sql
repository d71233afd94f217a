-- Candidates as the company sees them: searched, noted about, tagged.

-- Small letters without accents, split at everything but letters, digits, + and #: 'c++', 'node', 'js'. keyword-rules.ts
-- splits what is searched for in the same way; a test holds the two together.
create function search_words(given text) returns setof text
  language sql immutable parallel safe as $$
    select left(w, 64)
      from regexp_split_to_table(
             translate(regexp_replace(lower(normalize(given, NFKD)), U&'[\0300-\036F]', '', 'g'), 'ς', 'σ'),
             U&'[\0001-\0022\0024-\002A\002C-\002F\003A-\0040\005B-\0060\007B-\00BF\2000-\206F\3000-\3003]+') w
     where w <> ''
  $$;

alter table candidates
  -- Percent of right answers in the last bot interview that ended.
  add column last_score smallint check (last_score between 0 and 100),
  add column last_score_at timestamptz,
  -- What candidate_words knows as one line of words, fields apart by '|': for words that stand beside each other.
  add column search_line text not null default '';

create table candidate_notes (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  candidate_id bigint not null,
  author_id bigint not null references accounts (id),
  text text not null check (length(text) between 1 and 10000),
  -- Only its author sees it.
  is_private boolean not null,
  -- Accounts of the colleagues it names.
  mentions bigint[] not null default '{}',
  created_at timestamptz not null,
  edited_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
-- The notes and the timeline of a candidate, newest first.
create index candidate_notes_of on candidate_notes (company_id, candidate_id, created_at desc, id desc);

create table candidate_searches (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  owner_id bigint not null references accounts (id),
  name text not null check (length(name) between 1 and 80),
  -- The address's query, as the page writes it.
  query text not null check (length(query) <= 4000),
  is_shared boolean not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, owner_id, name)
);

-- The words that a candidate is found by. Row-level security runs before any operator that could leak a row, and those
-- of full text (@@), of arrays and LIKE are such: their indexes are never used by candor_app. Comparing text byte by byte
-- (= >= <, collation C) cannot leak, so the primary key serves. Plain words come from names, headline, place, skills,
-- tags, the first part of the address and notes that are not private. Three kinds hold a whole value behind a colon,
-- which no plain word contains: 's:' a skill, 't:' a tag, 'c:' the city.
create table candidate_words (
  company_id bigint not null references tenants (id),
  word text collate "C" not null,
  candidate_id bigint not null,
  primary key (company_id, word, candidate_id),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade
);
-- Whether one candidate has a word, where the list is walked in its order; and what to renew.
create unique index candidate_words_of on candidate_words (company_id, candidate_id, word);

create function line_of_candidate(of_company bigint, of_candidate bigint) returns text
  language sql stable as $$
    select '| ' || coalesce(string_agg(array_to_string(array(select search_words(field)), ' '), ' | '), '') || ' |'
      from (
        select unnest(array[c.first_name || ' ' || c.last_name, c.headline, c.city, split_part(c.email, '@', 1)]
                      || c.skills || c.tags)
          from candidates c where c.company_id = of_company and c.id = of_candidate
        union all
        select n.text from candidate_notes n
         where n.company_id = of_company and n.candidate_id = of_candidate and not n.is_private
      ) as fields (field)
  $$;

create function words_of_candidate(of_company bigint, of_candidate bigint, line text) returns setof text
  language sql stable as $$
    select word from string_to_table(line, ' ') word where word not in ('', '|')
    union
    select kept from candidates c,
           lateral (select 's:' || left(lower(skill), 64) from unnest(c.skills) skill
                    union all select 't:' || left(lower(tag), 64) from unnest(c.tags) tag
                    union all select 'c:' || left(lower(trim(c.city)), 64) where trim(c.city) <> '') as kinds (kept)
     where c.company_id = of_company and c.id = of_candidate
  $$;

create function renew_candidate_words(of_company bigint, of_candidate bigint) returns void
  language plpgsql as $$
declare line text := line_of_candidate(of_company, of_candidate);
begin
  update candidates set search_line = line
   where company_id = of_company and id = of_candidate and search_line <> line;
  delete from candidate_words w
   where w.company_id = of_company and w.candidate_id = of_candidate
     and w.word not in (select words_of_candidate(of_company, of_candidate, line));
  insert into candidate_words (company_id, word, candidate_id)
    select of_company, word, of_candidate from words_of_candidate(of_company, of_candidate, line) as word
    on conflict do nothing;
end $$;

create function on_candidate_told() returns trigger language plpgsql as $$
begin
  perform renew_candidate_words(new.company_id, new.id);
  return null;
end $$;
create trigger candidate_words_renewed
  after insert or update of first_name, last_name, email, headline, city, skills, tags on candidates
  for each row execute function on_candidate_told();

create function on_candidate_noted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update candidates set last_activity_at = greatest(last_activity_at, new.created_at)
     where company_id = new.company_id and id = new.candidate_id and not new.is_private;
  end if;
  if tg_op = 'DELETE' then
    perform renew_candidate_words(old.company_id, old.candidate_id);
  else
    perform renew_candidate_words(new.company_id, new.candidate_id);
  end if;
  return null;
end $$;
create trigger candidate_words_noted
  after insert or update or delete on candidate_notes
  for each row execute function on_candidate_noted();

-- What happened last, and the last score, kept beside the candidate: the search sorts and filters by both.
create function on_application_moved() returns trigger language plpgsql as $$
begin
  update candidates c set last_activity_at = greatest(c.last_activity_at, new.moved_at)
    from applications a
   where a.company_id = new.company_id and a.id = new.application_id
     and c.company_id = a.company_id and c.id = a.candidate_id;
  return null;
end $$;
create trigger candidate_moved after insert on application_moves
  for each row execute function on_application_moved();

create function on_interview_ended() returns trigger language plpgsql as $$
begin
  update candidates c
     set last_activity_at = greatest(c.last_activity_at, new.ended_at),
         last_score = case when new.question_count > 0 then round(100.0 * new.correct_count / new.question_count) end,
         last_score_at = new.ended_at
    from interview_schedules s
   where s.company_id = new.company_id and s.id = new.schedule_id
     and c.company_id = s.company_id and c.id = s.candidate_id
     and (c.last_score_at is null or c.last_score_at <= new.ended_at);
  return null;
end $$;
create trigger candidate_scored
  after insert or update of status, ended_at, correct_count, question_count on attempts
  for each row when (new.ended_at is not null and new.correct_count is not null)
  execute function on_interview_ended();

-- The search's orders (newest activity, newest, best score) and its ranges; candidates_name serves the fourth order.
create index candidates_active on candidates (company_id, last_activity_at desc, id desc);
create index candidates_newest on candidates (company_id, created_at desc, id desc);
create index candidates_score on candidates (company_id, (coalesce(last_score, -1::smallint)) desc, id desc);
create index candidates_experience on candidates (company_id, experience_years);
create index candidates_available on candidates (company_id, available_from);
create index candidates_country on candidates (company_id, country);
-- The profile's and the timeline's interviews.
create index interview_schedules_of_candidate on interview_schedules (company_id, candidate_id, created_at desc, id desc);

-- Before any policy stands, so that the owner of the tables sees what is there already.
alter table candidates no force row level security;
alter table interview_schedules no force row level security;
alter table attempts no force row level security;
update candidates set search_line = line_of_candidate(company_id, id);
insert into candidate_words (company_id, word, candidate_id)
  select c.company_id, word, c.id from candidates c, words_of_candidate(c.company_id, c.id, c.search_line) word;
update candidates c set last_score = latest.score, last_score_at = latest.ended_at
  from (select distinct on (s.company_id, s.candidate_id) s.company_id, s.candidate_id, a.ended_at,
               round(100.0 * a.correct_count / a.question_count) as score
          from attempts a join interview_schedules s on s.company_id = a.company_id and s.id = a.schedule_id
         where a.ended_at is not null and a.correct_count is not null and a.question_count > 0
         order by s.company_id, s.candidate_id, a.ended_at desc) latest
 where c.company_id = latest.company_id and c.id = latest.candidate_id;
alter table candidates force row level security;
alter table interview_schedules force row level security;
alter table attempts force row level security;

do $$
declare t text;
begin
  foreach t in array array['candidate_notes', 'candidate_searches', 'candidate_words'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
