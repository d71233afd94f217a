-- Terms come with the product, in versions that nobody changes, and a super admin publishes the next ones. `{{marks}}`
-- stand where the facts of the interview are said: packages/contract/src/interviews/terms-rules.ts builds the sentences.

alter table terms add column published_by bigint references accounts (id);

-- One for each type: what the next version will be, until it is published or discarded.
create table term_drafts (
  type text primary key check (type in ('Bot', 'FacialTracking', 'RecordingViewer')),
  terms_and_conditions text not null,
  revision integer not null default 1,
  saved_at timestamptz not null,
  saved_by bigint not null references accounts (id)
);

-- Who runs this installation, as everybody is told; null: nobody said.
alter table platform_settings add column host_name text check (length(host_name) between 1 and 120);

-- Which version of the monitors' guideline was agreed to; of those before this migration only the time is known.
alter table attempts add column facial_terms_id bigint references terms (id);

-- Requests read terms; only a super admin's transaction adds a version, and none changes one.
alter table terms enable row level security;
create policy read_by_all on terms for select using (true);
create policy published_by_super_admin on terms for insert
  with check (published_by = app_account() and (select app_is_super_admin()));
alter table term_drafts enable row level security;
create policy of_super_admins on term_drafts
  using ((select app_is_super_admin())) with check ((select app_is_super_admin()));
grant select, insert, update, delete on term_drafts to candor_app;

insert into terms (type, version, terms_and_conditions)
select type, (select coalesce(max(version), 0) + 1 from terms before where before.type = given.type), text
from (values ('Bot', $terms$What this is
You are about to take an interview of {{company}} without an interviewer: written questions, each with up to four answers, and a fixed amount of time. {{company}} will read the result.

What is recorded
{{recorded}}
We also keep your answers with their times, the browser you use, your network address, and events such as leaving fullscreen, switching to another tab, pasting, or a lost connection.
Please close whatever others should not see before you begin.

What is watched
{{monitored}}

Who sees it
{{access}}
{{sharing}}
{{host}}
Nothing is sold, and nothing is used to train models.

What it is not
An event is a note of what happened, with its time. It is not a finding against you: a lost connection or a disconnected camera is a technical gap. No decision is made by the software; a person looks at your interview and decides.

How long it is kept
{{kept}}

Your rights
You may ask {{company}} for a copy of what is stored about you, for a correction, or for its erasure, and you may object to how your interview was judged. Taking part is your choice: you may close this page now. Nothing is recorded before you start.
If you need more time or another way to take the interview because of a disability, tell {{company}} before you start.

During the interview
The time runs on our server from the moment you start, also when your page is closed or your connection is lost. Answers are kept on your device until they have arrived; when you come back, they are sent by themselves. Stay in fullscreen, keep the sharing on, and answer by yourself.$terms$),
('FacialTracking', $terms${{face}}
{{alone}}
{{place}}
{{watched}}
An event is a note for a person to look at. It never rejects you by itself.$terms$),
('RecordingViewer', $terms$What this is
A company lets you watch the recording of an interview. It shows a person: their screen, their face where the camera was on, and their voice. It was shared with you by name, for the purpose of assessing that interview.

What you agree to
Watch it yourself, and do not show it, send it on or publish it, whole or in part.
Do not record the screen or take pictures of it. Save the file only where you are offered to, keep it safe, and delete it when you no longer need it for the assessment.
Do not use it for anything but the assessment, and not to train or test software that recognises people.
Tell the company at once if somebody else has got hold of your link or of the file.

What is noted about you
We note your name and e-mail address as you gave them, that you agreed to this text and to which version of it, when you watched, from which network address, how much of the recording was played, and whether you were given a link to save it. Where the company chose so, your e-mail address stands over the picture.

Who sees it
The people of the company who may read this interview, and the person in the recording, who is shown your name but not your address.
{{host}}

How long it is kept
As long as the company keeps the interview itself. Your access ends with the date that the player shows, and the company may end it earlier. You may ask the company for a copy of what is stored about you, for a correction, or for its erasure.

If you do not agree, close this page: nothing is shown and no code is sent.$terms$)) as given (type, text);
