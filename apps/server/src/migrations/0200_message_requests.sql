-- What the request said: the same key with other words was stored with the first ones, and is no repeat.
alter table messages add column request_hash text not null default '';
alter table messages alter column request_hash drop default;
