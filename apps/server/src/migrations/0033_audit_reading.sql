-- The company's own reading of its log (audit-reading-store.ts): newest first, of one kind of object or one person,
-- or of some days. Without these a rare kind would read the whole chain.
create index audit_log_kind_seq on audit_log (company_id, object_kind, seq desc);
create index audit_log_actor_seq on audit_log (company_id, actor_account_id, seq desc);
create index audit_log_occurred on audit_log (company_id, occurred_at desc);
