-- Beside what came after the end: what the server refused to count while the interview ran (BQ-7).
alter table late_answers
  add column reason text not null default 'late'
    check (reason in ('late', 'taken_over', 'answer_locked'));
