import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, id, linkToken, text, uuid } from '../fields.ts';
import { GUEST_NAME_MOST } from './call-rules.ts';

/** Into a call without an invitation: by a guest's link, a name, and somebody inside who opens. */

const access = { kind: 'link', purpose: 'call-seat' } as const;
const closed = { call_early: 409, call_over: 410, call_cancelled: 410 } as const;
/** The newest link for guests of a call alone is good. */
const guest = text(200);
const exampleSeat = {
  token: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  page: '5f5fd0c0-5b5b-4b4b-8b8b-0a0a0a0a0a0a',
};

export const inviteGuest = endpoint({
  method: 'POST',
  path: '/api/call/guest-link',
  summary:
    'A new link by which somebody who is not invited may knock; the one before opens nothing',
  body: z.object({ token: linkToken, page: uuid }),
  output: z.object({ address: z.string() }),
  errors: { ...closed, call_elsewhere: 409, not_interviewer: 403 },
  access,
  inMaintenance: true,
  example: { body: exampleSeat },
});

export const knockAtCall = endpoint({
  method: 'POST',
  path: '/api/call/knock',
  summary: 'Ask to be let into a call, by a name; nothing of the call is told',
  body: z.object({
    guest,
    name: text(GUEST_NAME_MOST).check(z.regex(/\S/, 'Please write your name.')),
  }),
  /** The secret of the page that waits. */
  output: z.object({ knock: z.string() }),
  /** `call_busy_door`: too many wait, or have knocked. */
  errors: { ...closed, call_link_used: 410, call_busy_door: 409 },
  access: { kind: 'anyone' },
  inMaintenance: true,
  example: { body: { guest: 'secret', name: 'Grace Hopper' } },
});

export const waitAtCall = endpoint({
  method: 'POST',
  path: '/api/call/knock/state',
  summary: 'Whether the door was opened; `token` is for the entry',
  body: z.object({ guest, knock: text(200) }),
  output: z.object({
    state: z.enum(['waiting', 'refused', 'admitted']),
    token: z.nullable(z.string()),
  }),
  errors: { ...closed, call_link_used: 410 },
  access: { kind: 'anyone' },
  inMaintenance: true,
  example: { body: { guest: 'secret', knock: 'secret' } },
});

export const answerKnock = endpoint({
  method: 'POST',
  path: '/api/call/knock/answer',
  summary: 'Let somebody who knocked into the call, or not; the first answer counts',
  body: z.object({ token: linkToken, page: uuid, knockID: id, isAdmitted: z.boolean() }),
  output: done,
  errors: { ...closed, call_elsewhere: 409, not_interviewer: 403 },
  access,
  inMaintenance: true,
  example: { body: { ...exampleSeat, knockID: 1, isAdmitted: true } },
});
