-- What a period was when it was sold: an invoice says that, whatever a change of plan or a refund made of the period since.
alter table plan_periods
  add column sold_from timestamptz,
  add column sold_until timestamptz;
update plan_periods set sold_from = begins_at, sold_until = coalesce(replaced.until, ends_at)
  from (select p.company_id, p.id,
               (select n.replaced_until from plan_periods n
                 where n.company_id = p.company_id and n.replaced_id = p.id order by n.id limit 1) as until
          from plan_periods p) replaced
 where replaced.company_id = plan_periods.company_id and replaced.id = plan_periods.id;
alter table plan_periods alter column sold_from set not null;
