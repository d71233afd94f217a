import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, instant, text } from '../fields.ts';
import { HOST_NAME_MOST, TERMS_TEXT_MOST, termsTypes } from './terms-type-rules.ts';

const access = { kind: 'session', userTypes: ['SUPER_ADMIN'] } as const;
const ofType = z.object({ type: z.enum(termsTypes) });

const current = {
  type: z.enum(termsTypes),
  version: amount,
  publishedAt: instant,
  hasDraft: z.boolean(),
};

export const listTerms = endpoint({
  method: 'GET',
  path: '/api/administration/terms',
  summary: 'The terms of every type, and who runs this installation',
  output: z.object({ hostName: z.nullable(z.string()), terms: z.array(z.object(current)) }),
  errors: {},
  access,
  example: {},
});

export const getTermsHistory = endpoint({
  method: 'GET',
  path: '/api/administration/terms/:type',
  summary: 'The draft and every version of the terms of a type, newest first',
  params: ofType,
  output: z.object({
    hostName: z.nullable(z.string()),
    /** The newest version is Candor's own, which candidates read in their language; missing: an older node does not say. */
    isTranslated: z.optional(z.boolean()),
    draft: z.nullable(
      z.object({
        termsAndConditions: z.string(),
        revision: amount,
        savedAt: instant,
        savedByName: z.string(),
      }),
    ),
    versions: z.array(
      z.object({
        termsID: id,
        version: amount,
        termsAndConditions: z.string(),
        publishedAt: instant,
        /** Null: came with the product. */
        publishedByName: z.nullable(z.string()),
      }),
    ),
  }),
  errors: {},
  access,
  example: { params: { type: 'Bot' } },
});

/** 0: there was no draft. */
const revision = z.int().check(z.nonnegative(), z.maximum(2_000_000_000));

export const saveTermsDraft = endpoint({
  method: 'PUT',
  path: '/api/administration/terms/:type/draft',
  summary: 'Keep what the next version of the terms may be; nobody else sees it',
  params: ofType,
  body: z.object({ termsAndConditions: text(TERMS_TEXT_MOST), revision }),
  output: z.object({ revision: amount }),
  errors: { draft_changed: 409 },
  access,
  example: { params: { type: 'Bot' }, body: { termsAndConditions: 'Draft.', revision: 0 } },
});

export const discardTermsDraft = endpoint({
  method: 'DELETE',
  path: '/api/administration/terms/:type/draft',
  summary: 'Discard the draft of the terms of a type',
  params: ofType,
  query: z.object({
    revision: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
  }),
  output: done,
  errors: { draft_changed: 409 },
  access,
  example: { params: { type: 'FacialTracking' }, query: { revision: '1' } },
});

export const publishTerms = endpoint({
  method: 'POST',
  path: '/api/administration/terms/:type/publish',
  summary: 'Publish the draft as the next version: whoever begins from now on is asked for it',
  params: ofType,
  body: z.object({ revision }),
  output: z.object({ termsID: id, version: amount }),
  errors: { draft_changed: 409, terms_incomplete: 422 },
  access,
  stepUp: true,
  example: { params: { type: 'RecordingViewer' }, body: { revision: 1 } },
});

export const setHostName = endpoint({
  method: 'PUT',
  path: '/api/administration/host',
  summary: 'Say who runs this installation, as every terms tell',
  body: z.object({ hostName: z.nullable(text(HOST_NAME_MOST)) }),
  output: done,
  errors: {},
  access,
  example: { body: { hostName: 'Larkfield Hosting' } },
});
