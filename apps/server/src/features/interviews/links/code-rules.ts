/** RULINGS: a code lives ten minutes and takes five tries. */
export const CODE_MS = 10 * 60_000;
/** Between two codes of one browser. */
export const RESEND_SECONDS = 30;
