export type { Outbox, OutboxOptions, OutboxState } from './outbox.ts';
export { openOutbox } from './outbox.ts';
export type { Report } from './report-store.ts';
export type { Sent, SendReport } from './sender.ts';
