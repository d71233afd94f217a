import type { Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { isQuiet, usualTimes } from '@candor/contract/people/notice-time-rules';
import { findTimes } from './time-store.ts';
import { findChoice } from './choice-store.ts';
import { noticeLetter } from './notice-letter.ts';
import { findSubscriptions, insertNotification, type Notice } from './notification-store.ts';

export const pushJob = 'push-notification';

/** Tells a person something, in the caller's transaction: rolled back means never told. */
export type Notify = (tx: Tx, notice: Notice, now: Date) => Promise<void>;

type Parts = {
  readonly queue: Pick<Queue, 'send'>;
  /** Left out where no member can choose to be mailed. */
  readonly letters?: {
    readonly postOffice: PostOffice;
    /** Where people reach this installation: the beginning of every link in a mail. */
    readonly baseUrl: string;
  };
};

/** Kept for the person's list, and sent to each of their browsers that asked for it; by mail to members who chose so. */
export function createNotify({ queue, letters }: Parts): Notify {
  return async (tx, notice, now) => {
    if (!/^\/(?!\/)/.test(notice.path)) throw new Error(`${notice.path} is not a path of ours`);
    const choice = await findChoice(tx, notice);
    // What everybody is told in any case, such as a new sign-in, waits for nothing.
    const times = notice.about === undefined ? usualTimes : await findTimes(tx, notice.accountId);
    const hasLetter = choice.isMailed && notice.hasMail === undefined && letters !== undefined;
    const isLater = times.isDigest || isQuiet(times, now);
    if (hasLetter && !isLater) {
      await letters.postOffice.post(tx, await noticeLetter(tx, notice, letters.baseUrl));
    }
    const isMailWaiting = hasLetter && isLater;
    if (!choice.isTold && !isMailWaiting) return;
    const notificationId = await insertNotification(tx, notice, {
      ...{ now, isMailWaiting, isListed: choice.isTold },
    });
    if (!choice.isTold || isQuiet(times, now)) return;
    for (const subscriptionId of await findSubscriptions(tx, notice.accountId, now)) {
      await queue.send(tx, { name: pushJob, data: { notificationId, subscriptionId } });
    }
  };
}
