-- What changed, for the pages that show it (0247): a kind and ids, never content. It belongs to nobody, because each
-- node hears of every company's; whom a row may be told to is asked when it is sent. Rows live for an hour.
create table changes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in
    ('applications', 'interviews', 'recordings', 'deliveries', 'notices', 'identity', 'maintenance', 'rights')),
  -- The company whose members hear of it, or the account; neither: everybody.
  owner_id bigint,
  account_id bigint,
  -- Who is limited to other jobs does not hear of it.
  job_id bigint,
  subject_id bigint,
  at timestamptz not null default clock_timestamp(),
  transaction xid8 not null default pg_current_xact_id(),
  unique nulls not distinct (transaction, kind, owner_id, account_id, subject_id)
);
create index changes_at on changes (at);
grant select, insert, delete on changes to candor_app;

-- Two hundred cards that one transaction moves are one change of their board. The payload is the id alone; other
-- nodes read the row, once the transaction has committed.
create function note_change(kind text, owner bigint, account bigint, job bigint, subject bigint)
returns void language plpgsql as $$
declare
  noted bigint;
begin
  insert into changes (kind, owner_id, account_id, job_id, subject_id)
  values (kind, owner, account, job, subject)
  on conflict do nothing returning id into noted;
  if noted is not null then perform pg_notify('candor_changes', noted::text); end if;
end $$;

create function on_application_changed() returns trigger language plpgsql as $$
declare
  application applications := case when tg_op = 'DELETE' then old else new end;
begin
  perform note_change('applications', application.company_id, null, application.job_id, application.job_id);
  return null;
end $$;
create trigger application_changed after insert or update or delete on applications
  for each row execute function on_application_changed();

create function note_interview(kind text, company bigint, schedule bigint) returns void language sql as $$
  select note_change(kind, company, null, s.job_id, s.id) from interview_schedules s
   where s.company_id = company and s.id = schedule
$$;

create function on_schedule_changed() returns trigger language plpgsql as $$
begin
  perform note_change('interviews', new.company_id, null, new.job_id, new.id);
  return null;
end $$;
create trigger schedule_changed after insert or update of cancelled_at, closes_at on interview_schedules
  for each row execute function on_schedule_changed();

create function on_attempt_changed() returns trigger language plpgsql as $$
begin
  perform note_interview('interviews', new.company_id, new.schedule_id);
  return null;
end $$;
-- Not at every break and page life: only what a list or a report of it says.
create trigger attempt_began after insert on attempts for each row execute function on_attempt_changed();
create trigger attempt_changed after update of status, decision on attempts for each row
  when (old.status is distinct from new.status or old.decision is distinct from new.decision)
  execute function on_attempt_changed();

create function on_recording_changed() returns trigger language plpgsql as $$
begin
  perform note_interview('recordings', a.company_id, a.schedule_id) from attempts a
   where a.company_id = new.company_id and a.id = new.attempt_id;
  return null;
end $$;
create trigger recording_began after insert on recordings for each row execute function on_recording_changed();
create trigger recording_changed after update of status on recordings for each row
  when (old.status is distinct from new.status) execute function on_recording_changed();

create function on_delivery_changed() returns trigger language plpgsql as $$
begin
  perform note_change('deliveries', new.company_id, null, null, new.endpoint_id);
  return null;
end $$;
create trigger delivery_changed after update of state, tries on webhook_deliveries for each row
  when (old.state is distinct from new.state or old.tries is distinct from new.tries)
  execute function on_delivery_changed();

create function on_notified() returns trigger language plpgsql as $$
begin
  perform note_change('notices', null, new.account_id, null, null);
  return null;
end $$;
create trigger notified after insert on notifications for each row execute function on_notified();

create function on_identity_decided() returns trigger language plpgsql as $$
begin
  perform note_change('identity', null, new.account_id, null, null);
  return null;
end $$;
create trigger identity_decided after update of status on identity_checks for each row
  when (old.status is distinct from new.status) execute function on_identity_decided();

create function on_maintenance_switched() returns trigger language plpgsql as $$
begin
  perform note_change('maintenance', null, null, null, null);
  return null;
end $$;
create trigger maintenance_switched after update of is_in_maintenance on platform_settings for each row
  when (old.is_in_maintenance is distinct from new.is_in_maintenance) execute function on_maintenance_switched();

-- Told to no page: who is told of the others asks again what it may hear, at once and not every few seconds.
create function on_account_rights_changed() returns trigger language plpgsql as $$
begin
  perform note_change('rights', null, (to_jsonb(old) ->> tg_argv[0])::bigint, null, null);
  return null;
end $$;
create trigger session_ended after update of revoked_at on sessions for each row
  when (old.revoked_at is distinct from new.revoked_at) execute function on_account_rights_changed('account_id');
create trigger session_deleted after delete on sessions for each row execute function on_account_rights_changed('account_id');
create trigger account_changed after update of disabled_at, user_types on accounts for each row
  when (old.disabled_at is distinct from new.disabled_at or old.user_types is distinct from new.user_types)
  execute function on_account_rights_changed('id');
create trigger membership_changed after update of role, role_id, status, job_ids or delete on memberships
  for each row execute function on_account_rights_changed('account_id');

create function on_company_rights_changed() returns trigger language plpgsql as $$
begin
  perform note_change('rights', (to_jsonb(coalesce(new, old)) ->> tg_argv[0])::bigint, null, null, null);
  return null;
end $$;
create trigger role_changed after insert or update or delete on role_privileges
  for each row execute function on_company_rights_changed('company_id');
create trigger company_suspended after update of suspended_at on tenants for each row
  when (old.suspended_at is distinct from new.suspended_at) execute function on_company_rights_changed('id');
