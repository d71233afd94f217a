-- Recordings shown to people without an account: who they were shared with, the codes and grants of the gate, and
-- who was given them.

create table recording_shares (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  schedule_id bigint not null,
  -- Of the newest mail's link; sending again replaces it, so that one link lives.
  token_hash text not null,
  first_name text not null,
  last_name text not null,
  email text not null check (email = lower(email) and length(email) <= 254),
  expires_at timestamptz not null,
  allow_download boolean not null,
  watermark boolean not null,
  hide_name boolean not null,
  shared_by bigint not null references accounts (id),
  created_at timestamptz not null,
  sent_at timestamptz not null,
  times_sent integer not null default 1,
  opened_at timestamptz,
  watched_at timestamptz,
  revoked_at timestamptz,
  primary key (company_id, id),
  unique (company_id, token_hash),
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade
);
create index recording_shares_schedule on recording_shares (company_id, schedule_id);

-- One code lives for a share and a browser: asking again replaces it.
create table viewing_codes (
  company_id bigint not null references tenants (id),
  share_id bigint not null,
  browser_hash text not null,
  -- Keyed: six digits are guessed from a plain hash at once.
  code_hash text not null,
  first_name text not null,
  last_name text not null,
  terms_id bigint not null references terms (id),
  consented_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (company_id, share_id, browser_hash),
  foreign key (company_id, share_id) references recording_shares (company_id, id) on delete cascade
);

-- What a right code was exchanged for: this browser may watch until then, unless the share ends before.
create table viewing_grants (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  share_id bigint not null,
  browser_hash text not null,
  first_name text not null,
  last_name text not null,
  terms_id bigint not null references terms (id),
  consented_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, share_id, browser_hash),
  foreign key (company_id, share_id) references recording_shares (company_id, id) on delete cascade
);

-- Who was given the recording. Of a grant it is one row, of a member one an hour: too few to be partitioned.
create table recording_views (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  view_key uuid not null default gen_random_uuid(),
  schedule_id bigint not null,
  share_id bigint,
  grant_id bigint,
  account_id bigint references accounts (id),
  first_name text not null,
  last_name text not null,
  email text not null,
  started_at timestamptz not null,
  last_at timestamptz not null,
  -- The page said that it shows the recording.
  confirmed_at timestamptz,
  download_given boolean not null,
  -- [[from, to), …] in milliseconds of the recording, in order and apart from each other.
  watched jsonb not null default '[]'::jsonb,
  watched_ms bigint,
  duration_ms bigint,
  primary key (company_id, id),
  unique (company_id, view_key),
  unique (company_id, grant_id),
  check ((grant_id is null) <> (account_id is null)),
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete cascade,
  foreign key (company_id, share_id) references recording_shares (company_id, id) on delete cascade
);
create index recording_views_schedule on recording_views (company_id, schedule_id, started_at desc);

do $$
declare t text;
begin
  foreach t in array array['recording_shares', 'viewing_codes', 'viewing_grants', 'recording_views'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
  end loop;
end $$;

-- What strangers asked the gate for, sealed. A job looks whether their link exists, when they were answered already.
create table viewing_requests (
  id bigint generated always as identity primary key,
  sealed text not null,
  created_at timestamptz not null
);

grant select, insert, update, delete on recording_shares, viewing_codes, viewing_grants, recording_views, viewing_requests
  to candor_app;

insert into terms (type, version, terms_and_conditions) values ('RecordingViewer', 1, $terms$What this is
A company lets you watch the recording of an interview. It shows a person: their screen, their face where the camera was on, and their voice. It was shared with you by name, for the purpose of assessing that interview.

What you agree to
Watch it yourself, and do not show it, send it on or publish it, whole or in part.
Do not record the screen or take pictures of it. Save the file only where you are offered to, keep it safe, and delete it when you no longer need it for the assessment.
Do not use it for anything but the assessment, and not to train or test software that recognises people.
Tell the company at once if somebody else has got hold of your link or of the file.

What is noted about you
We note your name and e-mail address as you gave them, that you agreed to this text and to which version of it, when you watched, from which network address, how much of the recording was played, and whether you were given a link to save it. Where the company chose so, your e-mail address stands over the picture.

Who sees it
The people of the company who may read this interview, the person in the recording, who is shown your name but not your address, and whoever runs this installation of Candor for them.

How long it is kept
As long as the company keeps the interview itself. Your access ends with the date that the player shows, and the company may end it earlier. You may ask the company for a copy of what is stored about you, for a correction, or for its erasure.

If you do not agree, close this page: nothing is shown and no code is sent.$terms$);
