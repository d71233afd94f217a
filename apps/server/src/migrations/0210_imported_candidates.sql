-- Where an imported candidate came from, in the words of the system that had them before: an application says it too,
-- but not everybody who is imported has one.
alter table candidates add column source_detail text not null default '';

-- By the candidate's own number: as a join it was planned, where the database knew nothing of the tables yet, as a walk
-- through all of the company's candidates for each move.
create or replace function on_application_moved() returns trigger language plpgsql as $$
begin
  update candidates c set last_activity_at = greatest(c.last_activity_at, new.moved_at)
   where c.company_id = new.company_id
     and c.id = (select a.candidate_id from applications a
                  where a.company_id = new.company_id and a.id = new.application_id);
  return null;
end $$;
