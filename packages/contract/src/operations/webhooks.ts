import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant, text } from '../fields.ts';
import { webhookEvents } from './webhook-rules.ts';

const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: 'admin',
} as const;

const params = z.object({ webhookID: idText });
const deliveryParams = z.object({ webhookID: idText, deliveryID: idText });
const event = z.enum(webhookEvents);

const webhookBody = z.object({
  url: text(2000).check(z.refine((value) => value.trim() !== '', 'Please enter the address.')),
  description: text(200),
  events: z
    .array(event)
    .check(z.minLength(1, 'Please choose at least one event.'), z.maxLength(webhookEvents.length)),
});
/** `url_refused`: the message says why this address is not called. */
const writeErrors = { url_refused: 422, too_many_webhooks: 422 } as const;
const example = {
  url: 'https://hooks.example.com/candor',
  description: 'Payroll',
  events: ['application.created', 'interview.submitted'],
} as const;

const webhook = z.object({
  webhookID: id,
  url: z.string(),
  description: z.string(),
  events: z.array(event),
  /** `failing`: by the product, after days without a success; `gone`: the receiver answered 410. */
  state: z.enum(['active', 'off', 'failing', 'gone']),
  /** Since when nothing has got through; null when the last try did. */
  failingSince: z.nullable(instant),
  createdAt: instant,
  /** Until when two secrets sign. */
  oldSecretUntil: z.nullable(instant),
});

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  summary: 'Where the company is told what happens; never the secrets',
  output: z.object({ webhooks: z.array(webhook) }),
  errors: {},
  access,
  example: {},
});

const secret = z.string();

export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  summary: 'Add an address; this reply is the only one that shows its secret',
  body: webhookBody,
  output: z.object({ webhookID: id, secret }),
  errors: writeErrors,
  access,
  stepUp: true,
  example: { body: example },
});

export const updateWebhook = endpoint({
  method: 'PUT',
  path: '/api/webhooks/:webhookID',
  summary: 'Change an address, or what is sent to it',
  params,
  body: webhookBody,
  output: done,
  errors: writeErrors,
  access,
  stepUp: true,
  example: { params: { webhookID: '1' }, body: example },
});

export const switchWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/:webhookID/switch',
  summary: 'Switch an address off, or on again',
  params,
  body: z.object({ isOn: z.boolean() }),
  output: done,
  errors: {},
  access,
  stepUp: { field: 'isOn', is: true },
  example: { params: { webhookID: '1' }, body: { isOn: false } },
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/:webhookID',
  summary: 'Remove an address with its log',
  params,
  output: done,
  errors: {},
  access,
  example: { params: { webhookID: '1' } },
});

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/webhooks/:webhookID/secret',
  summary: 'A new secret, shown once; the old one signs beside it for a day',
  params,
  output: z.object({ secret, oldSecretUntil: instant }),
  errors: {},
  access,
  stepUp: true,
  example: { params: { webhookID: '1' } },
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/:webhookID/test',
  summary: 'Send a test event',
  params,
  output: z.object({ deliveryID: id }),
  errors: { webhook_off: 409 },
  access,
  example: { params: { webhookID: '1' } },
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/webhooks/:webhookID/deliveries',
  summary: 'What was sent to an address in the last 30 days, newest first, fifty at a time',
  params,
  query: z.object({
    before: z.optional(idText),
    state: z.optional(z.enum(['waiting', 'delivered', 'failed'])),
  }),
  output: z.object({
    deliveries: z.array(
      z.object({
        deliveryID: id,
        event: z.string(),
        state: z.enum(['waiting', 'delivered', 'failed']),
        createdAt: instant,
        tries: amount,
        /** Of the last try; null before the first. */
        triedAt: z.nullable(instant),
        /** Null: there was no answer. */
        status: z.nullable(amount),
        milliseconds: z.nullable(amount),
        /** Null: none is planned. */
        nextTryAt: z.nullable(instant),
      }),
    ),
    /** Give it as `before` for what is older; null at the end. */
    older: z.nullable(id),
  }),
  errors: {},
  access,
  example: { params: { webhookID: '1' }, query: {} },
});

export const getDelivery = endpoint({
  method: 'GET',
  path: '/api/webhooks/:webhookID/deliveries/:deliveryID',
  summary: 'One delivery: what was sent, and what was answered at each try',
  params: deliveryParams,
  output: z.object({
    deliveryID: id,
    /** The `webhook-id` header: the same at each try. */
    messageID: z.string(),
    body: z.string(),
    tries: z.array(
      z.object({
        triedAt: instant,
        milliseconds: amount,
        status: z.nullable(amount),
        /** Why there was no answer. */
        problem: z.nullable(z.string()),
        /** Its first kilobyte. */
        answer: z.string(),
      }),
    ),
  }),
  errors: {},
  access,
  example: { params: { webhookID: '1', deliveryID: '1' } },
});

export const replayDelivery = endpoint({
  method: 'POST',
  path: '/api/webhooks/:webhookID/deliveries/:deliveryID/replay',
  summary: 'Send one again, with the same words and the same number',
  params: deliveryParams,
  output: done,
  errors: { webhook_off: 409 },
  access,
  example: { params: { webhookID: '1', deliveryID: '1' } },
});
