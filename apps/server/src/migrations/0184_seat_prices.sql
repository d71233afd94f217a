-- A seat of a live interview may cost credits too.
alter table credit_prices drop constraint credit_prices_kind_check,
  add constraint credit_prices_kind_check check (kind in ('bot-interview', 'live-seat'));
