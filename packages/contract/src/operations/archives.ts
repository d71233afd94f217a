import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, instant, text } from '../fields.ts';
import { ARCHIVE_MOST_BASE64, archiveKinds, archiveProblems } from './archive-rules.ts';

/** Everything at once, of everybody: the admin's to take along and to bring. */
const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: 'admin',
} as const;

const body = z.object({ base64: text(ARCHIVE_MOST_BASE64) });
const bodyLimit = ARCHIVE_MOST_BASE64 + 64 * 1024;
const counts = z.object({
  kind: z.enum(archiveKinds),
  /** Those that are not here yet, and those that are and stay as they are. */
  new: amount,
  known: amount,
});

export const getArchiveKey = endpoint({
  method: 'GET',
  path: '/api/company-archive/key',
  summary: 'By which key archives of this installation are signed',
  output: z.object({ fingerprint: z.string() }),
  errors: {},
  access,
  example: {},
});

export const makeArchive = endpoint({
  method: 'POST',
  path: '/api/company-archive',
  summary: 'Questions, jobs and people of the company in one signed file, for another Candor',
  output: z.object({
    fileName: z.string(),
    /** A ZIP. */
    base64: z.string(),
    counts: z.array(z.object({ kind: z.enum(archiveKinds), count: amount })),
  }),
  errors: { archive_row_unfit: 422, archive_too_large: 422 },
  access,
  stepUp: true,
  example: {},
});

export const previewArchive = endpoint({
  method: 'POST',
  path: '/api/company-archive/preview',
  summary: 'Whose signed file it is, and what of it is new here; stores nothing',
  body,
  output: z.object({
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
    counts: z.array(counts),
  }),
  errors: {},
  access,
  bodyLimit,
  example: { body: { base64: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==' } },
});

export const takeArchive = endpoint({
  method: 'POST',
  path: '/api/company-archive/taking',
  summary: 'Take what is new of a signed file; the same file again adds nothing',
  body,
  output: z.object({ counts: z.array(counts) }),
  errors: { unreadable_archive: 422 },
  access,
  stepUp: true,
  bodyLimit,
  example: { body: { base64: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==' } },
});
