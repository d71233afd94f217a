-- A provider was asked to give the money back, and has not answered: of two payments for one fee only one goes back.
alter table payments add column refund_asked_at timestamptz;
