-- Who was not invited to a call knocks, with a link that somebody in it gave them; the newest alone is good. Whoever is
-- let in is invited from then on, by no address. Nor has one who was erased and whose place in a call is kept.
alter table calls
  add column guest_token_hash text,
  -- When it was made: knocks of before were at another door.
  add column guest_link_at timestamptz;
create unique index calls_by_guest_token on calls (company_id, guest_token_hash) where guest_token_hash is not null;
alter table call_invitations
  alter column email drop not null,
  drop constraint call_invitations_role_check,
  add constraint call_invitations_role_check check (role in ('candidate', 'interviewer', 'guest')),
  add constraint call_invitations_guest_check check
    (case when role = 'guest' then email is null else email is not null or revoked_at is not null end);

create table call_knocks (
  company_id bigint not null,
  id bigint generated always as identity,
  call_id bigint not null,
  name text not null check (length(name) between 1 and 100),
  -- Of the page that waits, and nobody else.
  secret_hash text not null,
  knocked_at timestamptz not null,
  -- When that page asked last: who closed it waits no more.
  seen_at timestamptz not null,
  answered_at timestamptz,
  answered_by_seat_id bigint,
  -- null: refused, or not answered yet.
  invitation_id bigint,
  primary key (company_id, id),
  unique (company_id, secret_hash),
  foreign key (company_id, call_id) references calls (company_id, id) on delete cascade,
  foreign key (company_id, answered_by_seat_id) references call_seats (company_id, id)
    on delete set null (answered_by_seat_id),
  foreign key (company_id, invitation_id) references call_invitations (company_id, id)
    on delete set null (invitation_id),
  check (invitation_id is null or answered_at is not null)
);
create index call_knocks_of_call on call_knocks (company_id, call_id, id);
alter table call_knocks enable row level security, force row level security;
create policy own_company on call_knocks using (company_id = app_company()) with check (company_id = app_company());
grant select, insert, update, delete on call_knocks to candor_app;

create function on_call_knock() returns trigger language plpgsql as $$
begin
  perform pg_notify('candor_calls', new.company_id || ':' || new.call_id || ':0');
  return null;
end $$;
create trigger call_knock_noted after insert or update of answered_at on call_knocks
  for each row execute function on_call_knock();
