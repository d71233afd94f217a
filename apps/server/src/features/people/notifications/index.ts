export { createNotificationHandlers } from './notification-handlers.ts';
export { createNotificationWorkers } from './notification-workers.ts';
export type { Notice } from './notification-store.ts';
export { createNotify, type Notify } from './notify.ts';
export { dropSubscriptions } from './notification-store.ts';
export { forgetNotices } from './forget-store.ts';
