import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, text } from '../fields.ts';
import { questionAccess as access, questionFilters } from './question-lists.ts';
import { QTI_FILE_BYTES, qtiProblems, qtiReasons } from './qti-rules.ts';
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

const qtiBase64 = Math.ceil(QTI_FILE_BYTES / 3) * 4;

export const convertQti = endpoint({
  method: 'POST',
  path: '/api/questions/import/qti',
  summary: 'Items of QTI with one right answer, as the CSV that an import takes; stores nothing',
  body: z.object({
    /** An XML file of one item, or a ZIP of several. */
    base64: z
      .string()
      .check(z.minLength(1), z.maxLength(qtiBase64), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    /** QTI knows neither: all items get these. */
    skill: text(80).check(z.refine((value) => value.trim() !== '', 'Name the skill.')),
    difficulty: z.enum(difficulties),
  }),
  output: z.object({
    problem: z.nullable(z.enum(qtiProblems)),
    /** With one row for each item that was taken, in the order of the file. */
    csv: z.string(),
    taken: amount,
    /** The first thousand. `item` is its title, or the name of its file. */
    left: z.array(z.object({ item: z.string(), because: z.enum(qtiReasons) })),
    leftCount: amount,
  }),
  errors: {},
  access,
  bodyLimit: qtiBase64 + 10_000,
  example: { body: { base64: 'PGFzc2Vzc21lbnRJdGVtLz4=', skill: 'Sums', difficulty: 'easy' } },
});
