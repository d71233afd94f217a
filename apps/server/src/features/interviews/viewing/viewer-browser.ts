import { browserMarks, hashOf } from '../links/index.ts';
import { GRANT_MS } from './viewing-rules.ts';

/** One cookie a link, so that two recordings may be watched side by side. */
export const viewerMarks = browserMarks({
  nameOf: (token) => `candor_viewing_${hashOf(token).slice(0, 16)}`,
  path: '/',
  keptMs: GRANT_MS,
});

/** What codes of this gate are hidden by. */
export const CODE_USE = 'viewing-code';
