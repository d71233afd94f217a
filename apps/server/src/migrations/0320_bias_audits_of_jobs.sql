-- Where the summary of the last bias audit of a job's software can be read, and the day of that audit: New York City has
-- candidates told of both (hiring/bias-audit-rules.ts). What is published is a copy, as all of an advert.
alter table jobs
  add bias_audit_url text check (length(bias_audit_url) between 1 and 500),
  add bias_audit_on date;
alter table job_adverts add bias_audit_url text, add bias_audit_on date;
