-- What a payer is told by mail of a payment, each kind once: that an invoice is out, that it is still to be paid, and
-- what became of it. When it is due stands in due_work.
create table payment_mails (
  company_id bigint not null,
  id bigint generated always as identity,
  payment_id bigint not null,
  kind text not null check (kind in ('invoice', 'reminder', 'last-reminder', 'paid', 'failed', 'expired', 'disputed', 'refunded')),
  planned_at timestamptz not null,
  posted_at timestamptz,
  primary key (company_id, id),
  unique (company_id, payment_id, kind),
  foreign key (company_id, payment_id) references payments (company_id, id)
);
alter table payment_mails enable row level security;
alter table payment_mails force row level security;
create policy own_company on payment_mails using (company_id = app_company()) with check (company_id = app_company());
grant select, insert, update on payment_mails to candor_app;
create trigger due_over after delete on payment_mails for each row execute function end_due('payment-mail');
