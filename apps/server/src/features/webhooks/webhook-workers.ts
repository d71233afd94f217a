import { LOG_DAYS } from '@candor/contract/webhook-rules';
import type { PostOffice } from '../../platform/mail/post-office.ts';
import type { Queue, Worker } from '../../platform/queue/queue.ts';
import { createNotify } from '../notifications/index.ts';
import { createDeliverer, type DeliveryParts } from './deliver.ts';
import { pruneLog } from './delivery-store.ts';

export const deliverJob = 'deliver-webhooks';

/** The deliverer is asked every second beside the queue, and by the clock every minute in case nobody asks. */
export function createWebhookWorkers(
  parts: Omit<DeliveryParts, 'notify'> & {
    readonly queue: Queue;
    readonly postOffice: PostOffice;
    readonly baseUrl: string;
  },
) {
  const { db, clock, queue } = parts;
  const notify = createNotify({ queue, letters: parts });
  const deliver = createDeliverer({ ...parts, notify });
  return {
    [deliverJob]: () => deliver(),
    'prune-webhook-log': () => pruneLog(db, new Date(clock().getTime() - LOG_DAYS * 86_400_000)),
  } satisfies Record<string, Worker>;
}
