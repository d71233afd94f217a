-- What was noted on an interview belongs to its job: who is limited to other jobs does not read it (0204), and the
-- search of candidates, which everybody shares, does not know its words.
drop policy own_jobs on candidate_notes;
create policy own_jobs on candidate_notes as restrictive
  using ((select app_all_jobs()) is not null
         or (candidate_id in (select app_candidates_of_jobs())
             and (schedule_id is null or schedule_id in (select app_interviews_of_jobs()))));

-- The words of the notes that everybody sees who sees the candidate: whoever writes one writes them all again.
create function searched_notes(company bigint, candidate bigint) returns text language sql stable as $$
  select coalesce(string_agg(n.text, U&' \E000 ' order by n.id), '') from candidate_notes n
   where n.company_id = company and n.candidate_id = candidate and not n.is_private and n.schedule_id is null
$$;

create or replace function on_candidate_noted() returns trigger language plpgsql as $$
declare
  note candidate_notes := case when tg_op = 'DELETE' then old else new end;
begin
  update candidates c
     set notes_text = searched_notes(c.company_id, c.id),
         last_activity_at = case when tg_op = 'INSERT' and not note.is_private
                                 then greatest(c.last_activity_at, note.created_at) else c.last_activity_at end
   where c.company_id = note.company_id and c.id = note.candidate_id;
  return null;
end $$;

-- The owner of the tables sees what is there already.
alter table candidates no force row level security;
alter table candidate_words no force row level security;
alter table candidate_notes no force row level security;
update candidates c set notes_text = searched_notes(c.company_id, c.id)
 where exists (select from candidate_notes n where n.company_id = c.company_id and n.candidate_id = c.id
                 and n.schedule_id is not null and not n.is_private);
alter table candidates force row level security;
alter table candidate_words force row level security;
alter table candidate_notes force row level security;
