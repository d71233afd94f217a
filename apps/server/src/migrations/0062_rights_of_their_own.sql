-- Activities that were part of looking become rights of their own (docs/decisions/0205). Whoever has a role that could
-- do them keeps them; a role that could only export never was meant to change anything, and gets none.

-- The owner of the tables sees what is there already.
alter table role_privileges no force row level security;
insert into role_privileges (company_id, role_id, feature_id, activity_id)
select p.company_id, p.role_id, p.feature_id, own.activity_id
  from role_privileges p
  join (values (2, 5, 26), (4, 0, 21), (4, 0, 22), (5, 0, 21), (5, 0, 23), (5, 0, 24), (5, 0, 25), (5, 0, 27))
       as own (feature_id, held_id, activity_id)
    on own.feature_id = p.feature_id and own.held_id = p.activity_id
on conflict do nothing;
alter table role_privileges force row level security;
