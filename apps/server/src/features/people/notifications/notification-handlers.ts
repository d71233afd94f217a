import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { PushSender } from '../../../platform/push/push-sender.ts';
import { choiceHandlers } from './choice-handlers.ts';
import { listNotifications, removeSubscription, storeSubscription } from './notification-store.ts';

export function createNotificationHandlers(parts: {
  readonly db: Database;
  readonly push: PushSender;
}): HandlersOf<typeof contract.notifications> {
  const { db, push } = parts;
  return {
    async listNotifications({ session }) {
      const rows = await db.global((tx) => listNotifications(tx, session.accountId));
      return {
        notifications: rows.map(({ id, createdAt, ...notice }) => ({
          notificationID: id,
          ...notice,
          createdAt: createdAt.toISOString(),
        })),
      };
    },

    ...choiceHandlers(db),

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
