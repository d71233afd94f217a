import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'The process answers',
  output: z.object({ up: z.literal(true) }),
  errors: {},
  access: { kind: 'anyone' },
  example: {},
});

export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'Database and storage answer too',
  output: z.object({ database: z.boolean(), storage: z.boolean() }),
  errors: {},
  access: { kind: 'anyone' },
  example: {},
});

/** Takes bytes and forgets them, so that the readiness check can measure the way up. */
export const measureUpload = endpoint({
  method: 'POST',
  path: '/api/attempts/upload-speed',
  summary: 'Measure the upload speed',
  body: z.object({ padding: z.string().check(z.maxLength(1_000_000)) }),
  bodyLimit: 1_100_000,
  output: z.object({ bytes: z.int() }),
  errors: {},
  access: { kind: 'anyone' },
  example: { body: { padding: 'x' } },
});
