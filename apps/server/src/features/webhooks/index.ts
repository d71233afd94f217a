export { publishEvent, publishEvents } from './event-store.ts';
export { createWebhookHandlers } from './webhook-handlers.ts';
export { createWebhookWorkers, deliverJob } from './webhook-workers.ts';
