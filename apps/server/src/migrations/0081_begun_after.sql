-- Why the recorder began a segment by itself: it names the gap before it. Null where somebody began it.
alter table recording_segments
  add column begun_after text check (begun_after in ('recorder-stopped', 'recorder-error'));
