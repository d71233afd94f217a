/**
 * Activities of our own beside those of the specification, which end at 10: these numbers begin at 20
 * (docs/decisions/0205). A right to look changes nothing; each of these says what it does.
 */
export const rights = {
  /** 4: tags, notes, files, stages, merging. 5: notes, and whether an episode is an issue. */
  change: 21,
  reject: 22,
  decide: 23,
  shareOutside: 24,
  watch: 25,
  questionsAndTests: 26,
  reports: 27,
  /** Of a feature of its own: what is decided once for the company. */
  settings: 28,
  /** 2: what a job pays, as the company writes it; what is published everybody reads. */
  salary: 29,
} as const;

/** The specification's features end at 8; ours begin at 20. */
export const SETTINGS_FEATURE = 20;
