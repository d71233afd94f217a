create function ensure_partitions() returns void language sql as $$ select $$;
