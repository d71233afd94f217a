export { createSettingHandlers } from './setting-handlers.ts';
export { readSettings, saveSettings } from './setting-store.ts';
