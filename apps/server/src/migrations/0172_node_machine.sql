-- Two nodes may have the same host name. Null: of a release before this one, or of a system that does not say.
alter table nodes add column machine text;
