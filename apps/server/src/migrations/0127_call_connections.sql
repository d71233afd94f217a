-- How connections between pages of calls fared, by day: of the whole installation, for whoever runs it. Numbers only.
create table call_connections (
  day date not null,
  fate text not null check (fate in ('direct', 'relay', 'failed', 'lost')),
  count bigint not null,
  primary key (day, fate)
);
grant select, insert, update on call_connections to candor_app;
