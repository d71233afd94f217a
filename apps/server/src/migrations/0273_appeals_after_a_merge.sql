-- What becomes of appeals that wait when two applications become one; called once those of both belong to the one that
-- stands. Where it does not stand rejected, nothing is left to answer: what was asked for is granted, and the candidate
-- told as by `appeal_granted`. Of two that wait the newest goes on, for both: nobody who decided either answers it. The
-- other rests as withdrawn, since nobody looked at it. Gives what `unsettle_appeals` needs; null: nothing waited.
create function settle_appeals(of_company bigint, stands bigint, at_time timestamptz) returns jsonb language plpgsql as $$
declare
  is_rejected boolean;
  newest appeals%rowtype;
  ending bigint[];
  deciders bigint[];
begin
  perform 1 from appeals where company_id = of_company and application_id = stands and ended_at is null for update;
  select * into newest from appeals
   where company_id = of_company and application_id = stands and ended_at is null order by id desc limit 1;
  if not found then
    return null;
  end if;
  select status = 'rejected' into is_rejected from applications where company_id = of_company and id = stands;
  select coalesce(array_agg(id), '{}') into ending from appeals
   where company_id = of_company and application_id = stands and ended_at is null
     and not (is_rejected and id = newest.id);
  select coalesce(array_agg(distinct d), '{}') into deciders from appeals, unnest(first_deciders) d
   where company_id = of_company and application_id = stands and ended_at is null;
  update appeals
     set state = case when is_rejected then 'withdrawn' else 'overturned' end, ended_at = at_time, revision = revision + 1
   where company_id = of_company and id = any(ending);
  if is_rejected then
    update appeals set first_deciders = deciders where company_id = of_company and id = newest.id;
  else
    insert into due_work (kind, subject_id, owner_id, due_at)
    select 'appeal-granted', id, of_company, at_time from unnest(ending) id
    on conflict (kind, subject_id) do nothing;
  end if;
  return jsonb_build_object('ended', to_jsonb(ending), 'newest', newest.id, 'deciders', to_jsonb(newest.first_deciders));
end $$;

-- Two of one again, after the application that goes back is there: what the merge ended waits again, with its promise,
-- unless that application stands otherwise; what was answered since stays answered.
create function unsettle_appeals(of_company bigint, settled jsonb) returns void language plpgsql as $$
declare
  ended bigint[] := array(select value::bigint from jsonb_array_elements_text(settled->'ended'));
begin
  delete from due_work where kind = 'appeal-granted' and subject_id = any(ended);
  update appeals p set state = 'open', ended_at = null, revision = p.revision + 1
    from applications a
   where p.company_id = of_company and p.id = any(ended) and a.company_id = p.company_id
     and a.id = p.application_id and a.status = 'rejected';
  -- A step of its own: a trigger takes the work due away after whatever writes when an appeal ended.
  insert into due_work (kind, subject_id, owner_id, due_at)
  select 'appeal-overdue', id, company_id, reply_by from appeals
   where company_id = of_company and id = any(ended) and ended_at is null
  on conflict (kind, subject_id) do update set due_at = excluded.due_at, tries = 0;
  update appeals
     set first_deciders = array(select value::bigint from jsonb_array_elements_text(settled->'deciders'))
   where company_id = of_company and id = (settled->>'newest')::bigint and ended_at is null;
end $$;
