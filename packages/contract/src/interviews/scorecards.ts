import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant, linkToken, text } from '../fields.ts';
import { areas } from '../people/right-rules.ts';
import { liveKind, liveState } from './appointment-fields.ts';
import { ATTRIBUTES_MOST, FREE_QUESTIONS_MOST, points } from './kit-rules.ts';
import { kitContent } from './kits.ts';
import {
  ANSWER_MOST,
  CHANGE_REASON_MOST,
  OWN_NOTES_MOST,
  recommendations,
  SCORE_NOTE_MOST,
  SUMMARY_MOST,
} from './scorecard-rules.ts';

const access = { kind: 'link', purpose: 'appointment-seat' } as const;
const token = linkToken;
const exampleToken = '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

const judged = {
  scores: z
    .array(z.object({ point: z.nullable(z.literal(points)), note: text(SCORE_NOTE_MOST) }))
    .check(z.maxLength(ATTRIBUTES_MOST)),
  answers: z.array(text(ANSWER_MOST)).check(z.maxLength(FREE_QUESTIONS_MOST)),
  recommendation: z.nullable(z.enum(recommendations)),
  summary: text(SUMMARY_MOST),
};
const content = z.object({ ...judged, notes: text(OWN_NOTES_MOST) });
const exampleContent = {
  ...{ scores: [], answers: [], recommendation: 'yes', summary: 'Clear and curious.' },
  notes: '',
} as const;

/** What somebody else reads of it. */
const shownCard = z.object({ name: z.string(), ...judged });

const seen = z.object({
  interviewScheduleID: id,
  /** The reader's place at a seat, by which a browser keeps two people's apart. */
  placeID: id,
  kind: liveKind,
  state: liveState,
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  minutes: amount,
  companyName: z.string(),
  jobTitle: z.string(),
  candidateName: z.string(),
  personName: z.string(),
  kit: z.nullable(z.object({ name: z.string(), version: z.int(), content: kitContent })),
  /** null: the kit does not share them. */
  answers: z.nullable(z.array(z.object({ label: z.string(), answer: z.string() }))),
  /** null: there is none, or the kit does not share it. */
  cv: z.nullable(
    z.object({
      ...{ fileID: id, fileName: z.string(), contentType: z.string() },
      /** The blackened copy, not the CV itself. A node of the release before does not say. */
      isCopy: z.optional(z.boolean()),
      /** Another one once the file was blackened anew. A node of the release before does not say. */
      version: z.optional(z.string()),
    }),
  ),
  draft: z.nullable(content),
  sent: z.nullable(
    z.object({
      version: z.int(),
      sentAt: instant,
      /** Until then it is corrected in place; later a change needs a reason. */
      openUntil: instant,
      content,
    }),
  ),
  /** null: hidden until one's own is sent. */
  others: z.nullable(z.array(shownCard)),
});

const refusals = {
  /** The interview was cancelled, or nobody could find a time. */
  live_cancelled: 409,
  /** Somebody else sat there. */
  not_seated: 409,
  /** The kit is another one by now. */
  changed_meanwhile: 409,
} as const;

export const openScorecard = endpoint({
  method: 'POST',
  path: '/api/scorecard',
  summary: 'Plan and scorecard of a live interview, for whoever sits in it',
  body: z.object({ token }),
  output: seen,
  errors: { not_seated: 409 },
  access,
  example: { body: { token: exampleToken } },
});

export const openSeatCv = endpoint({
  method: 'POST',
  path: '/api/scorecard/cv',
  summary: 'A link to the CV, for whoever sits in the interview, that works for a minute and saves',
  body: z.object({ token }),
  output: z.object({ url: z.string() }),
  errors: { not_seated: 409, cv_not_shared: 409 },
  access,
  example: { body: { token: exampleToken } },
});

/** What is being typed; the last one counts. */
export const saveScorecard = endpoint({
  method: 'POST',
  path: '/api/scorecard/draft',
  summary: 'Keep a scorecard that is not sent yet',
  body: z.object({ token, content }),
  output: done,
  errors: refusals,
  access,
  bodyLimit: 256 * 1024,
  example: { body: { token: exampleToken, content: exampleContent } },
});

export const sendScorecard = endpoint({
  method: 'POST',
  path: '/api/scorecard/sending',
  summary: 'Send a scorecard, or a new version of one that was sent',
  body: z.object({
    token,
    content,
    /** Of what was sent so far, as the page knows it; 0: nothing. */
    version: z.int().check(z.nonnegative()),
    /** Needed once it is corrected in place no longer. */
    reason: text(CHANGE_REASON_MOST),
  }),
  output: z.object({ version: z.int() }),
  errors: {
    ...refusals,
    not_begun: 409,
    /** From another page, or twice. */
    scorecard_sent: 409,
    scorecard_incomplete: 422,
    reason_needed: 422,
  },
  access,
  bodyLimit: 256 * 1024,
  example: { body: { token: exampleToken, content: exampleContent, version: 0, reason: '' } },
});

const session = {
  kind: 'session',
  userTypes: ['COMPANY_ADMIN', 'COMPANY_USER', 'EXTERNAL_INTERVIEWER'],
} as const;

export const listOwnScorecards = endpoint({
  method: 'GET',
  path: '/api/own-scorecards',
  summary: 'The live interviews that I sat in, the newest first, and whether my scorecard is sent',
  output: z.object({
    scorecards: z.array(
      z.object({
        companyID: id,
        interviewScheduleID: id,
        companyName: z.string(),
        jobTitle: z.string(),
        candidateName: z.string(),
        endsAt: instant,
        isSent: z.boolean(),
      }),
    ),
  }),
  errors: {},
  access: session,
  example: {},
});

export const openOwnScorecard = endpoint({
  method: 'POST',
  path: '/api/own-scorecards/:companyID/:interviewScheduleID/link',
  summary: 'A link of a day to my own scorecard',
  params: z.object({ companyID: idText, interviewScheduleID: idText }),
  output: z.object({ token: z.string() }),
  errors: {},
  access: session,
  example: { params: { companyID: '1', interviewScheduleID: '1' } },
});

/** `hidden`: the member sits in the interview and has not sent their own. */
export const getScorecards = endpoint({
  method: 'GET',
  path: '/api/live-interviews/:interviewScheduleID/scorecards',
  summary: 'The scorecards of a live interview side by side',
  params: z.object({ interviewScheduleID: idText }),
  output: z.object({
    interviewScheduleID: id,
    kind: liveKind,
    state: liveState,
    startsAt: z.nullable(instant),
    candidateID: id,
    candidateName: z.string(),
    jobID: id,
    jobTitle: z.string(),
    applicationID: z.nullable(id),
    kit: z.nullable(z.object({ name: z.string(), version: z.int(), content: kitContent })),
    /** Whoever sits there and whether theirs is sent. */
    people: z.array(z.object({ name: z.string(), isSent: z.boolean() })),
    /** Whether the reader owes one, and so sees none. */
    isHidden: z.boolean(),
    /** The reader's own company, where they sit in it themselves; null: they don't. */
    ownCompanyID: z.nullable(id),
    scorecards: z.array(
      z.object({
        ...shownCard.shape,
        version: z.int(),
        sentAt: instant,
        /** Why there is more than one version. */
        reason: z.string(),
      }),
    ),
  }),
  errors: {},
  access: {
    kind: 'company',
    roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
    privilege: { featureId: areas.interviews },
  },
  example: { params: { interviewScheduleID: '1' } },
});
