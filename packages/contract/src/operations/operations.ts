import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'The process answers',
  inMaintenance: true,
  output: z.object({ up: z.literal(true) }),
  errors: {},
  access: { kind: 'anyone' },
  example: {},
});

/** 503 names what is away; it answers within 2 s, also when the database hangs. */
export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'Database and storage answer too',
  inMaintenance: true,
  output: z.object({ database: z.literal(true), storage: z.literal(true) }),
  errors: { database_away: 503, storage_away: 503 },
  access: { kind: 'anyone' },
  example: {},
});

/** A page that stands in for another while the product is maintained asks when it is over (MN-1). */
export const getPlatformStatus = endpoint({
  method: 'GET',
  path: '/api/platform/status',
  summary: 'Whether the product is in maintenance',
  inMaintenance: true,
  output: z.object({ maintenance: z.boolean() }),
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
  inMaintenance: true,
  output: z.object({ bytes: z.int() }),
  errors: {},
  access: { kind: 'anyone' },
  example: { body: { padding: 'x' } },
});
