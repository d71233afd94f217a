-- A report or a sitting that is open hears of what the candidate explains, and of what is taken back or deleted.
create function on_explanation_changed() returns trigger language plpgsql as $$
declare
  explanation proctoring_explanations := case when tg_op = 'DELETE' then old else new end;
begin
  perform note_interview('interviews', a.company_id, a.schedule_id) from attempts a
   where a.company_id = explanation.company_id and a.id = explanation.attempt_id;
  return null;
end $$;
create trigger explanation_changed after insert or update or delete on proctoring_explanations
  for each row execute function on_explanation_changed();
