-- A draft that is discarded or published and begun again never has a revision that a page may still hold.
create sequence term_draft_revisions as integer;
select setval('term_draft_revisions', (select coalesce(max(revision), 0) + 1 from term_drafts));
alter table term_drafts alter column revision set default nextval('term_draft_revisions');
alter sequence term_draft_revisions owned by term_drafts.revision;
grant usage on sequence term_draft_revisions to candor_app;
