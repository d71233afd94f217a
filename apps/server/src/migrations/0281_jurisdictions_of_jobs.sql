-- Whose law on software in hiring a job follows; null: none was chosen. Which there are is the contract's
-- (hiring/jurisdiction-rules.ts).
alter table jobs add jurisdiction text check (jurisdiction ~ '^[a-z]{2}(-[a-z]{2,3})?$');
alter table job_adverts add jurisdiction text;
