-- Slices that also went up as small objects, for the case that the candidate never returns: what follows the parts
-- without a hole becomes the end of the upload. 'leaving' is what a page could say while it went away (BR-5).
create table recording_slices (
  company_id bigint not null references tenants (id),
  segment_id bigint not null,
  kind text not null check (kind in ('slice', 'leaving')),
  sequence bigint not null,
  -- within the recorder's segment, not within the upload
  starts_at_byte bigint not null,
  bytes bigint not null,
  object_key text not null,
  granted_at timestamptz not null,
  -- what the page said of itself: { userAction, captureType, at }
  notice jsonb,
  primary key (company_id, segment_id, kind, sequence),
  foreign key (company_id, segment_id) references recording_segments (company_id, id) on delete cascade
);
alter table recording_slices enable row level security;
alter table recording_slices force row level security;
create policy own_company on recording_slices
  using (company_id = app_company()) with check (company_id = app_company());
grant select, insert, update, delete on recording_slices to candor_app;

alter table recordings
  -- of the file that was joined by copying; sha256 is of the file that is played
  add column joined_sha256 text,
  add column poster_key text,
  -- { key, everyMs, columns, rows, width, height, count }: small pictures for a seek bar, in one file
  add column thumbnails jsonb,
  add column convert_started_at timestamptz;

-- A super admin is told of recordings that are stuck. Numbers, times and causes: names and files are not in these rows.
create policy seen_by_super_admin on recordings for select
  using (company_id is not null and (select app_is_super_admin()));
create policy seen_by_super_admin on attempts for select
  using (company_id is not null and (select app_is_super_admin()));
