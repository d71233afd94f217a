import * as z from 'zod/mini';
import { timelineGroups } from './candidate-rules.ts';
import { endpoint } from '../endpoint.ts';
import { id, idText, instant, text } from '../fields.ts';
import { moveKinds } from './pipeline-rules.ts';
import { areas } from '../people/right-rules.ts';

const timelineKinds = [
  ...moveKinds,
  'invited',
  'started',
  'submitted',
  'timed-out',
  'cancelled',
  'decided',
  'explained',
  /** Of a live interview. */
  'live-asked',
  'live-offered',
  'live-booked',
  'live-move-asked',
  'live-moved',
  'live-move-declined',
  'live-cancelled',
  'live-unable',
  'live-noted',
  'live-feedback',
  'offer-sent',
  'offer-accepted',
  'offer-declined',
  'offer-withdrawn',
  'offer-expired',
  'message-sent',
  'message-failed',
  'message-received',
  'repeated',
  'merged',
  'note',
  'mail',
  /** Mails about an interview, by why they left. */
  'mail-invitation',
  'mail-resent',
  'mail-reminder',
  'mail-extended',
  'mail-cancelled',
  'file',
  'shared',
  'watched',
  'consented',
  'consent-withdrawn',
] as const;

export const listCandidateTimeline = endpoint({
  method: 'GET',
  path: '/api/applicants/:candidateID/timeline',
  summary: 'What happened with a candidate, newest first, thirty at a time',
  params: z.object({ candidateID: idText }),
  query: z.object({
    cursor: z.optional(text(200)),
    only: z.optional(z.enum(timelineGroups)),
  }),
  output: z.object({
    entries: z.array(
      z.object({
        key: z.string(),
        at: instant,
        kind: z.enum(timelineKinds),
        /** Null: the candidate, or the product by itself. */
        byName: z.nullable(z.string()),
        jobTitle: z.nullable(z.string()),
        /**
         * Stages of a move, a note's text, a mail's subject, a file's name, a score in percent, who got or watched a
         * recording, a consent's purpose, a decision, who was merged, of how many flags the candidate sent an explanation.
         */
        from: z.nullable(z.string()),
        to: z.nullable(z.string()),
        text: z.nullable(z.string()),
        isPrivate: z.boolean(),
        interviewScheduleID: z.nullable(id),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
  errors: { cursor_refused: 422 },
  /** As the profile, whose page is entered from candidates and from interviews. */
  access: {
    kind: 'company',
    roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
    privilege: {
      featureId: areas.candidates,
      hasMultipleEntryPoint: [areas.candidates, areas.interviews],
    },
  },
  example: { params: { candidateID: '1' }, query: {} },
});
