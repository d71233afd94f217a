import { LOG_DAYS } from '@candor/contract/operations/webhook-rules';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { createNotify } from '../../people/notifications/index.ts';
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
): Job[] {
  const { db, clock, queue } = parts;
  const notify = createNotify({ queue, letters: parts });
  const deliver = createDeliverer({ ...parts, notify });
  return [
    defineJob({ name: deliverJob, every: '* * * * *', isOnce: true, retries: 0, run: deliver }),
    defineJob({
      name: 'prune-webhook-log',
      every: '7 4 * * *',
      run: () => pruneLog(db, new Date(clock().getTime() - LOG_DAYS * 86_400_000)),
    }),
  ];
}
