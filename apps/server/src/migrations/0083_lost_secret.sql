-- A secret that is lost for good is given up, with what was sealed with it (features/operations/administration/give-up-secret.ts).

alter table accounts
  -- Their authenticator went with the secret: they set one up again before anything else, whatever their role.
  add column multifactor_lost_at timestamptz;

-- The number stays, so that the log can say why its words are not there; the key is gone, and the next entry makes another.
alter table person_keys
  alter column sealed_key drop not null,
  add column lost_at timestamptz,
  add check ((lost_at is null) = (sealed_key is not null)),
  drop constraint person_keys_company_id_kind_object_id_key;
create unique index person_keys_living on person_keys (company_id, kind, object_id) where lost_at is null;
