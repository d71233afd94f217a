import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, instant, linkToken, readLanguage, uuid } from '../fields.ts';
import { brand } from '../people/brand.ts';
import { UPLOAD_BODY_LIMIT, uploadErrors } from '../people/profiles.ts';
import { answerBody, messageFile, messageFiles } from './message-fields.ts';

const access = { kind: 'link', purpose: 'message' } as const;
const token = linkToken;
const exampleToken = '1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

const own = z.object({
  companyName: z.string(),
  brand,
  ...readLanguage,
  jobTitle: z.nullable(z.string()),
  subject: z.string(),
  /** Oldest first. */
  messages: z.array(
    z.object({
      messageID: id,
      /** Null: the candidate. */
      byName: z.nullable(z.string()),
      body: z.string(),
      at: instant,
      files: z.array(messageFile),
    }),
  ),
});

export const openThread = endpoint({
  method: 'POST',
  path: '/api/message/opening',
  summary:
    'What a company wrote to a candidate under a subject, and their answers, for the candidate',
  body: z.object({ token }),
  output: own,
  errors: {},
  access,
  example: { body: { token: exampleToken } },
});

export const answerMessage = endpoint({
  method: 'POST',
  path: '/api/message/answer',
  summary: 'Answer a company, with files or without; the same request twice is one answer',
  body: z.object({ token, requestKey: uuid, body: answerBody, files: messageFiles }),
  output: own,
  errors: { ...uploadErrors, too_many_files: 422, request_key_reused: 409 },
  access,
  bodyLimit: UPLOAD_BODY_LIMIT + 64 * 1024,
  example: {
    body: {
      ...{ token: exampleToken, requestKey: '3f0c8e1a-7d7e-4b39-9f43-0d7f3c1a2b4c' },
      ...{ body: 'Tomorrow after ten.', files: [] },
    },
  },
});

export const openThreadFile = endpoint({
  method: 'POST',
  path: '/api/message/file',
  summary: 'A link to a file of a thread that works for a minute, and saves instead of showing',
  body: z.object({ token, fileID: id }),
  output: z.object({ url: z.string(), fileName: z.string() }),
  errors: {},
  access,
  example: { body: { token: exampleToken, fileID: 1 } },
});
