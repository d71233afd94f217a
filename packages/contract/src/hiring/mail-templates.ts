import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { done, id, instant, text } from '../fields.ts';
import {
  LETTER_SUBJECT_MOST,
  LETTER_TEXT_MOST,
  letterKinds,
  TEMPLATES_MOST,
} from './mail-template-rules.ts';
import { areas, rights } from '../people/right-rules.ts';

const member = { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] } as const;
const ofSettings = {
  ...member,
  privilege: { featureId: areas.settings, activityId: rights.settings },
} as const;

const kind = z.enum(letterKinds);
/** Null: one of those that a company starts with, not yet saved by anybody. */
const templateID = z.nullable(id);
const words = {
  subject: text(LETTER_SUBJECT_MOST).check(
    z.refine((value) => value.trim() !== '', 'Please enter a subject.'),
  ),
  body: text(LETTER_TEXT_MOST).check(
    z.refine((value) => value.trim() !== '', 'Please write something.'),
  ),
};
const written = { subject: z.string(), body: z.string() };

export const listMailTemplates = endpoint({
  method: 'GET',
  path: '/api/letters/templates',
  summary:
    'The words of mails to candidates: the company’s own, or those that everybody starts with',
  query: z.object({ kind: z.optional(kind) }),
  output: z.object({
    templates: z.array(z.object({ templateID, kind, name: z.string(), ...written })),
    /** Of the kinds that were changed ever. */
    changes: z.array(
      z.object({ kind, isOwn: z.boolean(), changedAt: instant, changedBy: z.string() }),
    ),
  }),
  errors: {},
  access: { ...member, privilege: { featureId: areas.candidates } },
  example: { query: { kind: 'rejection' } },
});

export const saveMailTemplates = endpoint({
  method: 'PUT',
  path: '/api/letters/templates',
  summary: 'All templates of one kind, in order',
  body: z.object({
    kind,
    templates: z
      .array(
        z.object({
          templateID,
          name: text(80).check(z.minLength(1, 'Please name this template.')),
          ...words,
        }),
      )
      .check(z.minLength(1, 'Keep one template at least.'), z.maxLength(TEMPLATES_MOST)),
    /** As last read; null: never. Somebody else's words are not written over unseen. */
    changedAt: z.nullable(instant),
  }),
  output: done,
  errors: { unknown_variable: 422, changed_meanwhile: 409 },
  access: ofSettings,
  example: {
    body: {
      kind: 'rejection',
      templates: [
        {
          templateID: null,
          name: 'Short',
          subject: 'Your application',
          body: 'Hello {{firstName}},',
        },
      ],
      changedAt: null,
    },
  },
});

export const resetMailTemplates = endpoint({
  method: 'POST',
  path: '/api/letters/resets',
  summary: 'Back to the words that everybody starts with',
  body: z.object({ kind }),
  output: done,
  errors: {},
  access: ofSettings,
  example: { body: { kind: 'reminder' } },
});

export const previewMail = endpoint({
  method: 'POST',
  path: '/api/letters/previews',
  summary: 'A mail as it would leave, with invented values',
  body: z.object({ kind, ...words }),
  output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  errors: { unknown_variable: 422 },
  access: ofSettings,
  example: { body: { kind: 'reminder', subject: 'Still open', body: 'Hello {{firstName}},' } },
});

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/letters/test-mails',
  summary: 'Send the mail with invented values to my own address',
  body: z.object({ kind, ...words }),
  output: z.object({ sentTo: z.string() }),
  errors: { unknown_variable: 422 },
  access: ofSettings,
  example: { body: { kind: 'reminder', subject: 'Still open', body: 'Hello {{firstName}},' } },
});
