-- What interviews cost a company in credits, and what came and went. The ledger has the same as transfers of the
-- currency CRD, by the id of the move.

-- How many a payment for it adds. A plan that does not end and has some is a pack.
alter table billing_plans add column credits integer check (credits > 0);

-- In force from its moment until the next of its kind. 0, or none: it costs nothing.
create table credit_prices (
  kind text not null check (kind in ('bot-interview')),
  from_at timestamptz not null,
  credits integer not null check (credits >= 0),
  primary key (kind, from_at)
);
grant select, insert on credit_prices to candor_app;

create table credit_moves (
  company_id bigint not null references tenants (id),
  id bigint generated always as identity,
  reason text not null check (reason in ('bought', 'used', 'returned', 'refunded')),
  credits integer not null check (credits <> 0),
  payment_id bigint,
  -- Gone where the interview was deleted.
  schedule_id bigint,
  -- Of 'returned': the use that it takes back, once.
  used_id bigint,
  made_at timestamptz not null,
  made_by bigint references accounts (id),
  primary key (company_id, id),
  foreign key (company_id, payment_id) references payments (company_id, id),
  foreign key (company_id, schedule_id) references interview_schedules (company_id, id) on delete set null (schedule_id),
  foreign key (company_id, used_id) references credit_moves (company_id, id)
);
create unique index credit_moves_returned on credit_moves (company_id, used_id) where used_id is not null;
create index credit_moves_schedule on credit_moves (company_id, schedule_id) where schedule_id is not null;
alter table credit_moves enable row level security;
alter table credit_moves force row level security;
create policy own_company on credit_moves using (company_id = app_company()) with check (company_id = app_company());
grant select, insert on credit_moves to candor_app;
