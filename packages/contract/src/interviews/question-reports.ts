import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant, linkToken, text, uuid } from '../fields.ts';
import { questionAccess as access, questionPage as page } from './question-lists.ts';
import { questionStatuses, REPORT_MOST } from './question-rules.ts';
import { areas, rights } from '../people/right-rules.ts';

/** Sent once, and again until it is answered; the key lets it be stored once. */
const report = { reportKey: uuid, text: text(REPORT_MOST) };
const exampleKey = '6f1d0a52-0a8e-4a5c-9d39-0b3d5a6f7e10';

export const reportShownQuestion = endpoint({
  method: 'POST',
  path: '/api/attempts/question-report',
  summary: 'A candidate says what is wrong with a question',
  body: z.object({ token: linkToken, botInterviewQuestionID: id, ...report }),
  inMaintenance: true,
  output: done,
  errors: { unknown_question: 404, too_many_reports: 409, empty_report: 422 },
  access: { kind: 'link', purpose: 'bot-interview' },
  example: {
    body: {
      token: `1.${'A'.repeat(43)}`,
      botInterviewQuestionID: 1,
      reportKey: exampleKey,
      text: 'Two options are right.',
    },
  },
});

export const reportQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/:questionID/reports',
  summary: 'A reviewer says what is wrong with a question',
  params: z.object({ questionID: idText }),
  body: z.object(report),
  output: done,
  errors: { empty_report: 422 },
  access: { ...access, privilege: { featureId: areas.interviews, activityId: rights.change } },
  example: {
    params: { questionID: '1' },
    body: { reportKey: exampleKey, text: 'The key is wrong.' },
  },
});

const resolution = z.enum(['retired', 'new-version', 'no-error']);

export const listQuestionReports = endpoint({
  method: 'GET',
  path: '/api/question-reports',
  summary:
    'Reported errors of questions, oldest first; or those that were dealt with, newest first',
  query: z.object({ state: z.optional(z.enum(['open', 'resolved'])), page }),
  output: z.object({
    reports: z.array(
      z.object({
        reportID: id,
        questionID: id,
        version: amount,
        status: z.enum(questionStatuses),
        stem: z.string(),
        skillName: z.string(),
        text: z.string(),
        /** Null: a candidate. */
        reporterName: z.nullable(z.string()),
        createdAt: instant,
        resolvedAt: z.nullable(instant),
        resolvedBy: z.nullable(z.string()),
        resolution: z.nullable(resolution),
      }),
    ),
    total: amount,
    hasMore: z.boolean(),
    pageSize: amount,
  }),
  errors: {},
  access,
  example: { query: { state: 'open' } },
});

export const resolveQuestionReport = endpoint({
  method: 'POST',
  path: '/api/question-reports/:reportID/resolve',
  summary: 'Deal with a reported error; every open report of the same version is closed with it',
  params: z.object({ reportID: idText }),
  body: z.object({ resolution }),
  /** The version to go on with: a new draft, or the one that was reported. */
  output: z.object({ questionID: id, closed: amount }),
  errors: { already_resolved: 409 },
  access,
  example: { params: { reportID: '1' }, body: { resolution: 'no-error' } },
});
