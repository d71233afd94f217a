import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PushSender } from '../../platform/push/push-sender.ts';
import type { Worker } from '../../platform/queue/queue.ts';
import { dropSubscription, findDelivery, forgetNotifications } from './notification-store.ts';
import { pushJob } from './notify.ts';

const DAY = 86_400_000;
const KEPT_MS = 90 * DAY;
/** Push services take at most 4 KiB, encrypted. */
const LONGEST_BODY = 400;

export function createNotificationWorkers(parts: {
  readonly db: Database;
  readonly clock: Clock;
  readonly push: PushSender;
}) {
  const { db, clock, push } = parts;
  return {
    [pushJob]: async (data) => {
      const subscriptionId = Number(data['subscriptionId']);
      const ids = { notificationId: Number(data['notificationId']), subscriptionId };
      const now = clock();
      const since = new Date(now.getTime() - DAY);
      const delivery = await findDelivery(db, ids, { now, since });
      if (delivery === undefined) return;
      const { title, body, path, ...target } = delivery;
      const payload = { id: ids.notificationId, title, body: body.slice(0, LONGEST_BODY), path };
      const outcome = await push.send(target, JSON.stringify(payload));
      if (outcome === 'gone') await dropSubscription(db, subscriptionId);
    },
    'forget-notifications': async () => {
      const now = clock();
      await forgetNotifications(db, new Date(now.getTime() - KEPT_MS), now);
    },
  } satisfies Record<string, Worker>;
}
