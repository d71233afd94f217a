import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, idText } from '../fields.ts';
import { UPLOAD_BODY_LIMIT, uploadErrors } from '../people/profiles.ts';
import { areas, rights } from '../people/right-rules.ts';
import { COPY_PAGES_MOST } from './candidate-file-rules.ts';

export const openCandidateFile = endpoint({
  method: 'GET',
  path: '/api/candidate-files/:fileID',
  summary: 'A link to a file of a candidate that works for a minute, and saves instead of showing',
  params: z.object({ fileID: idText }),
  output: z.object({
    url: z.string(),
    fileName: z.string(),
    contentType: z.string(),
    bytes: amount,
  }),
  errors: {},
  access: {
    kind: 'company',
    roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
    privilege: { featureId: areas.candidates },
  },
  example: { params: { fileID: '1' } },
});

const params = z.object({ fileID: idText });
const changing = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.candidates, activityId: rights.change },
} as const;

export const blackenCandidateFile = endpoint({
  method: 'PUT',
  path: '/api/candidate-files/:fileID/blackened-copy',
  summary: 'Keep a copy of a CV in pictures of its pages, parts of which were painted over',
  params,
  body: z.object({
    /** Each a JPEG, in base64. */
    pages: z
      .array(z.string().check(z.minLength(4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)))
      .check(z.minLength(1), z.maxLength(COPY_PAGES_MOST)),
  }),
  output: done,
  errors: { ...uploadErrors, only_pdf: 422 },
  access: changing,
  bodyLimit: UPLOAD_BODY_LIMIT,
  example: { params: { fileID: '1' }, body: { pages: ['/9j/2Q=='] } },
});

export const removeBlackenedCopy = endpoint({
  method: 'DELETE',
  path: '/api/candidate-files/:fileID/blackened-copy',
  summary: 'Remove the redacted copy of a CV: people from outside read none of it from then on',
  params,
  output: done,
  errors: {},
  access: changing,
  example: { params: { fileID: '1' } },
});

export const openBlackenedCopy = endpoint({
  method: 'GET',
  path: '/api/candidate-files/:fileID/blackened-copy',
  summary: 'A link to the redacted copy of a CV, as whoever interviews reads it',
  params,
  output: z.object({ url: z.string() }),
  errors: {},
  access: {
    kind: 'company',
    roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
    privilege: { featureId: areas.candidates },
  },
  example: { params: { fileID: '1' } },
});
