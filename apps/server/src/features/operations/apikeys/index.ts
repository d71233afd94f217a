export { createApiKeyHandlers } from './key-handlers.ts';
export { createKeyResolver } from './key-resolver.ts';
export { makeKey, nameKey } from './key-text.ts';
export { endKeysOf, listKeysOf } from './member-keys-store.ts';
