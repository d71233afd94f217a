import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, idText, instant } from '../fields.ts';
import { areas } from '../people/right-rules.ts';

export const getCallLog = endpoint({
  method: 'GET',
  path: '/api/live-interviews/:interviewScheduleID/call-log',
  summary: 'What was written in the call of a live interview, and who came and went',
  params: z.object({ interviewScheduleID: idText }),
  output: z.object({
    /** Whether the reader owes a scorecard, and so reads nothing of what the interviewers wrote to each other. */
    isHidden: z.boolean(),
    /** In the order of their times; `aside`: among the interviewers alone. */
    entries: z.array(
      z.object({
        entryID: id,
        kind: z.enum(['chat', 'aside', 'joined', 'left']),
        name: z.string(),
        text: z.string(),
        at: instant,
      }),
    ),
  }),
  errors: {},
  access: {
    kind: 'company',
    roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
    privilege: { featureId: areas.interviews },
  },
  example: { params: { interviewScheduleID: '1' } },
});
