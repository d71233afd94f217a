-- The processes that run over this database. Each says every few seconds that it is there; whoever is silent for an hour is forgotten.
create table nodes (
  id uuid primary key,
  host text not null,
  process integer not null,
  role text not null check (role in ('serve', 'work', 'both')),
  version text not null,
  started_at timestamptz not null,
  beat_at timestamptz not null
);
grant select, insert, update, delete on nodes to candor_app;
