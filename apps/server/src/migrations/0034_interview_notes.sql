-- A note of a report is a note about the candidate that says which interview it is about.
alter table candidate_notes
  add column schedule_id bigint,
  add foreign key (company_id, schedule_id) references interview_schedules (company_id, id);
create index candidate_notes_of_interview on candidate_notes (company_id, schedule_id, id)
  where schedule_id is not null;
