import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, id, instant, text } from '../fields.ts';
import { noticeKinds } from './notice-rules.ts';

/** A point of P-256, uncompressed: 65 bytes in base64url. */
const publicKey = z.string().check(z.regex(/^B[\w-]{86}$/));

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'The newest hundred notifications of this person',
  query: z.object({
    /** Only what was not read. */
    show: z.optional(z.literal('unread')),
    kind: z.optional(z.enum(noticeKinds)),
  }),
  output: z.object({
    notifications: z.array(
      z.object({
        notificationID: id,
        title: z.string(),
        body: z.string(),
        /** A path of ours. */
        path: z.string(),
        createdAt: instant,
        /** A node of before says neither. */
        isRead: z.optional(z.boolean()),
        kind: z.optional(z.nullable(z.enum(noticeKinds))),
      }),
    ),
  }),
  errors: {},
  access: { kind: 'session' },
  example: { query: { show: 'unread' } },
});

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/notifications/push-key',
  summary: 'The key that a browser subscribes with',
  output: z.object({ publicKey: z.string() }),
  errors: {},
  access: { kind: 'session' },
  example: {},
});

/** What the browser's own `PushSubscription` says. It ends with the session. */
export const subscribe = endpoint({
  method: 'POST',
  path: '/api/notifications/subscriptions',
  summary: 'Send notifications to this browser',
  body: z.object({
    endpoint: text(1000),
    keys: z.object({ p256dh: publicKey, auth: z.string().check(z.regex(/^[\w-]{22}$/)) }),
  }),
  output: z.object({ token: z.string() }),
  errors: { endpoint_refused: 400 },
  access: { kind: 'session' },
  example: {
    body: {
      endpoint: 'https://push.example.com/send/abc',
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  },
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  summary: 'Send this browser no more notifications',
  body: z.object({ token: text(200) }),
  output: done,
  errors: {},
  access: { kind: 'session' },
  example: { body: { token: 'messaging-token' } },
});

const choices = z.array(
  z.object({ kind: z.enum(noticeKinds), isTold: z.boolean(), isMailed: z.boolean() }),
);
const ofMembers = { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] } as const;

export const listNoticeChoices = endpoint({
  method: 'GET',
  path: '/api/notifications/choices',
  summary: 'What I am told and mailed about in this company',
  output: z.object({ choices }),
  errors: {},
  access: ofMembers,
  example: {},
});

/** Sign-ins, requests of colleagues and what else needs somebody are told in any case. */
export const saveNoticeChoices = endpoint({
  method: 'PUT',
  path: '/api/notifications/choices',
  summary: 'Choose what I am told and mailed about; kinds left out stay as they are',
  body: z.object({ choices: choices.check(z.minLength(1), z.maxLength(noticeKinds.length)) }),
  output: done,
  errors: {},
  access: ofMembers,
  example: { body: { choices: [{ kind: 'application', isTold: true, isMailed: true }] } },
});
