import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant, text } from '../fields.ts';
import { RETENTION_MOST_DAYS, retentionKinds } from './retention-rules.ts';

/** How long data is kept, and whose goes at once, is the admin's to decide. */
const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: 'admin',
} as const;

const kind = z.enum(retentionKinds);
/** The rules of the kinds bound it further. */
const days = z.int().check(z.positive(), z.maximum(RETENTION_MOST_DAYS));
const counts = z.array(z.object({ kind, count: amount }));

export const getRetention = endpoint({
  method: 'GET',
  path: '/api/retention',
  summary: 'How long each kind of data is kept, what the last run deleted, and who is held back',
  output: z.object({
    rules: z.array(
      z.object({
        kind,
        days,
        reason: z.string(),
        /** Null: as the product came. */
        updatedAt: z.nullable(instant),
        updatedByName: z.nullable(z.string()),
      }),
    ),
    lastRun: z.nullable(
      z.object({
        startedAt: instant,
        finishedAt: z.nullable(instant),
        deleted: counts,
        /** The first one, or one after a jump of the clock: it deleted nothing, nor do others within a day. */
        isWaiting: z.boolean(),
      }),
    ),
    /** The newest 100. */
    holds: z.array(
      z.object({ candidateID: id, name: z.string(), because: z.string(), heldAt: instant }),
    ),
  }),
  errors: {},
  access,
  example: {},
});

/** A count above this stands for more. */
export const RETENTION_COUNTED_MOST = 10_000;

export const previewRetention = endpoint({
  method: 'POST',
  path: '/api/retention/preview',
  summary: 'What would go with these days, in the next run and within 30 days; changes nothing',
  body: z.object({
    rules: z.array(z.object({ kind, days })).check(z.maxLength(retentionKinds.length)),
  }),
  output: z.object({
    /** `soon` includes what is due. */
    counts: z.array(z.object({ kind, due: amount, soon: amount })),
  }),
  errors: {},
  access,
  example: { body: { rules: [{ kind: 'recordings', days: 30 }] } },
});

export const saveRetention = endpoint({
  method: 'PUT',
  path: '/api/retention',
  summary: 'Set how long kinds of data are kept',
  body: z.object({
    rules: z
      .array(z.object({ kind, days, reason: text(300) }))
      .check(z.minLength(1), z.maxLength(retentionKinds.length)),
    /** The caller knows how much goes with the next run. */
    confirmed: z.boolean(),
  }),
  output: done,
  /** `confirmation_needed`: data would go that the rules so far still keep. */
  errors: { confirmation_needed: 409 },
  access,
  stepUp: true,
  example: {
    body: { rules: [{ kind: 'recordings', days: 60, reason: '' }], confirmed: true },
  },
});

const candidate = z.object({ candidateID: idText });

export const holdCandidate = endpoint({
  method: 'PUT',
  path: '/api/retention/holds/:candidateID',
  summary: 'Hold a candidate back from every deletion, with the reason',
  params: candidate,
  body: z.object({ because: text(500).check(z.minLength(1)) }),
  output: done,
  errors: {},
  access,
  example: { params: { candidateID: '1' }, body: { because: 'A complaint is being looked into.' } },
});

export const releaseCandidate = endpoint({
  method: 'DELETE',
  path: '/api/retention/holds/:candidateID',
  summary: 'Hold a candidate back no longer',
  params: candidate,
  output: done,
  errors: {},
  access,
  example: { params: { candidateID: '1' } },
});

export const eraseCandidate = endpoint({
  method: 'POST',
  path: '/api/retention/erasures',
  summary: 'Delete everything that the company holds about a candidate, at once and for good',
  body: z.object({
    candidateID: id,
    /** The address as the candidate's page shows it: nobody erases by a slip. */
    email: text(254),
    because: text(300).check(z.minLength(1)),
  }),
  output: done,
  errors: {
    address_differs: 409,
    candidate_held: 409,
    interview_running: 409,
    /** Objects are still being written; the same request finishes it later. */
    not_finished: 409,
  },
  access,
  stepUp: true,
  example: {
    body: { candidateID: 1, email: 'ada@example.com', because: 'She asked for it.' },
  },
});
