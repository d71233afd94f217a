import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { linkToken } from '../fields.ts';

/** Where the browser goes: the calling site with a token of five minutes. */
export const callAddress = z.object({ address: z.string() });
export const callErrors = {
  /** It takes place elsewhere, or has no time. */
  no_call: 409,
  call_early: 409,
  call_over: 410,
  call_cancelled: 410,
} as const;
const body = z.object({ token: linkToken });
const example = { body: { token: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' } };

export const callAsCandidate = endpoint({
  method: 'POST',
  path: '/api/appointment/call',
  summary: 'To the call of a live interview, as its candidate',
  body,
  output: callAddress,
  errors: callErrors,
  access: { kind: 'link', purpose: 'appointment' },
  example,
});

export const callFromSeat = endpoint({
  method: 'POST',
  path: '/api/appointment-seat/call',
  summary: 'To the call of a live interview, as somebody of its seats',
  body,
  output: callAddress,
  /** Somebody else sits there. */
  errors: { ...callErrors, not_seated: 403 },
  access: { kind: 'link', purpose: 'appointment-seat' },
  example,
});
