export { findCopy } from './cv-copy-store.ts';
export { createKitHandlers } from './kit-handlers.ts';
export { insertKit } from './kit-store.ts';
export { findLiveKit, type LiveKit } from './live-kit-store.ts';
export { takeChosenKit } from './take-kit.ts';
