import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant, linkToken, readLanguage, text } from '../fields.ts';
import { brand } from '../people/brand.ts';
import { revision } from './appointment-fields.ts';
import { monitorNames } from './monitor-rules.ts';
import { extraPercents, isNothing, NEED_WORDS_MOST, needStates } from './need-rules.ts';
import { accommodations, noAccommodations, schedulingAccess as access } from './scheduling.ts';

const link = { kind: 'link', purpose: 'bot-interview' } as const;
const exampleToken = '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const words = text(NEED_WORDS_MOST);
const said = words.check(z.refine((value) => value.trim() !== '', 'Please write something.'));
const state = z.enum(needStates);

const asked = z.object({
  extraPercent: z.literal(extraPercents),
  breaks: z.boolean(),
  noCamera: z.boolean(),
  monitorsOff: z.array(z.enum(monitorNames)).check(z.maxLength(monitorNames.length)),
  keyboardNavigation: z.boolean(),
  anotherWay: z.boolean(),
  somethingElse: z.boolean(),
});

const place = z.enum(['waiting', 'begun', 'over']);

const own = z.object({
  companyName: z.string(),
  brand,
  ...readLanguage,
  jobTitle: z.string(),
  minutes: amount,
  closesAt: instant,
  timeZone: z.string(),
  /** Whether something can still be asked for: not once the interview began, nor after its end. */
  place,
  /** Which monitors this interview has, and so which can be asked off. */
  monitors: z.array(z.enum(monitorNames)),
  /** What the interview grants as it stands. */
  granted: accommodations,
  /** In so many days an answer is promised. */
  replyDays: amount,
  /** The newest ask of this interview. */
  need: z.nullable(
    z.object({
      needID: id,
      revision,
      /** Never `confirming`: until a second person agreed nothing was decided. */
      state,
      asked,
      words: z.string(),
      isKept: z.boolean(),
      askedAt: instant,
      replyBy: instant,
      isOverdue: z.boolean(),
      answeredAt: z.nullable(instant),
      answer: z.string(),
      offered: z.nullable(accommodations),
    }),
  ),
  /** What this company grants this person at every invitation, as they wished; null: nothing. */
  kept: z.nullable(z.object({ since: instant })),
});

export const openNeeds = endpoint({
  method: 'POST',
  path: '/api/needs/opening',
  summary:
    'What a candidate asked for to take part, and what became of it; spends nothing of the link',
  body: z.object({ token: linkToken }),
  output: own,
  errors: {},
  access: link,
  inMaintenance: 'begun',
  example: { body: { token: exampleToken } },
});

export const askNeed = endpoint({
  method: 'POST',
  path: '/api/needs/asking',
  summary: 'Ask for something to take part in an interview, before it begins',
  body: z.object({ token: linkToken, asked, words, isKept: z.boolean() }).check(
    z.refine((body) => !isNothing(body.asked), {
      path: ['asked'],
      error: 'Please choose what you need.',
    }),
    z.refine((body) => !body.asked.somethingElse || body.words.trim() !== '', {
      path: ['words'],
      error: 'Please say what you need.',
    }),
  ),
  output: own,
  errors: { changed_meanwhile: 409, need_closed: 409 },
  access: link,
  inMaintenance: 'begun',
  example: {
    body: {
      token: exampleToken,
      asked: {
        ...{ extraPercent: 25, breaks: true, noCamera: false, monitorsOff: [] },
        ...{ keyboardNavigation: false, anotherWay: false, somethingElse: false },
      },
      words: '',
      isKept: false,
    },
  },
});

const one = { token: linkToken, needID: id, revision };

export const withdrawNeed = endpoint({
  method: 'POST',
  path: '/api/needs/withdrawal',
  summary: 'Ask for it no longer',
  body: z.object(one),
  output: own,
  errors: { changed_meanwhile: 409, need_closed: 409 },
  access: link,
  inMaintenance: 'begun',
  example: { body: { token: exampleToken, needID: 1, revision: 1 } },
});

