export { createSettingHandlers } from './setting-handlers.ts';
export { readSettings } from './setting-store.ts';
