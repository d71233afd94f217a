export { createKitHandlers } from './kit-handlers.ts';
export { useKit } from './use-kit.ts';
