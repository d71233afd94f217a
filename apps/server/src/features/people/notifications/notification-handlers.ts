import { noticeKinds } from '@candor/contract/people/notice-rules';
import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { PushSender } from '../../../platform/push/push-sender.ts';
import { choiceHandlers } from './choice-handlers.ts';
import {
  countUnread,
  listNotifications,
  markRead,
  removeSubscription,
  storeSubscription,
} from './notification-store.ts';
import { findTimes, saveTimes } from './time-store.ts';

export function createNotificationHandlers(parts: {
  readonly db: Database;
  readonly push: PushSender;
}): HandlersOf<typeof contract.notifications> {
  const { db, push } = parts;
  return {
    async listNotifications({ query, session }) {
      const rows = await db.global((tx) => listNotifications(tx, session.accountId, query));
      return {
        notifications: rows.map(({ id, createdAt, readAt, kind, ...notice }) => ({
          notificationID: id,
          ...notice,
          isRead: readAt !== null,
          kind: noticeKinds.find((one) => one === kind) ?? null,
          createdAt: createdAt.toISOString(),
        })),
      };
    },

    ...choiceHandlers(db),

    countUnreadNotices: async ({ session: { accountId } }) => ({
      count: await db.global((tx) => countUnread(tx, accountId)),
    }),

    async readNotices({ body: { notificationIDs: ids }, session: { accountId }, now }) {
      await db.global((tx) => markRead(tx, { accountId, ids, now }));
      return { done: true };
    },

    getNoticeTimes: ({ session: { accountId } }) => db.global((tx) => findTimes(tx, accountId)),

    async saveNoticeTimes({ body, session: { accountId } }) {
      await db.global((tx) => saveTimes(tx, accountId, body));
      return { done: true };
    },

    getPushKey: async () => ({ publicKey: push.publicKey }),

    async subscribe({ body, session, now }) {
      const { endpoint, keys } = body;
      if (!push.accepts(endpoint)) {
        throw fail('endpoint_refused', 'This is not the address of a push service.', {
          path: 'body.endpoint',
        });
      }
      const { accountId, sessionId } = session;
      const subscription = { accountId, sessionId, endpoint, ...keys };
      return { token: await db.global((tx) => storeSubscription(tx, subscription, now)) };
    },

    async unsubscribe({ body, session }) {
      const { accountId } = session;
      await db.global((tx) => removeSubscription(tx, { accountId, token: body.token }));
      return { done: true };
    },
  };
}
