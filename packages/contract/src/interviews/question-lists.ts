import * as z from 'zod/mini';
import { idText, text } from '../fields.ts';
import { difficulties, questionStatuses } from './question-rules.ts';
import { areas, rights } from '../people/right-rules.ts';

/** PR-3: whoever schedules interviews chooses what they ask. */
export const questionAccess = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.jobs, activityId: rights.questionsAndTests },
} as const;

/** Ten thousand rows can be paged through; whoever has more, narrows the filter. */
export const questionPage = z.optional(
  z.pipe(z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/)), z.transform(Number)),
);

export const questionFilters = {
  search: z.optional(text(200)),
  skillID: z.optional(idText),
  difficulty: z.optional(z.enum(difficulties)),
  status: z.optional(z.enum(questionStatuses)),
};
