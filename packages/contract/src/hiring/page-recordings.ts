import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, instant, text } from '../fields.ts';

/** On a candidate's page, of an interview of which something was recorded. */
export const pageRecording = z.object({
  interviewScheduleID: id,
  jobTitle: z.string(),
  keptUntil: z.nullable(instant),
  deletedAt: z.nullable(instant),
  /** That it goes alone: null: not asked. A node of before says nothing, and takes no such request. */
  request: z.optional(z.nullable(z.object({ askedAt: instant, deleteBy: instant }))),
  /** By when it would be gone if it were asked for now; null: it cannot be. A node of before says nothing. */
  wouldGoBy: z.optional(z.nullable(instant)),
  /** Who watched it, the newest first. */
  views: z.array(
    z.object({
      by: z.enum(['company', 'shared']),
      name: z.string(),
      startedAt: instant,
      watchedMs: z.nullable(amount),
      mayHaveDownloaded: z.boolean(),
    }),
  ),
});

/** `page_closed` also where the code was given longer than an hour ago. Asked twice, it counts from the first time. */
export const deleteRecordingOnPage = endpoint({
  method: 'POST',
  path: '/api/candidate-page/recording-deletion',
  summary: 'Have the recordings of an interview of mine deleted, and nothing else of it',
  body: z.object({ token: text(200), interviewScheduleID: id }),
  output: done,
  errors: { page_closed: 403, interview_running: 409, records_joined: 409 },
  access: { kind: 'anyone' },
  example: { body: { token: `1.${'A'.repeat(43)}`, interviewScheduleID: 1 } },
});
