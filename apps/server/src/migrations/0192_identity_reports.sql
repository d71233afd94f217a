-- A check at Stripe is followed from when somebody went to its page last, not from when it was made.
alter table identity_sessions add column opened_at timestamptz not null default now();
alter table identity_sessions alter column opened_at drop default;
-- The number of what Stripe found last: whoever is refused twice for one reason was refused twice.
alter table identity_sessions add column last_report text;
-- That its admins were told how few credits are left; null again once there are enough.
alter table ledger_balances add column few_told_at timestamptz;
