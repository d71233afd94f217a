-- Breaks of an interview, calendar entries that follow their window, and pictures that nothing shows.

alter table attempts
  add column breaks_taken integer not null default 0 check (breaks_taken >= 0),
  -- The break that was begun last, over or not. Its minutes are in the deadline from its first moment, so that
  -- nothing needs to happen for it to end.
  add column break_started_at timestamptz,
  add column break_ends_at timestamptz,
  add check ((break_started_at is null) = (break_ends_at is null));

-- Every break with its real end; read with one attempt, by its key.
create table attempt_breaks (
  company_id bigint not null references tenants (id),
  attempt_id bigint not null,
  number integer not null check (number >= 1),
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= started_at),
  primary key (company_id, attempt_id, number),
  foreign key (company_id, attempt_id) references attempts (company_id, id) on delete cascade
);

alter table late_answers drop constraint late_answers_reason_check;
alter table late_answers
  add check (reason in ('late', 'taken_over', 'answer_locked', 'on_break'));

-- Rises with each change of the window, so that calendars take the newest (RFC 5545, SEQUENCE).
alter table interview_schedules add column calendar_sequence integer not null default 0;

-- Which pictures no version shows: the job of the night.
create index questions_image on questions (company_id, image_id) where image_id is not null;
create index question_images_age on question_images (company_id, created_at);

do $$
declare t text;
begin
  foreach t in array array['attempt_breaks'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
