/** What the page and the server must agree on about a company's candidates. */

/** Longer texts are understood no better: they are a problem of the field, not of the request. */
export const KEYWORDS_MOST = 60_000;
export const SKILLS_ASKED_MOST = 20;
export const TAGS_MOST = 50;
export const TAG_LONGEST = 60;
export const EXPORT_MOST = 10_000;
export const CHOSEN_MOST = 100;

export const candidateSorts = ['activity', 'newest', 'name', 'score'] as const;
export const profileTabs = [
  'cv',
  'timeline',
  'interviews',
  'messages',
  'offers',
  'notes',
  'files',
  'consents',
] as const;

/** What a timeline can be narrowed to. */
export const timelineGroups = [
  'applications',
  'interviews',
  'offers',
  'mails',
  'notes',
  'files',
  'recordings',
  'consents',
] as const;

/** Why two candidates may be one person: an address that one of them had before, the phone number, or name and CV. */
export const sameReasons = ['email', 'phone', 'cv'] as const;
/** What a merge takes from the one or the other; a place is city and country. */
export const mergeFields = [
  'name',
  'email',
  'phone',
  'headline',
  'place',
  'experienceYears',
  'availableFrom',
] as const;
export const MERGE_UNDO_DAYS = 14;
