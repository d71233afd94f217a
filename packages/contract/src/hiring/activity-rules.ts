/**
 * What a role may do within a feature. The specification's activities end at 10; those from 20 on are ours
 * (docs/decisions/0205). A right to look changes nothing; each of the others says what it does.
 */

/** The feature itself, where it has no activity of its own for looking. */
export const look = 0;
export const postJobs = 1;
export const editJobs = 2;
export const viewJobs = 4;
export const schedule = 5;
export const addUsers = 6;
export const viewInterviewers = 9;
export const changeUsers = 10;
/** Of candidates and of interviews: carrying people's data away in a file (docs/decisions/0150). */
export const exportData = 20;
/** Candidates: tags, notes, files, stages, merging. Interviews: notes, and whether an episode is an issue. */
export const change = 21;
export const reject = 22;
export const decide = 23;
export const shareOutside = 24;
export const watch = 25;
export const questionsAndTests = 26;
export const reports = 27;
export const settings = 28;
/** What a job pays, as the company writes it; what is published everybody reads. */
export const salary = 29;
