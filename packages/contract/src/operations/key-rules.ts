/** What a key can be allowed; each endpoint that takes keys names one of them (docs/decisions/0170). */
export const keyScopes = [
  'read:jobs',
  'read:candidates',
  'read:applications',
  'write:applications',
  'read:interviews',
] as const;

export type KeyScope = (typeof keyScopes)[number];

export const scopeWords: Readonly<Record<KeyScope, string>> = {
  'read:jobs': 'Read jobs',
  'read:candidates': 'Find and read candidates',
  'read:applications': 'Read applications with their stage history',
  'write:applications': 'Add applications',
  'read:interviews': 'Read interviews with score and answers',
};

/** How every key begins, so that scanners of source code find one that was left somewhere. */
export const KEY_PREFIX = 'candor_';

/** Requests a minute that one key may make. */
export const KEY_REQUESTS_MOST = 300;

export const KEYS_MOST = 50;
export const KEY_DAYS_MOST = 730;
