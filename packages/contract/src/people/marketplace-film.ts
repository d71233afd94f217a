import { endpoint } from '../endpoint.ts';
import { done, instant } from '../fields.ts';
import * as z from 'zod/mini';
import { upload, UPLOAD_BODY_LIMIT, uploadErrors } from './profiles.ts';

/** A short film of oneself, for companies that look for an interviewer. */
const access = { kind: 'session', userTypes: ['EXTERNAL_INTERVIEWER'] } as const;

export const getFilm = endpoint({
  method: 'GET',
  path: '/api/marketplace/film',
  summary: 'The short film that I show of myself',
  output: z.object({
    film: z.nullable(
      z.object({
        fileName: z.string(),
        uploadedAt: instant,
        /** Lives 15 minutes. */
        url: z.string(),
      }),
    ),
  }),
  errors: {},
  access,
  example: {},
});

export const saveFilm = endpoint({
  method: 'PUT',
  path: '/api/marketplace/film',
  summary: 'Show a short film of myself; the one before goes',
  body: z.object(upload),
  output: done,
  errors: uploadErrors,
  access,
  bodyLimit: UPLOAD_BODY_LIMIT,
  example: { body: { fileName: 'me.webm', base64: 'GkXfo59ChoEB' } },
});

export const removeFilm = endpoint({
  method: 'DELETE',
  path: '/api/marketplace/film',
  summary: 'Show no film of myself any more',
  output: done,
  errors: {},
  access,
  example: {},
});
