-- Each monitor is a switch of its own now. Where the face was not watched, nothing was, whatever stood in the other two
-- (the keyboard's was on by default): an update begins no watching, and old reports stay as they were read.
alter table blueprints alter column keyboard_tracking set default false;

alter table blueprints no force row level security;
update blueprints set voice_tracking = false, keyboard_tracking = false
 where not facial_tracking and (voice_tracking or keyboard_tracking);
alter table blueprints force row level security;
