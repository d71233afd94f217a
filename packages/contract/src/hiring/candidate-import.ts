import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, id, text } from '../fields.ts';
import { areas, rights } from '../people/right-rules.ts';
import {
  CANDIDATE_FILE_CHARACTERS,
  COLUMNS_MOST,
  importFaults,
  importFields,
  importJobs,
  importOutcomes,
  importSystems,
  unmatchedJobs,
} from './candidate-import-rules.ts';

/** The same right as for adding one by hand. */
const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.candidates, activityId: rights.change },
} as const;

const field = z.nullable(z.enum(importFields));

const body = z.object({
  csv: text(CANDIDATE_FILE_CHARACTERS),
  /** What each column is, from the left; null inside leaves one out. Null: as the headings say. */
  columns: z.nullable(z.array(field).check(z.maxLength(COLUMNS_MOST))),
  jobFrom: z.enum(importJobs),
  /** The one job; asked for with `one` only. */
  jobID: z.nullable(id),
  /** A stage of the one job. Null: the stage that the row names where the job has it, or else the first. */
  stageID: z.nullable(id),
});
/** JSON writes a sign of the file in up to three bytes. */
const bodyLimit = 24_000_000;
const example = {
  body: {
    csv: 'Name,E-mail,Tags\r\nMaya Lindqvist,maya@example.com,"welder, night shift"\r\n',
    ...{ columns: null, jobFrom: 'one', jobID: 1, stageID: null },
  },
} as const;
const errors = { unknown_stage: 422, job_closed: 409, no_stages: 409 } as const;

export const previewCandidateImport = endpoint({
  method: 'POST',
  path: '/api/applicants/import/preview',
  summary: 'What a CSV file of candidates holds and what would become of each row; stores nothing',
  body,
  output: z.object({
    /** What keeps the whole file from being read. */
    problem: z.nullable(z.object({ line: amount, message: z.string() })),
    /** Whose export the headings look like. */
    system: z.nullable(z.enum(importSystems)),
    /** `sample`: what the first row says there. */
    columns: z.array(z.object({ heading: z.string(), field, sample: z.string() })),
    /** What no column is yet; until then no row is judged. */
    missing: z.array(z.enum(['email', 'name'])),
    rows: amount,
    counts: z.object({
      ...{ new: amount, known: amount, already: amount, double: amount, fault: amount },
      applications: amount,
    }),
    /** The first two hundred rows. `line` is counted from 1 in the file. */
    outcomes: z.array(
      z.object({
        line: amount,
        name: z.string(),
        email: z.string(),
        outcome: z.enum(importOutcomes),
        /** Where the application would stand; null for none. */
        jobTitle: z.nullable(z.string()),
        stageName: z.nullable(z.string()),
      }),
    ),
    /** The first thousand; a row may have several. `column` is the heading’s word. */
    faults: z.array(z.object({ line: amount, column: z.string(), code: z.enum(importFaults) })),
    faultCount: amount,
    /** Jobs that rows name and that are found, and those that are not, with how many rows; the first hundred of each. */
    matchedJobs: z.array(z.object({ title: z.string(), rows: amount })),
    otherJobs: z.array(
      z.object({ name: z.string(), rows: amount, because: z.enum(unmatchedJobs) }),
    ),
    /** Rows that say that it is over with them: they come without an application. */
    over: amount,
    /** What can be chosen: jobs that take people. */
    jobs: z.array(
      z.object({
        jobID: id,
        title: z.string(),
        stages: z.array(z.object({ stageID: id, name: z.string() })),
      }),
    ),
  }),
  errors,
  access,
  bodyLimit,
  example,
});

export const importCandidates = endpoint({
  method: 'POST',
  path: '/api/applicants/import',
  summary: 'Take the good rows of a CSV file of candidates; the same file again adds nothing',
  body,
  output: z.object({
    people: amount,
    applications: amount,
    /** Rows of which everything was there. */
    already: amount,
    double: amount,
    fault: amount,
  }),
  errors: { ...errors, unreadable_file: 422 },
  access,
  bodyLimit,
  example,
});
