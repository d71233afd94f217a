import * as z from 'zod/mini';
import { mergeFields, sameReasons } from './candidate-rules.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant } from '../fields.ts';
import { areas, rights } from '../people/right-rules.ts';

/** Only who may change candidates says who is one and the same. */
const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.candidates },
} as const;
const changing = {
  ...access,
  privilege: { featureId: areas.candidates, activityId: rights.change },
} as const;
const params = z.object({ candidateID: idText });

export const listSamePerson = endpoint({
  method: 'GET',
  path: '/api/applicants/:candidateID/same',
  summary: 'Who may be the same person as a candidate, and who was merged into them',
  params,
  output: z.object({
    suggestions: z.array(
      z.object({
        candidateID: id,
        name: z.string(),
        email: z.string(),
        reasons: z.array(z.enum(sameReasons)),
      }),
    ),
    /** Newest first; `undoUntil` is null where it cannot be undone any more. */
    merges: z.array(
      z.object({
        mergeID: id,
        name: z.string(),
        mergedAt: instant,
        byName: z.string(),
        undoUntil: z.nullable(instant),
      }),
    ),
  }),
  errors: {},
  access,
  example: { params: { candidateID: '1' } },
});

export const compareCandidates = endpoint({
  method: 'GET',
  path: '/api/applicants/:candidateID/same/:otherID',
  summary: 'What merging two candidates would do',
  params: z.object({ candidateID: idText, otherID: idText }),
  output: z.object({
    /** Both can sign in: nobody joins two accounts but their owner. */
    hasTwoAccounts: z.boolean(),
    /** Who of them can sign in; the merged candidate keeps that address. Null: nobody. */
    accountOf: z.nullable(id),
    /** Jobs that both applied for, and whose application stands afterwards. */
    joined: z.array(z.object({ jobTitle: z.string(), standsOf: id })),
    moving: z.object({
      applications: amount,
      interviews: amount,
      notes: amount,
      files: amount,
      consents: amount,
    }),
    undoDays: amount,
  }),
  /** `same_candidate`: nobody is merged with themselves. */
  errors: { same_candidate: 422 },
  access,
  example: { params: { candidateID: '1', otherID: '2' } },
});

export const mergeCandidates = endpoint({
  method: 'POST',
  path: '/api/applicants/:candidateID/merge',
  summary: 'Make one candidate of two: everything of the other moves to this one',
  params,
  body: z.object({
    otherID: id,
    /** What is taken from the other one; the rest stays. Skills, tags and links are those of both. */
    fromOther: z.array(z.enum(mergeFields)).check(z.maxLength(mergeFields.length)),
    /** As both were read. */
    updatedAt: instant,
    otherUpdatedAt: instant,
  }),
  output: z.object({ mergeID: id }),
  /** `account_email`: the address of the one who can sign in has to stay. */
  errors: {
    same_candidate: 422,
    account_email: 422,
    two_accounts: 409,
    changed_meanwhile: 409,
    too_many_tags: 422,
  },
  access: changing,
  example: {
    params: { candidateID: '1' },
    body: {
      otherID: 2,
      fromOther: ['phone'],
      updatedAt: '2026-11-21T10:00:00.000Z',
      otherUpdatedAt: '2026-11-21T10:00:00.000Z',
    },
  },
});

export const undoMerge = endpoint({
  method: 'POST',
  path: '/api/applicants/merges/:mergeID/undo',
  summary: 'Make two candidates of one again; what came after the merge stays where it is',
  params: z.object({ mergeID: idText }),
  output: z.object({ candidateID: id }),
  /** `too_late`: the days are over, it was undone, or another merge came after it. */
  errors: { too_late: 409, address_taken: 409 },
  access: changing,
  example: { params: { mergeID: '1' } },
});

export const keepApart = endpoint({
  method: 'POST',
  path: '/api/applicants/:candidateID/apart',
  summary: 'Say that two candidates are two people: they are not suggested again',
  params,
  body: z.object({ otherID: id }),
  output: done,
  errors: { same_candidate: 422 },
  access: changing,
  example: { params: { candidateID: '1' }, body: { otherID: 2 } },
});
