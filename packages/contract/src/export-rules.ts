/**
 * The activity "Export" of the features Candidates (4) and Interviews (5): carrying people's data away in a file. The
 * specification's activities end at 10; this number stands outside them (docs/decisions/0150).
 */
export const EXPORT_ACTIVITY = 20;
