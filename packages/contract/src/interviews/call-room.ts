import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { brand } from '../people/brand.ts';
import { done, id, instant, linkToken, text, uuid } from '../fields.ts';
import { recordingStates } from './call-recording-rules.ts';
import { CHAT_MOST, callRoles, reactions } from './call-rules.ts';

const access = { kind: 'link', purpose: 'call-seat' } as const;
/** `page`: one opening of the call's page; the newest that joined has the seat. */
const asPage = { token: linkToken, page: uuid };
const example = {
  token: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  page: '5f5fd0c0-5b5b-4b4b-8b8b-0a0a0a0a0a0a',
};

const person = z.object({
  seatID: id,
  name: z.string(),
  role: z.enum(callRoles),
  /** Where signals to them go; null: not in the call now. */
  page: z.nullable(uuid),
  microphone: z.boolean(),
  camera: z.boolean(),
  handRaisedAt: z.nullable(instant),
  sharingSince: z.nullable(instant),
});

const seen = z.object({
  title: z.string(),
  companyName: z.string(),
  brand,
  startsAt: instant,
  endsAt: instant,
  /** The server's clock, by which the page shows what is left. */
  now: instant,
  seatID: id,
  name: z.string(),
  role: z.enum(callRoles),
  people: z.array(person),
  iceServers: z.array(
    z.object({ urls: z.array(z.string()), username: z.string(), credential: z.string() }),
  ),
  /** What carries the media of the page that is in the call; null: for no other page, and where calls are a mesh. */
  livekit: z.nullable(z.object({ url: z.string(), token: z.string() })),
});

/** Why nobody may be in a call now. */
const closed = { call_early: 409, call_over: 410, call_cancelled: 410 } as const;

/** The token of the address is good for five minutes and once; what it is exchanged for, until the call is over. */
export const enterCall = endpoint({
  method: 'POST',
  path: '/api/call/entry',
  summary: "Exchange the calling site's token for a seat in the call",
  body: z.object({ token: text(200) }),
  output: z.object({ token: z.string() }),
  errors: { ...closed, call_link_used: 410 },
  access: { kind: 'anyone' },
  example: { body: { token: 'secret' } },
});

export const openCall = endpoint({
  method: 'POST',
  path: '/api/call',
  summary: 'A call as one of its people sees it: when, who is there, and what to connect by',
  /** `page`: one that is in the call, which is told anew what it enters the room of LiveKit by. */
  body: z.object({ token: linkToken, page: z.optional(uuid) }),
  output: seen,
  errors: closed,
  access,
  inMaintenance: true,
  example: { body: { token: example.token } },
});

export const joinCall = endpoint({
  method: 'POST',
  path: '/api/call/join',
  summary: 'Be in the call with this page; another page of mine is no longer in it',
  body: z.object({ ...asPage, microphone: z.boolean(), camera: z.boolean() }),
  output: seen,
  errors: { ...closed, call_full: 409 },
  access,
  inMaintenance: true,
  example: { body: { ...example, microphone: true, camera: true } },
});

/** Of a page that joined: what others sent to it, too. Whoever lost the line names the last event. */
export const streamCall = endpoint({
  method: 'POST',
  path: '/api/call/stream',
  summary: 'What happens in the call, as server-sent events',
  body: z.object({ ...asPage, after: z.int().check(z.nonnegative()) }),
  stream: true,
  output: z.union([
    z.object({ kind: z.literal('people'), people: z.array(person) }),
    z.object({ kind: z.literal('signal'), seatID: id, page: uuid, text: z.string() }),
    z.object({
      /** `aside`: among the interviewers, whose pages alone get it. */
      kind: z.enum(['chat', 'aside', 'joined', 'left']),
      seatID: id,
      name: z.string(),
      text: z.string(),
      at: instant,
    }),
    z.object({
      kind: z.literal('reaction'),
      ...{ seatID: id, name: z.string(), reaction: z.enum(reactions) },
    }),
    z.object({
      kind: z.literal('recording'),
      /** null: it is off. */
      recordingID: z.nullable(id),
      state: z.enum(recordingStates),
      askedBy: z.nullable(z.string()),
      /** One's own last answer; null: none yet. */
      isAgreed: z.nullable(z.boolean()),
      waitingFor: z.array(z.string()),
      /** Whether this seat may ask, and stop. */
      mayAsk: z.boolean(),
    }),
    /** Who waits before the door, told to interviewers. */
    z.object({
      kind: z.literal('knocks'),
      knocks: z.array(z.object({ knockID: id, name: z.string(), at: instant })),
    }),
    /** It ends for this page: see `why`. */
    z.object({
      kind: z.literal('closed'),
      why: z.enum(['early', 'over', 'cancelled', 'elsewhere', 'uninvited']),
    }),
  ]),
  errors: closed,
  access,
  inMaintenance: true,
  example: { body: { ...example, after: 0 } },
});

/** Descriptions and candidates of WebRTC, which only the two pages understand. */
export const signalInCall = endpoint({
  method: 'POST',
  path: '/api/call/signal',
  summary: 'Send something to the page of another in the call',
  body: z.object({ ...asPage, toSeatID: id, toPage: uuid, text: text(40_000) }),
  output: done,
  errors: { ...closed, call_elsewhere: 409 },
  access,
  inMaintenance: true,
  example: {
    body: { ...example, toSeatID: 2, toPage: '5f5fd0c0-5b5b-4b4b-8b8b-0a0a0a0a0a0b', text: '{}' },
  },
});

export const sayInCall = endpoint({
  method: 'POST',
  path: '/api/call/chat',
  summary: 'Write to everybody in the call; it is kept with the interview',
  body: z.object({
    ...asPage,
    text: text(CHAT_MOST).check(z.regex(/\S/, 'Please write something.')),
  }),
  output: done,
  errors: { ...closed, call_elsewhere: 409 },
  access,
  inMaintenance: true,
  example: { body: { ...example, text: 'Hello' } },
});

export const showInCall = endpoint({
  method: 'POST',
  path: '/api/call/state',
  summary: 'Tell the others what of me is on: microphone, camera, hand, screen',
  body: z.object({
    ...asPage,
    microphone: z.boolean(),
    camera: z.boolean(),
    isHandRaised: z.boolean(),
    isSharing: z.boolean(),
  }),
  output: done,
  /** `call_shared`: somebody else shows their screen. */
  errors: { ...closed, call_elsewhere: 409, call_shared: 409 },
  access,
  inMaintenance: true,
  example: {
    body: { ...example, microphone: true, camera: true, isHandRaised: false, isSharing: false },
  },
});

/** Unanswered lines live on for many minutes: who is in the call is whose page says so. */
export const beatInCall = endpoint({
  method: 'POST',
  path: '/api/call/beat',
  summary: 'Say that this page is still in the call',
  body: z.object({ ...asPage, isHidden: z.boolean() }),
  output: done,
  errors: {},
  access,
  inMaintenance: true,
  example: { body: { ...example, isHidden: false } },
});

export const leaveCall = endpoint({
  method: 'POST',
  path: '/api/call/leave',
  summary: 'Leave the call; the way back stays open until it is over',
  body: z.object(asPage),
  output: done,
  errors: {},
  access,
  inMaintenance: true,
  example: { body: example },
});
