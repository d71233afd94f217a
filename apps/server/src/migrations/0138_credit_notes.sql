-- A numbered invoice that is not to be paid any more, or whose money was given back, is taken back by a document with a
-- number of its own, in a row without gaps; so is that document, should the money come after all.
create table credit_note_numbers (
  year integer primary key,
  last integer not null,
  is_taken boolean not null default true
);
grant select, insert, update on credit_note_numbers to candor_app;
create trigger credit_note_numbers_count before insert or update or delete on credit_note_numbers
  for each row execute function keep_invoice_count();

create table credit_notes (
  company_id bigint not null,
  id bigint generated always as identity,
  payment_id bigint not null,
  kind text not null check (kind in ('cancelled', 'refunded', 'restored')),
  number text not null,
  -- Why, as it was said.
  because text,
  issued_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, payment_id) references payments (company_id, id)
);
create index credit_notes_payment on credit_notes (company_id, payment_id);
alter table credit_notes enable row level security;
alter table credit_notes force row level security;
create policy own_company on credit_notes using (company_id = app_company()) with check (company_id = app_company());
create policy seen_by_super_admin on credit_notes for select
  using (company_id is not null and (select app_is_super_admin()));
-- Whom an invoice names stands beside the notes that take it back.
create policy seen_by_super_admin on invoices for select
  using (company_id is not null and (select app_is_super_admin()));
grant select, insert on credit_notes to candor_app;
create trigger credit_notes_stand before update or delete on credit_notes
  for each row execute function keep_invoice();

create function take_credit_note_number() returns trigger language plpgsql as $$
declare
  takes integer;
begin
  update credit_note_numbers set is_taken = true
   where not is_taken
     and new.number = 'CN-' || year || '-' || lpad(last::text, greatest(5, length(last::text)), '0');
  get diagnostics takes = row_count;
  if takes = 1 then
    return new;
  end if;
  raise exception 'The numbers of credit notes are counted one by one' using errcode = '42501';
end $$;
create trigger credit_notes_number before insert on credit_notes
  for each row execute function take_credit_note_number();

create function demand_credit_note() returns trigger language plpgsql as $$
begin
  if exists (select from credit_note_numbers where year = new.year and not is_taken) then
    raise exception 'The number % of % is on no credit note', new.last, new.year using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger credit_note_numbers_taken after insert or update on credit_note_numbers
  deferrable initially deferred for each row execute function demand_credit_note();
