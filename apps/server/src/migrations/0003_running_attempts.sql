-- What the sweep asks each company every minute: which interviews run past their deadline. Without this
-- it reads every interview that runs.
create index attempts_running on attempts (company_id, deadline_at) where status = 'in-progress';
