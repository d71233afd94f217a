export { createKitHandlers } from './kit-handlers.ts';
export { findLiveKit, type LiveKit } from './live-kit-store.ts';
export { useChosenKit } from './use-kit.ts';
