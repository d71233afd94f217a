-- After two records were joined an application can have two open appeals, and a row too many stopped every way back.
create or replace function appeal_granted() returns trigger language plpgsql as $$
declare granted bigint;
begin
  for granted in
    update appeals
       set state = case when new.status = 'withdrawn' then 'withdrawn' else 'overturned' end,
           ended_at = coalesce(new.status_changed_at, now()), revision = revision + 1
     where company_id = new.company_id and application_id = new.id and ended_at is null
    returning id
  loop
    if new.status <> 'withdrawn' then
      insert into due_work (kind, subject_id, owner_id, due_at)
      values ('appeal-granted', granted, new.company_id, coalesce(new.status_changed_at, now()))
      on conflict (kind, subject_id) do nothing;
    end if;
  end loop;
  return null;
end $$;
