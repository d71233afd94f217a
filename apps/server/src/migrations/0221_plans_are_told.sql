-- Pages of a company hear that it is let in, or no more (SH-6), and that a payment has moved.
alter table changes drop constraint changes_kind_check;
alter table changes add constraint changes_kind_check check (kind in
  ('applications', 'interviews', 'recordings', 'deliveries', 'notices', 'identity', 'maintenance', 'rights', 'messages',
   'plan'));

create function on_plan_changed() returns trigger language plpgsql as $$
begin
  perform note_change('plan', new.company_id, null, null, null);
  return null;
end $$;
create trigger plan_changed after update of plan on companies for each row
  when (old.plan is distinct from new.plan) execute function on_plan_changed();
-- What a person pays is told to them alone (0140).
create trigger payment_moved after update of state on payments for each row
  when (new.account_id is null and old.state is distinct from new.state) execute function on_plan_changed();
