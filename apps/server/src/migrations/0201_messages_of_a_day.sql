-- What a company wrote within a day is counted at each message, under a lock: not by reading all that it ever wrote.
create index messages_written on messages (company_id, written_at) where direction = 'out';
