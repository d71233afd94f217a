import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant, text } from '../fields.ts';
import {
  ARCHIVE_MOST_BYTES,
  ARCHIVE_MOST_PARTS,
  ARCHIVE_PART_BYTES,
  archivedSettings,
  archiveKinds,
  archiveProblems,
  archiveStates,
  leavingReasons,
} from './archive-rules.ts';

/** Everything at once, of everybody: the admin's to take along and to bring. */
const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: 'admin',
} as const;

const PART_BASE64 = Math.ceil(ARCHIVE_PART_BYTES / 3) * 4;
const params = z.object({ archiveID: idText });
const example = { params: { archiveID: '1' } };
const begun = z.object({ archiveID: id });

/** A setting of a file that was looked at, and what taking it would make of it. */
const compared = z.object({
  what: z.enum(archivedSettings),
  /** Of a section its setting, of what is kept its kind, of a view its list; else empty. */
  name: z.string(),
  /** As it is here, and as the file has it; null: there is none, or it is a picture. */
  now: z.nullable(z.string()),
  next: z.nullable(z.string()),
  becomes: z.enum(['new', 'known', ...leavingReasons]),
});

const archive = z.object({
  archiveID: id,
  state: z.enum(archiveStates),
  askedAt: instant,
  /** What it is waited for longer than is usual: asked for again it begins anew. */
  isLate: z.boolean(),
  bytes: amount,
  /** Until when the file lies here; null: it is gone. */
  until: z.nullable(instant),
  /** How many of its files are read, of how many. */
  doneFiles: amount,
  files: amount,
  counts: z.array(
    z.object({
      kind: z.enum(archiveKinds),
      /** In the file that was made; or not here yet, or brought. */
      new: amount,
      /** Here already: it stays as it is. */
      known: amount,
      left: amount,
    }),
  ),
  /** How many of those left out are named, row by row. */
  leavings: amount,
  /** Of one that was looked at and is not taken yet. Missing: an older node does not say. */
  settings: z.optional(z.array(compared)),
  /** What keeps the whole file from being read, and in which file of it. */
  problem: z.nullable(z.object({ code: z.enum(archiveProblems), file: z.string() })),
  from: z.nullable(
    z.object({
      companyName: z.string(),
      madeAt: instant,
      fingerprint: z.string(),
      /** Signed by this installation itself. */
      isOwn: z.boolean(),
    }),
  ),
});

export const getArchives = endpoint({
  method: 'GET',
  path: '/api/company-archive',
  summary: 'The newest file that was made of the company, the newest that was brought, and our key',
  output: z.object({
    fingerprint: z.string(),
    made: z.nullable(archive),
    brought: z.nullable(archive),
  }),
  errors: {},
  access,
  example: {},
});

export const makeArchive = endpoint({
  method: 'POST',
  path: '/api/company-archive',
  summary:
    'Make one signed file of the company, for another Candor; a notice says when it is ready',
  output: begun,
  errors: { archive_under_way: 409 },
  access,
  stepUp: true,
  example: {},
});

export const downloadArchive = endpoint({
  method: 'POST',
  path: '/api/company-archive/:archiveID/address',
  summary: 'Where the file that was made lies, for ten minutes',
  params,
  output: z.object({ url: z.string(), fileName: z.string() }),
  errors: {},
  access,
  stepUp: true,
  example,
});

export const listLeavings = endpoint({
  method: 'GET',
  path: '/api/company-archive/:archiveID/leavings',
  summary: 'What was left out and why, row by row, as CSV',
  params,
  output: z.object({ fileName: z.string(), content: z.string() }),
  errors: {},
  access,
  example,
});

export const bringArchive = endpoint({
  method: 'POST',
  path: '/api/company-archive/bringing',
  summary:
    'Begin to send a file of another Candor, in parts; one that was begun earlier is forgotten',
  body: z.object({ bytes: z.int().check(z.positive(), z.maximum(ARCHIVE_MOST_BYTES)) }),
  output: begun,
  errors: { archive_under_way: 409 },
  access,
  example: { body: { bytes: 1000 } },
});

export const sendArchivePart = endpoint({
  method: 'POST',
  path: '/api/company-archive/:archiveID/parts',
  summary: 'A part of the file, from 1: 6 MiB, the last as much as is left; sent again it replaces',
  params,
  body: z.object({
    part: z.int().check(z.positive(), z.maximum(ARCHIVE_MOST_PARTS)),
    base64: text(PART_BASE64),
  }),
  output: done,
  errors: { archive_part_odd: 422 },
  access,
  bodyLimit: PART_BASE64 + 64 * 1024,
  example: { ...example, body: { part: 1, base64: 'AAAA' } },
});

export const endArchive = endpoint({
  method: 'POST',
  path: '/api/company-archive/:archiveID/sent',
  summary: 'All parts are here: look whose file it is and what of it is new; stores nothing of it',
  params,
  output: done,
  errors: { archive_part_odd: 422 },
  access,
  example,
});

export const takeArchive = endpoint({
  method: 'POST',
  path: '/api/company-archive/:archiveID/taking',
  summary: 'Take what is new of a file that was looked at; the same file again adds nothing',
  params,
  output: done,
  errors: { wrong_status: 409 },
  access,
  stepUp: true,
  example,
});

export const dropArchive = endpoint({
  method: 'DELETE',
  path: '/api/company-archive/:archiveID',
  summary: 'Forget a file: what was brought of it stays',
  params,
  output: done,
  errors: { wrong_status: 409 },
  access,
  example,
});
