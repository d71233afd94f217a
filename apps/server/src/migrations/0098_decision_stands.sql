-- Where an attempt stands is the newest line of its decisions: written by the line itself, so by one feature, and never
-- another than the line says.
create function on_decided() returns trigger language plpgsql as $$
begin
  update attempts
     set decision = nullif(new.decision, 'open'),
         decided_at = case when new.decision <> 'open' then new.decided_at end
   where company_id = new.company_id and id = new.attempt_id;
  return null;
end $$;
create trigger decided after insert on interview_decisions for each row execute function on_decided();
