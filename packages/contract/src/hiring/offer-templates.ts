import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant, text } from '../fields.ts';
import { areas, rights } from '../people/right-rules.ts';
import { OFFER_TEMPLATE_NAME_MOST, OFFER_TERMS_MOST, offerTermsProblem } from './offer-rules.ts';

const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.settings, activityId: rights.settings },
} as const;
const params = z.object({ offerTemplateID: idText });
const exampleParams = { offerTemplateID: '1' };

const written = {
  name: text(OFFER_TEMPLATE_NAME_MOST).check(
    z.refine((value) => value.trim() !== '', 'Please name this template.'),
  ),
  terms: text(OFFER_TERMS_MOST).check(
    z.superRefine((value, problems) => {
      const message = offerTermsProblem(value);
      if (message !== null) problems.addIssue({ code: 'custom', message, input: value });
    }),
  ),
};
const exampleBody = {
  name: 'Permanent position',
  terms: 'Dear {{firstName}},\n\nwe offer you {{jobTitle}} for {{salary}} from {{startDate}}.',
};

export const listOfferTemplates = endpoint({
  method: 'GET',
  path: '/api/offer-templates',
  summary: 'The company’s templates of offers',
  query: z.object({
    search: z.optional(text(200)),
    state: z.optional(z.enum(['active', 'retired'])),
    page: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number))),
  }),
  output: z.object({
    templates: z.array(
      z.object({
        offerTemplateID: id,
        name: z.string(),
        /** How its terms begin. */
        beginning: z.string(),
        changedAt: instant,
        changedBy: z.string(),
      }),
    ),
    total: amount,
    pageSize: amount,
  }),
  errors: {},
  access,
  example: { query: { state: 'active' } },
});

export const getOfferTemplate = endpoint({
  method: 'GET',
  path: '/api/offer-templates/:offerTemplateID',
  summary: 'A template of offers',
  params,
  output: z.object({
    offerTemplateID: id,
    version: z.int(),
    name: z.string(),
    terms: z.string(),
    isRetired: z.boolean(),
  }),
  errors: {},
  access,
  example: { params: exampleParams },
});

export const createOfferTemplate = endpoint({
  method: 'POST',
  path: '/api/offer-templates',
  summary: 'Make a template of offers',
  body: z.object(written),
  output: z.object({ offerTemplateID: id, version: z.int() }),
  errors: {},
  access,
  example: { body: exampleBody },
});

/** Offers that were written with it keep their words. */
export const saveOfferTemplate = endpoint({
  method: 'PUT',
  path: '/api/offer-templates/:offerTemplateID',
  summary: 'Change a template of offers, for those that are written from now on',
  params,
  body: z.object({ version: z.int().check(z.positive()), ...written }),
  output: z.object({ offerTemplateID: id, version: z.int() }),
  errors: { changed_meanwhile: 409 },
  access,
  example: { params: exampleParams, body: { version: 1, ...exampleBody } },
});

export const retireOfferTemplate = endpoint({
  method: 'PUT',
  path: '/api/offer-templates/:offerTemplateID/state',
  summary: 'Propose a template of offers no longer, or again',
  params,
  body: z.object({ isRetired: z.boolean() }),
  output: done,
  errors: {},
  access,
  example: { params: exampleParams, body: { isRetired: true } },
});
