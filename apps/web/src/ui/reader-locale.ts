import { localeFor } from './reader-locale-rules.ts';

/** Of every date, time and number that a page shows. */
export const locale = localeFor(navigator.language);
