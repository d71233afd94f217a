export { createNotificationHandlers } from './notification-handlers.ts';
export { createNotificationWorkers } from './notification-workers.ts';
export { createNotify, type Notify } from './notify.ts';
