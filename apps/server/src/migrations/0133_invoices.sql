-- Who sells: the newest row is in force, and an invoice keeps the one that it was issued with.
create table seller_details (
  id bigint generated always as identity primary key,
  from_at timestamptz not null,
  name text not null,
  address text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  tax_number text not null,
  account text not null,
  bic text not null,
  email text not null,
  -- How long whoever gets an invoice has to pay it.
  due_days integer not null check (due_days between 1 and 21)
);
grant select, insert on seller_details to candor_app;

-- Who buys, where it is not as the profile of the company says.
create table buyer_details (
  company_id bigint not null references tenants (id),
  name text not null,
  address text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  tax_number text not null,
  changed_at timestamptz not null,
  primary key (company_id)
);

-- What an invoice says beside its payment, as it was when it was issued.
create table invoices (
  company_id bigint not null,
  payment_id bigint not null,
  -- Null where nobody had said who sells: then the first who was named does.
  seller_id bigint references seller_details (id),
  buyer_name text not null,
  buyer_address text not null,
  buyer_country text,
  buyer_tax_number text not null,
  issued_at timestamptz not null,
  due_at timestamptz not null,
  primary key (company_id, payment_id),
  foreign key (company_id, payment_id) references payments (company_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['buyer_details', 'invoices'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', name);
  end loop;
end $$;
grant select, insert, update on buyer_details to candor_app;
grant select, insert on invoices to candor_app;

create function keep_invoice() returns trigger language plpgsql as $$
begin
  raise exception 'An invoice is never changed' using errcode = '42501';
end $$;
create trigger invoices_stand before update or delete on invoices
  for each row execute function keep_invoice();

-- Numbers have no gaps, whoever writes them: the counter goes one further only where the number before was taken, and
-- a payment takes the number at which the counter stands, once.
alter table invoice_numbers add column is_taken boolean not null default true;

create function keep_invoice_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.last = 1 then
    new.is_taken := false;
    return new;
  end if;
  if tg_op = 'UPDATE' and new.year = old.year then
    if new.last = old.last + 1 and old.is_taken then
      new.is_taken := false;
      return new;
    end if;
    if new.last = old.last and new.is_taken and not old.is_taken then
      return new;
    end if;
  end if;
  raise exception 'The numbers of invoices are counted one by one' using errcode = '42501';
end $$;
create trigger invoice_numbers_count before insert or update or delete on invoice_numbers
  for each row execute function keep_invoice_count();

create function demand_number_taken() returns trigger language plpgsql as $$
begin
  if exists (select from invoice_numbers where year = new.year and not is_taken) then
    raise exception 'The number % of % is on no invoice', new.last, new.year using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger invoice_numbers_taken after insert or update on invoice_numbers
  deferrable initially deferred for each row execute function demand_number_taken();

create function keep_invoice_number() returns trigger language plpgsql as $$
declare
  takes integer;
begin
  if tg_op = 'UPDATE' and new.invoice_number is not distinct from old.invoice_number then
    return new;
  end if;
  if tg_op = 'INSERT' and new.invoice_number is null then
    return new;
  end if;
  if new.invoice_number is not null and (tg_op = 'INSERT' or old.invoice_number is null) then
    update invoice_numbers set is_taken = true
     where not is_taken
       and new.invoice_number = year || '-' || lpad(last::text, greatest(5, length(last::text)), '0');
    get diagnostics takes = row_count;
    if takes = 1 then
      return new;
    end if;
  end if;
  raise exception 'The number of an invoice stands' using errcode = '42501';
end $$;
create trigger payments_number before insert or update of invoice_number on payments
  for each row execute function keep_invoice_number();
