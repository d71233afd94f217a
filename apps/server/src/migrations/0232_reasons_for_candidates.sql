-- A candidate reads the reason of a verdict if whoever gave it was told so beside the field. Of those given before nobody was.
alter table proctoring_verdicts add column is_for_candidate boolean not null default false;
