-- An open report hears that a scorecard was sent, corrected or changed (0247); never what it says.
create function on_scorecard_changed() returns trigger language plpgsql as $$
begin
  perform note_interview('interviews', new.company_id, new.schedule_id);
  return null;
end $$;
create trigger scorecard_changed after insert or update of content on scorecards
  for each row execute function on_scorecard_changed();
