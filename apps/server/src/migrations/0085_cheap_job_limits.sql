-- The policies of 0077 make these sets once a statement, and only where a member is limited. But the planner adds their
-- estimate to each look-up, limited or not: 7.5 on top of 2, so that a thousand candidates of a board were found by
-- reading fifty thousand. Told that they are small, it looks them up by their index again.
alter function app_candidates_of_jobs() rows 1;
alter function app_applications_of_jobs() rows 1;
alter function app_interviews_of_jobs() rows 1;
