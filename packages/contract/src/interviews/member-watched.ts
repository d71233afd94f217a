import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, idText, uuid } from '../fields.ts';
import { areas, rights } from '../people/right-rules.ts';
import { watchedRanges } from './watched-ranges.ts';

/** A member's own look, as `getRecording` named it; counted like `reportWatched`. */
export const reportMemberWatched = endpoint({
  method: 'POST',
  path: '/api/interviews/:interviewScheduleID/watched',
  summary: 'Which stretches of the recording I played in the report',
  params: z.object({ interviewScheduleID: idText }),
  body: z.object({ viewKey: uuid, ranges: watchedRanges }),
  output: z.object({ watchedMs: amount }),
  errors: { unknown_view: 404 },
  access: {
    kind: 'company',
    roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
    privilege: { featureId: areas.interviews, activityId: rights.watch },
  },
  example: {
    params: { interviewScheduleID: '1' },
    body: { viewKey: '6f1d0a52-0a8e-4a5c-9d39-0b3d5a6f7e10', ranges: [[0, 10_000]] },
  },
});
