import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, id, instant, text } from '../fields.ts';

const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: 'admin',
} as const;

const number = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/)),
    z.transform((digits) => Math.min(Number(digits), most)),
  );
const sequence = number(Number.MAX_SAFE_INTEGER);

const filter = {
  /** As written in the log: `job`, `interview`, `membership` … */
  objectKind: z.optional(text(40)),
  objectId: z.optional(text(40)),
  actorAccountID: z.optional(number(Number.MAX_SAFE_INTEGER)),
  /** Days in UTC, both included. */
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
};

const entry = z.object({
  seq: amount,
  occurredAt: instant,
  actorKind: z.string(),
  /** Null for what the product did itself, and for people who have no account. */
  actorName: z.nullable(z.string()),
  action: z.string(),
  objectKind: z.string(),
  objectId: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  ip: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  /**
   * Why what it said of a person is not there: it went with that person, was dropped when earlier entries were sealed, went
   * with the installation's secret, or was changed behind our back. Before and after are null then.
   */
  gone: z.nullable(z.enum(['erased', 'upgraded', 'secret-lost', 'unreadable'])),
});

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary: 'What was changed in the company, by whom, newest first',
  query: z.object({ ...filter, beforeSeq: z.optional(sequence) }),
  output: z.object({
    entries: z.array(entry),
    /** Give it as `beforeSeq` for what is older; null at the end. */
    olderSeq: z.nullable(amount),
  }),
  errors: {},
  access,
  example: { query: { objectKind: 'job' } },
});

export const listAuditChoices = endpoint({
  method: 'GET',
  path: '/api/audit/choices',
  summary: 'What the filters of the audit log can be set to',
  output: z.object({
    objectKinds: z.array(z.string()),
    members: z.array(z.object({ accountID: id, name: z.string() })),
  }),
  errors: {},
  access,
  example: {},
});

/** In steps, so that a chain of any length can be checked without holding a request for minutes. */
export const checkAuditChain = endpoint({
  method: 'GET',
  path: '/api/audit/check',
  summary: 'Check the next rows of the chain: each must continue the one before it, unchanged',
  query: z.object({
    /** Where the last step ended; nothing for the first one. */
    seq: z.optional(sequence),
    id: z.optional(sequence),
    hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  }),
  output: z.object({
    seq: amount,
    id: amount,
    hash: z.string(),
    /** The last row's number as the chain's end records it. */
    endSeq: amount,
    isDone: z.boolean(),
    broken: z.nullable(z.object({ seq: amount, problem: z.string() })),
  }),
  errors: {},
  access,
  example: { query: {} },
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/audit/export',
  summary:
    'The newest 10,000 entries that the filters leave, as CSV; the export is itself an entry',
  query: z.object(filter),
  output: z.object({ fileName: z.string(), csv: z.string(), isCut: z.boolean() }),
  errors: {},
  access,
  stepUp: true,
  example: { query: {} },
});
