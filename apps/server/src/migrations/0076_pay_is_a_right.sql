-- What a job pays becomes a right of its own (docs/decisions/0203). Whoever has a role that could post, edit or view a
-- job saw it, and keeps it.

-- The owner of the tables sees what is there already.
alter table role_privileges no force row level security;
insert into role_privileges (company_id, role_id, feature_id, activity_id)
select distinct company_id, role_id, 2, 29
  from role_privileges
 where feature_id = 2 and activity_id in (1, 2, 4)
on conflict do nothing;
alter table role_privileges force row level security;
