-- The moves of some days, the latest first: the list and the file of a company that has used credits for years.
create index credit_moves_by_time on credit_moves (company_id, made_at, id);
