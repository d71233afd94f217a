import type { Tx } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { findSubscriptions, insertNotification, type Notice } from './notification-store.ts';

export const pushJob = 'push-notification';

/** Tells a person something, in the caller's transaction: rolled back means never told. */
export type Notify = (tx: Tx, notice: Notice, now: Date) => Promise<void>;

/** Kept for the person's list, and sent to each of their browsers that asked for it. */
export function createNotify({ queue }: { readonly queue: Queue }): Notify {
  return async (tx, notice, now) => {
    if (!/^\/(?!\/)/.test(notice.path)) throw new Error(`${notice.path} is not a path of ours`);
    const notificationId = await insertNotification(tx, notice, now);
    for (const subscriptionId of await findSubscriptions(tx, notice.accountId, now)) {
      await queue.send(tx, pushJob, { notificationId, subscriptionId });
    }
  };
}
