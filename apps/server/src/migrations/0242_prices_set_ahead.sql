-- What interviews will cost from a time to come can be withdrawn until then; what was in force stays.
grant delete on credit_prices to candor_app;
