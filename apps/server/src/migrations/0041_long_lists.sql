-- What a list needs to cost the same with a million rows; `npm run bench:lists` measures them, docs/plans shows what is
-- done with these.

-- Further whole values among the words (0028): 'n:' a word of the name or the address, for lists that look for people by
-- their beginnings; 'y:' years of experience, 'l:' the country, 'p:' percent of the last score, so that a search meets
-- them in the index too. The policy of candidates looks at their address: no index of that table is ever read alone.
create or replace function words_of_candidate(c candidates) returns setof text
  language sql immutable as $$
    select left(word, 64) from string_to_table(c.search_line, ' ') word where word not in ('', '|')
    union select 's:' || left(lower(skill), 64) from unnest(c.skills) skill
    union select 't:' || left(lower(tag), 64) from unnest(c.tags) tag
    union select 'c:' || left(lower(trim(c.city)), 64) where trim(c.city) <> ''
    union select 'n:' || left(word, 64)
            from string_to_table(search_fold(concat_ws(' ', c.first_name, c.last_name, c.email)), ' ') word where word <> ''
    union select 'y:' || lpad(c.experience_years::text, 2, '0') where c.experience_years is not null
    union select 'l:' || c.country where c.country is not null
    union select 'p:' || lpad(c.last_score::text, 3, '0') where c.last_score is not null
  $$;

create or replace function after_candidate_told() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (old.search_line, old.skills, old.tags, old.city, old.first_name, old.last_name, old.email, old.experience_years,
        old.country, old.last_score)
       is not distinct from
       (new.search_line, new.skills, new.tags, new.city, new.first_name, new.last_name, new.email, new.experience_years,
        new.country, new.last_score) then
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
drop trigger candidate_words_renewed on candidates;
create trigger candidate_words_renewed
  after insert or update of first_name, last_name, email, headline, city, skills, tags, notes_text, experience_years,
    country, last_score
  on candidates for each row execute function after_candidate_told();

-- The owner of the tables sees what is there already.
alter table candidates no force row level security;
alter table candidate_words no force row level security;
insert into candidate_words (company_id, word, candidate_id)
  select c.company_id, word, c.id from candidates c, words_of_candidate(c) word
   where substr(word, 1, 2) in ('n:', 'y:', 'l:', 'p:')
  on conflict do nothing;
alter table candidates force row level security;
alter table candidate_words force row level security;

-- Frequent words are known as such: a search is planned by how many it will find.
alter table candidate_words alter column word set statistics 1000;

-- The interviews list by best score (interview-list-store.ts).
create index attempts_by_score
  on attempts (company_id, (correct_count::float8 / question_count) desc, schedule_id desc)
  where correct_count is not null and question_count > 0;
-- Candidates by stage and status of an application (candidate-search-store.ts): from the index alone.
create index applications_by_stage on applications (company_id, stage_id, status, candidate_id);
create index applications_by_status on applications (company_id, status, candidate_id);
