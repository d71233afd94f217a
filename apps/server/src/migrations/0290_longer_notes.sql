-- A note that was brought says below its text who wrote it and where: one that was as long as a note may be fits with that.
alter table candidate_notes drop constraint candidate_notes_text_check;
alter table candidate_notes add constraint candidate_notes_text_check check (length(text) between 1 and 12000);
