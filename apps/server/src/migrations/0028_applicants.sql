-- Candidates as the company sees them: searched, noted about, tagged.

-- Small letters without accents, with one blank for whatever stands between words: everything but letters, digits, + and
-- #. So 'C++ & Node.js' becomes 'c++ node js'. keyword-rules.ts cuts what is searched for in the same way; a test holds the
-- two together.
create function search_fold(given text) returns text
  language sql immutable parallel safe as $$
    select regexp_replace(
             translate(regexp_replace(lower(normalize(given, NFKD)), U&'[\0300-\036F]', '', 'g'), 'ς', 'σ'),
             U&'[\0001-\0022\0024-\002A\002C-\002F\003A-\0040\005B-\0060\007B-\00BF\2000-\206F\3000-\3003]+', ' ', 'g')
  $$;

alter table candidates
  -- Percent of right answers in the last bot interview that ended.
  add column last_score smallint check (last_score between 0 and 100),
  add column last_score_at timestamptz,
  -- The notes that are not private, as on_candidate_noted keeps them for the search.
  add column notes_text text not null default '',
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

-- U+E000 is no letter of anybody's: it stands between fields until '|' does, which folding would take away.
create function line_of_candidate(c candidates) returns text
  language sql immutable as $$
    select '| ' || replace(search_fold(concat_ws(U&' \E000 ', concat_ws(' ', c.first_name, c.last_name), c.headline, c.city,
             split_part(c.email, '@', 1), array_to_string(c.skills, U&' \E000 '), array_to_string(c.tags, U&' \E000 '),
             c.notes_text)), U&'\E000', '|') || ' |'
  $$;

create function words_of_candidate(c candidates) returns setof text
  language sql immutable as $$
    select left(word, 64) from string_to_table(c.search_line, ' ') word where word not in ('', '|')
    union select 's:' || left(lower(skill), 64) from unnest(c.skills) skill
    union select 't:' || left(lower(tag), 64) from unnest(c.tags) tag
    union select 'c:' || left(lower(trim(c.city)), 64) where trim(c.city) <> ''
  $$;

create function before_candidate_told() returns trigger language plpgsql as $$
begin
  new.search_line := line_of_candidate(new);
  return new;
end $$;
create trigger candidate_line before insert or update of first_name, last_name, email, headline, city, skills, tags, notes_text
  on candidates for each row execute function before_candidate_told();

create function after_candidate_told() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (old.search_line, old.skills, old.tags, old.city) is not distinct from (new.search_line, new.skills, new.tags, new.city) then
      return null;
    end if;
    delete from candidate_words w
     where w.company_id = new.company_id and w.candidate_id = new.id
       and w.word not in (select words_of_candidate(new));
  end if;
  insert into candidate_words (company_id, word, candidate_id)
    select new.company_id, word, new.id from words_of_candidate(new) as word
    on conflict do nothing;
  return null;
end $$;
create trigger candidate_words_renewed
  after insert or update of first_name, last_name, email, headline, city, skills, tags, notes_text
  on candidates for each row execute function after_candidate_told();

create function on_candidate_noted() returns trigger language plpgsql as $$
declare
  note candidate_notes := case when tg_op = 'DELETE' then old else new end;
begin
  update candidates c
     set notes_text = coalesce((select string_agg(n.text, U&' \E000 ' order by n.id) from candidate_notes n
                                 where n.company_id = c.company_id and n.candidate_id = c.id and not n.is_private), ''),
         last_activity_at = case when tg_op = 'INSERT' and not note.is_private
                                 then greatest(c.last_activity_at, note.created_at) else c.last_activity_at end
   where c.company_id = note.company_id and c.id = note.candidate_id;
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
update candidates c set search_line = line_of_candidate(c);
insert into candidate_words (company_id, word, candidate_id)
  select c.company_id, word, c.id from candidates c, words_of_candidate(c) word;
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
