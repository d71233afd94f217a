-- What the store of objects is known by as ours (platform/objects/find-mark.ts): a folder or bucket without this mark
-- is a volume that is not mounted, or another's. Null until the first start that saw the store.

alter table installation
  add column storage_mark text check (storage_mark ~ '^[0-9a-f-]{36}$');
