-- The reasons of a rejection as its candidate is told them, where the law of the job wants that. Null: none were told.
alter table application_moves add told_reasons text check (length(told_reasons) between 1 and 1000);
