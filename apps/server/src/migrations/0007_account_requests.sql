-- What was asked for by somebody who has not proved who they are. The reply is given before anyone looks whether
-- the address is known, so that known and unknown ones cost the same; a worker then decides. A sign-up stays
-- until its link is used, because the password that counts is the one that was typed with that link's sign-up.
create table account_requests (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('sign-up', 'forgot-password', 'resend-verification')),
  email text not null check (email = lower(email) and length(email) <= 254),
  user_type text,
  password_hash text,
  account_id bigint references accounts (id) on delete cascade,
  created_at timestamptz not null,
  answered_at timestamptz,
  check ((kind = 'sign-up') = (user_type is not null and password_hash is not null))
);
create index account_requests_account on account_requests (account_id);
create index account_requests_age on account_requests (created_at);

alter table accounts add column terms_accepted_at timestamptz;

grant select, insert, update, delete on account_requests to candor_app;
