import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, epochMs, id, idText, text } from '../fields.ts';
import { areas, rights } from '../people/right-rules.ts';

const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.interviews },
} as const;
const params = z.object({ interviewScheduleID: idText });
const exampleParams = { interviewScheduleID: '1' };

/** `open` takes the one before it back. */
export const decision = z.enum(['advance', 'reject', 'hold', 'open']);

/** What the report is for: where it stands, who decided what, and where the reviewer goes next. */
export const getInterviewReview = endpoint({
  method: 'GET',
  path: '/api/interviews/:interviewScheduleID/review',
  summary: 'Decisions, notes and history of an interview, and the next one that waits',
  params,
  output: z.object({
    candidateID: id,
    jobID: id,
    /** Nothing is decided before the end of an interview. */
    isOver: z.boolean(),
    /** An appeal keeps the first decision from the caller, who does not decide meanwhile. A node of before says nothing. */
    appealWaits: z.optional(z.boolean()),
    /** Lines of the history; a decision names the number it was made at. */
    version: amount,
    /** Newest first; the newest one stands. */
    decisions: z.array(
      z.object({
        version: amount,
        decision,
        reason: z.string(),
        decidedBy: z.string(),
        decidedAt: epochMs,
        /** Whether the application was moved or rejected with it. */
        isOfApplication: z.boolean(),
      }),
    ),
    /** Oldest first; notes that their author keeps private are not among them. */
    notes: z.array(z.object({ text: z.string(), author: z.string(), at: epochMs })),
    /** null: the candidate has none for this job, or the caller may not see candidates. */
    application: z.nullable(
      z.object({
        status: z.enum(['active', 'rejected', 'withdrawn', 'hired']),
        stage: z.string(),
        /** null in the last stage. */
        nextStage: z.nullable(z.string()),
        version: amount,
        /** The law of the job has its candidate told why: it is rejected in the pipeline. A node of before says nothing. */
        tellsReasons: z.optional(z.boolean()),
      }),
    ),
    /** Of the other interviews that are over and undecided, the one that has waited longest. */
    nextWaiting: z.nullable(
      z.object({ interviewScheduleID: id, candidateName: z.string(), jobTitle: z.string() }),
    ),
    /** Other interviews that wait; 100 stands for 100 or more. */
    waiting: amount,
    /** What the company's audit log holds of it, newest first; at most 200 lines. */
    audit: z.array(
      z.object({
        action: z.string(),
        /** null: the candidate, or the product itself. */
        by: z.nullable(z.string()),
        at: epochMs,
      }),
    ),
  }),
  errors: {},
  access,
  example: { params: exampleParams },
});

/** One line of a history that only grows; written to the audit log. */
export const decideInterview = endpoint({
  method: 'POST',
  path: '/api/interviews/:interviewScheduleID/decisions',
  summary: 'Decide on an interview, or take the decision back',
  params,
  body: z.object({
    decision,
    reason: text(1000),
    /** The number of lines that the reviewer saw; decided meanwhile by somebody else: `changed_meanwhile`. */
    version: amount,
    /**
     * With it the application is moved to its next stage (advance) or rejected, in one step; null leaves it alone.
     * A hold leaves it alone anyway; taking back takes back what went with the decision.
     */
    application: z.nullable(
      z.object({
        /** As the reviewer saw it. */
        version: amount,
        /** One of the company's reasons for a rejection. */
        reason: z.optional(text(200)),
      }),
    ),
  }),
  output: z.object({
    /** False too where it has moved on since and was left where it is. */
    isApplicationChanged: z.boolean(),
  }),
  errors: {
    reason_needed: 422,
    not_over: 409,
    appeal_waits: 409,
    changed_meanwhile: 409,
    /** What was decided already, or there is nothing to take back. */
    no_change: 409,
    /** The application is not active, has no next stage, or was changed meanwhile. */
    application_unavailable: 409,
    /** The law of the job has the candidate told why: whoever rejects writes that in the pipeline. */
    reasons_needed: 422,
    /** Not one of the company's reasons. */
    unknown_reason: 422,
  },
  access: { ...access, privilege: { featureId: areas.interviews, activityId: rights.decide } },
  example: {
    params: exampleParams,
    body: { decision: 'hold', reason: 'Wait for the panel.', version: 0, application: null },
  },
});

/** It stands on the candidate's profile too. */
export const addInterviewNote = endpoint({
  method: 'POST',
  path: '/api/interviews/:interviewScheduleID/notes',
  summary: 'Add a note to an interview',
  params,
  body: z.object({ text: text(10_000) }),
  output: done,
  errors: { empty_note: 422 },
  access: { ...access, privilege: { featureId: areas.interviews, activityId: rights.change } },
  example: { params: exampleParams, body: { text: 'Knows joins well, ask about indexes.' } },
});

/** The answers beside the key, as a spreadsheet reads them; no cell begins a formula. */
export const exportInterviewReport = endpoint({
  method: 'GET',
  path: '/api/interviews/:interviewScheduleID/export',
  summary: 'The answers of one interview as CSV',
  params,
  output: z.object({ fileName: z.string(), csv: z.string() }),
  errors: {},
  // Carrying people's data away needs a right of its own.
  access: { ...access, privilege: { featureId: areas.interviews, activityId: rights.exportData } },
  example: { params: exampleParams },
});
