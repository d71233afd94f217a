-- What is due of each company, first things first (claimDue in delivery-store.ts); it also leads from company to company.
create index webhook_outbox_turn on webhook_outbox (owner_id, due_at);
drop index webhook_outbox_due;
