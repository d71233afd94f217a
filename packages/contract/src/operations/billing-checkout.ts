import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, idText } from '../fields.ts';
import { areas } from '../people/right-rules.ts';

/** Of a provider that has pages of its own: no card is ever typed here. */
export const checkOut = endpoint({
  method: 'POST',
  path: '/api/billing/payments/:paymentID/checkout',
  summary: 'Where a payment is paid by card; the same page however often it is asked',
  params: z.object({ paymentID: idText }),
  output: z.object({ url: z.string() }),
  errors: { billing_off: 404, payment_over: 409, provider_refuses: 409, provider_silent: 503 },
  access: {
    kind: 'company',
    roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
    privilege: { featureId: areas.payments },
  },
  example: { params: { paymentID: '999999' } },
});

/** Says that something happened; what, is asked of Stripe. So it may come late, twice, in any order, or never. */
export const hearStripe = endpoint({
  method: 'POST',
  path: '/api/billing/stripe',
  summary: 'Stripe tells that something happened to a payment, or a check of an identity',
  output: done,
  errors: { provider_refuses: 409, provider_silent: 503, identity_silent: 503 },
  access: { kind: 'signed', by: 'stripe' },
  bodyLimit: 512 * 1024,
  example: {},
});
