-- What each setting of a file is here, and what it would become, as somebody reads it before they decide. It goes when
-- they have.
alter table company_archives add compared jsonb not null default '[]';