/** A no opens it again, with a time by which another answer is promised. */
export const answerNeedOffer = endpoint({
  method: 'POST',
  path: '/api/needs/offer-answer',
  summary: 'Say yes or no to what a company offers in place of what was asked for',
  body: z.object({ ...one, isAccepted: z.boolean() }),
  output: own,
  errors: { changed_meanwhile: 409, need_closed: 409 },
  access: link,
  inMaintenance: 'begun',
  example: { body: { token: exampleToken, needID: 1, revision: 1, isAccepted: true } },
});

export const keepNeeds = endpoint({
  method: 'PUT',
  path: '/api/needs/keeping',
  summary: 'Have what was granted at the next invitations of this company too, or not',
  body: z.object({ token: linkToken, isKept: z.boolean() }),
  output: own,
  errors: { need_closed: 409 },
  access: link,
  inMaintenance: 'begun',
  example: { body: { token: exampleToken, isKept: false } },
});

const page = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number));

const listed = {
  needID: id,
  interviewScheduleID: id,
  candidateID: id,
  candidateName: z.string(),
  jobTitle: z.string(),
  state,
  place,
  askedAt: instant,
  replyBy: instant,
  isOverdue: z.boolean(),
};

export const listNeeds = endpoint({
  method: 'GET',
  path: '/api/needs',
  summary: 'What candidates ask for to take part; those that wait first, the oldest promise first',
  query: z.object({
    show: z.optional(z.enum(['waiting', 'overdue', 'answered'])),
    /** Of one candidate. */
    candidateID: z.optional(idText),
    page: z.optional(page),
  }),
  output: z.object({ needs: z.array(z.object(listed)), total: amount, pageSize: amount }),
  errors: {},
  access,
  example: { query: { show: 'waiting' } },
});

const params = z.object({ needID: idText });

export const getNeed = endpoint({
  method: 'GET',
  path: '/api/needs/:needID',
  summary: 'One ask: what for, in whose words, and how far its answer is',
  params,
  output: z.object({
    ...listed,
    revision,
    asked,
    words: z.string(),
    isKept: z.boolean(),
    minutes: amount,
    /** What the interview grants now. */
    granted: accommodations,
    answer: z.string(),
    offered: z.nullable(accommodations),
    answeredAt: z.nullable(instant),
    answeredBy: z.nullable(z.string()),
    /** The reader wrote the answer that waits for a second person, and cannot be that person. */
    isOwnAnswer: z.boolean(),
    secondBy: z.nullable(z.string()),
    /** The candidate said no to what was offered before. */
    wasTurnedDown: z.boolean(),
  }),
  errors: {},
  access,
  example: { params: { needID: '1' } },
});

const answering = { changed_meanwhile: 409, need_closed: 409, already_started: 409 } as const;
const answer = { method: 'POST', output: done, params, access } as const;
const exampleAnswer = { revision: 1, accommodations: noAccommodations };

/** `not_whole`: something that was asked for is not in it. */
export const grantNeed = endpoint({
  ...answer,
  path: '/api/needs/:needID/grant',
  summary: 'Grant everything that was asked for: the invitation has it from then on',
  body: z.object({ revision, accommodations, words }),
  errors: { ...answering, not_whole: 422 },
  example: { params: { needID: '1' }, body: { ...exampleAnswer, words: '' } },
});

export const offerNeed = endpoint({
  ...answer,
  path: '/api/needs/:needID/offer',
  summary: 'Offer something else than what was asked for; the candidate says yes or no',
  body: z.object({ revision, accommodations, words: said }),
  errors: answering,
  example: { params: { needID: '1' }, body: { ...exampleAnswer, words: 'Would this do?' } },
});

export const declineNeed = endpoint({
  ...answer,
  path: '/api/needs/:needID/refusal',
  summary: 'Decline, for a reason; nothing is told before a second person agrees',
  body: z.object({ revision, reason: said }),
  errors: answering,
  example: { params: { needID: '1' }, body: { revision: 1, reason: 'It is the skill itself.' } },
});

/** Whoever wrote the reason may take it back, and cannot confirm it. */
export const confirmRefusal = endpoint({
  ...answer,
  path: '/api/needs/:needID/refusal/second',
  summary: 'As a second person agree that something is declined, or open it again',
  body: z.object({ revision, isConfirmed: z.boolean() }),
  errors: { ...answering, second_person_needed: 409 },
  example: { params: { needID: '1' }, body: { revision: 1, isConfirmed: true } },
});
