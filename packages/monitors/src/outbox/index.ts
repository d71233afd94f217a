export type { OutboxLimits, SendOutcome, Standing } from './outbox-rules.ts';
export {
  afterFailure,
  dueNow,
  nextSend,
  outboxLimits,
  outcomeOf,
  waitAfter,
} from './outbox-rules.ts';
