import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, text } from '../fields.ts';
import { questionAccess as access, questionFilters } from './question-lists.ts';
import { difficulties, IMPORT_MOST_CHARACTERS } from './question-rules.ts';

const csv = text(IMPORT_MOST_CHARACTERS);
const csvLimit = 24_000_000;
const exampleCsv =
  'question,code,A,B,C,D,key,skill,difficulty,seconds,explanation\r\n2 + 2?,,4,5,,,A,Sums,easy,30,\r\n';

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/questions/import/preview',
  summary: 'What a CSV file of questions holds; stores nothing',
  body: z.object({ csv }),
  output: z.object({
    rows: amount,
    valid: amount,
    /** Of the valid ones: already in the bank, or earlier in the file. */
    duplicates: amount,
    /** What keeps the whole file from being read. */
    problem: z.nullable(z.object({ line: amount, message: z.string() })),
    /** The first thousand. `line` is counted from 1 in the file; `column` is the heading's word. */
    errors: z.array(z.object({ line: amount, column: z.string(), message: z.string() })),
    errorCount: amount,
    /** The first of those that are duplicates. */
    duplicateLines: z.array(amount),
    newSkills: z.array(z.string()),
    sample: z.array(
      z.object({
        line: amount,
        stem: z.string(),
        skillName: z.string(),
        difficulty: z.enum(difficulties),
        isDuplicate: z.boolean(),
      }),
    ),
  }),
  errors: {},
  access,
  bodyLimit: csvLimit,
  example: { body: { csv: exampleCsv } },
});

export const importQuestions = endpoint({
  method: 'POST',
  path: '/api/questions/import',
  summary: 'Store the valid rows of a CSV file of questions',
  body: z.object({
    csv,
    as: z.enum(['draft', 'review', 'live']),
    /** Whether duplicates are stored too. */
    withDuplicates: z.boolean(),
  }),
  output: z.object({ imported: amount, duplicates: amount, invalid: amount }),
  errors: { unreadable_file: 422 },
  access,
  bodyLimit: csvLimit,
  example: { body: { csv: exampleCsv, as: 'draft', withDuplicates: false } },
});

export const exportQuestions = endpoint({
  method: 'GET',
  path: '/api/questions/export',
  summary: 'The question bank as CSV, as an import takes it; at most 10,000 rows',
  query: z.object(questionFilters),
  output: z.object({ fileName: z.string(), csv: z.string(), rows: amount, isCut: z.boolean() }),
  errors: {},
  access,
  example: { query: { status: 'live' } },
});
