export { publishEvent, publishEvents, untold } from './event-store.ts';
export { createWebhookHandlers } from './webhook-handlers.ts';
export { createWebhookWorkers, deliverJob } from './webhook-workers.ts';
export { dropOldWebhookSecrets } from './webhook-store.ts';
export { forgetDeliveries } from './forget-store.ts';
export { endWebhooksOf, listWebhooksOf } from './member-webhooks-store.ts';
