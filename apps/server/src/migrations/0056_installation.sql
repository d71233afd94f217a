-- What belongs to this installation as a whole, and to its owner alone: requests neither read nor change it.

create table installation (
  is_only boolean primary key default true check (is_only),
  -- Derived from the secret that everything here is sealed with; nothing can be opened with it.
  secret_mark text not null,
  marked_at timestamptz not null default now()
);
