import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { mailWaiting } from './waiting-mails.ts';
import type { PushSender } from '../../../platform/push/push-sender.ts';
import { defineJob, type Job, type JobData } from '../../../platform/queue/define-job.ts';
import { dropSubscription, findDelivery, forgetNotifications } from './notification-store.ts';
import { pushJob } from './notify.ts';

const DAY = 86_400_000;
const KEPT_MS = 90 * DAY;
/** Push services take at most 4 KiB, encrypted. */
const LONGEST_BODY = 400;

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly push: PushSender;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
  readonly onProblem: (problem: Error) => void;
};

export function createNotificationWorkers(parts: Parts): Job[] {
  const { db, clock } = parts;
  return [
    defineJob({ name: pushJob, run: (data) => deliver(parts, data) }),
    defineJob({
      name: 'mail-waiting-notices',
      every: '5 * * * *',
      run: () => mailWaiting(parts, clock()),
    }),
    defineJob({
      name: 'forget-notifications',
      every: '47 3 * * *',
      run: () => {
        const now = clock();
        return forgetNotifications(db, new Date(now.getTime() - KEPT_MS), now);
      },
    }),
  ];
}

async function deliver({ db, clock, push }: Parts, data: JobData): Promise<void> {
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
}
