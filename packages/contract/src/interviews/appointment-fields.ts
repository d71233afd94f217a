import * as z from 'zod/mini';
import { amount, id, instant, text } from '../fields.ts';
import {
  BUFFER_MOST,
  beginnings,
  hindrances,
  liveKinds,
  liveStates,
  MINUTES_LEAST,
  MINUTES_MOST,
  moveWaits,
  NOTICE_HOURS_MOST,
  PLACE_MOST,
  placeKinds,
  POOL_MOST,
  REASON_MOST,
  SEATS_MOST,
  SPANS_MOST,
  seatAnswers,
} from './appointment-rules.ts';
import { isTimeZone } from './scheduling-rules.ts';

export const liveKind = z.enum(liveKinds);
export const liveState = z.enum(liveStates);
export const zoneName = text(64).check(z.refine(isTimeZone, 'Please choose a time zone.'));
export const revision = z.int().check(z.positive(), z.maximum(2_000_000_000));
export const reason = text(REASON_MOST);
export const neededReason = reason.check(z.regex(/\S/, 'Please give a reason.'));

/** Half open: until before `endsAt`. */
export const span = z.object({ startsAt: instant, endsAt: instant });
export const offeredSpans = z
  .array(span)
  .check(z.minLength(1, 'Please mark a time.'), z.maxLength(SPANS_MOST));

export const place = z
  .object({
    kind: z.enum(placeKinds),
    /** An https address, a telephone number, or where to go; of a call nothing. */
    text: text(PLACE_MOST),
  })
  .check(
    z.refine(({ kind, text: where }) => kind === 'call' || /\S/.test(where), {
      path: ['text'],
      error: 'Please say where it happens.',
    }),
  );

/** Whoever may sit: an account of a colleague or of an interviewer whom the company knows, or a new address. */
export const seatPerson = z.union([
  z.object({ accountID: id }),
  z.object({
    email: text(254),
    name: text(160).check(z.regex(/\S/, 'Please give a name.')),
  }),
]);

/** One of these people sits there; seats of one pool are filled by different people (N of M). */
export const seatWish = z.object({
  people: z
    .array(seatPerson)
    .check(z.minLength(1, 'Please choose who sits here.'), z.maxLength(POOL_MOST)),
});

const minutesUpTo = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

export const wish = {
  kind: liveKind,
  minutes: z.int().check(z.minimum(MINUTES_LEAST), z.maximum(MINUTES_MOST)),
  bufferBefore: minutesUpTo(BUFFER_MOST),
  bufferAfter: minutesUpTo(BUFFER_MOST),
  noticeHours: minutesUpTo(NOTICE_HOURS_MOST),
  /** The last day on which it may begin, in the company's zone. */
  lastDay: z.iso.date(),
  timeZone: zoneName,
  seats: z.array(seatWish).check(z.minLength(1, 'Please add a seat.'), z.maxLength(SEATS_MOST)),
};

/** Who ended it: `application` by itself, with the application. Null: nobody, or before this was kept. */
export const endedBy = z.nullable(z.enum(['candidate', 'company', 'application']));

export const shownPlace = z.object({ kind: z.enum(placeKinds), text: z.string() });

const shownPerson = z.object({
  accountID: id,
  name: z.string(),
  email: z.string(),
  isColleague: z.boolean(),
  /** Nobody is offered at times without hours. */
  hasHours: z.boolean(),
});

export const shownSeat = z.object({
  seatID: id,
  /** Who sits there while nothing is booked: null, any of the pool. */
  person: z.nullable(shownPerson),
  pool: z.array(shownPerson),
  answer: z.enum(seatAnswers),
  reason: z.string(),
  /** What its person proposed instead, or can do of what the candidate offered. */
  proposed: z.array(span),
});

/** Somebody looks for another time, and the old one stands until it is found. */
export const shownMove = z.object({
  by: z.enum(['candidate', 'company', 'interviewer']),
  waitsFor: z.enum(moveWaits),
  reason: z.string(),
  since: instant,
});

export const hindrance = z.object({
  why: z.enum(hindrances),
  /** Of whom; null: of the interview itself. Of seats that are only wished for: their place, from 1. */
  seatID: z.nullable(id),
  name: z.string(),
});

export const shownInterview = {
  interviewScheduleID: id,
  revision,
  kind: liveKind,
  state: liveState,
  beginning: z.enum(beginnings),
  minutes: amount,
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  place: shownPlace,
  /** The company's zone, and the one that the candidate chose; null: not yet. */
  timeZone: z.string(),
  candidateZone: z.nullable(z.string()),
  round: z.int(),
  /** null: a later round, whose candidate is asked when the one before is over. */
  askedAt: z.nullable(instant),
  move: z.nullable(shownMove),
};

/** What a company's member is told when a change came too late or cannot be. */
export const appointmentErrors = {
  /** Somebody else changed it meanwhile: read it again. */
  changed_meanwhile: 409,
  interview_over: 409,
} as const;

/** `slot_taken` comes with the nearest times that are free, in `data.nearest` of the reply. */
export const slotErrors = { slot_taken: 409, slot_not_offered: 422 } as const;
