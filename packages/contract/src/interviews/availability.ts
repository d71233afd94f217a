import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, text } from '../fields.ts';
import { hoursProblems } from './availability-problem-rules.ts';
import {
  A_DAY_MOST,
  A_WEEK_MOST,
  EXCEPTIONS_MOST,
  NOTICE_HOURS_MOST,
  proposedHours,
  SPANS_MOST,
} from './availability-rules.ts';
import { isTimeZone } from './scheduling-rules.ts';

/** Whoever may sit in an interview. Their hours are theirs and of no company. */
const access = {
  kind: 'session',
  userTypes: ['COMPANY_ADMIN', 'COMPANY_USER', 'EXTERNAL_INTERVIEWER'],
} as const;

const whole = (least: number, most: number) => {
  const error = `Please enter a whole number from ${least} to ${most}.`;
  return z.int(error).check(z.minimum(least, error), z.maximum(most, error));
};

/** What is wrong with a time, a day or their order is said by `hoursProblems`. */
const spans = z
  .array(z.object({ from: text(5), to: text(5) }))
  .check(z.maxLength(SPANS_MOST, `A day can have ${SPANS_MOST} spans at most.`));

const fields = {
  timeZone: text(64).check(z.refine(isTimeZone, 'Please choose a time zone.')),
  /** Seven days, Monday first. */
  weekly: z.array(spans).check(z.refine(({ length }) => length === 7)),
  exceptions: z
    .array(z.object({ firstDay: text(10), lastDay: text(10), name: text(80), spans }))
    .check(z.maxLength(EXCEPTIONS_MOST, `You can keep ${EXCEPTIONS_MOST} of these at most.`)),
  noticeHours: whole(0, NOTICE_HOURS_MOST),
  mostPerDay: z.nullable(whole(1, A_DAY_MOST)),
  mostPerWeek: z.nullable(whole(1, A_WEEK_MOST)),
};

const said = z.object(fields);
/** `Hours`, as they travel. */
export type SaidHours = z.output<typeof said>;

/** Hours and since which revision they are meant; null: never said. */
export const keptHours = z.object({ hours: z.nullable(said), revision: amount });
const saidSince = z.object({ ...fields, revision: amount.check(z.maximum(2_000_000_000)) });
/** Some hundred exceptions with their names. */
export const HOURS_BYTES_MOST = 131_072;

/** What is sent to say them, with what else belongs to it. */
export const sayHours = <S extends z.core.$ZodLooseShape>(more: S) =>
  z.extend(saidSince, more).check(({ value, issues }) => {
    for (const { path, message } of hoursProblems(value as z.output<typeof saidSince>)) {
      issues.push({ code: 'custom', path: [...path], message, input: value });
    }
  });

export const getAvailability = endpoint({
  method: 'GET',
  path: '/api/availability',
  summary: 'When I can interview: my hours, or null where I never said them',
  output: keptHours,
  errors: {},
  access,
  example: {},
});

export const saveAvailability = endpoint({
  method: 'PUT',
  path: '/api/availability',
  summary: 'Say my hours anew, unless they were changed since `revision` was read',
  body: sayHours({}),
  output: z.object({ revision: amount }),
  errors: { changed_meanwhile: 409 },
  access,
  bodyLimit: HOURS_BYTES_MOST,
  example: {
    body: {
      ...proposedHours('Europe/Berlin'),
      exceptions: [{ firstDay: '2026-12-24', lastDay: '2026-12-31', name: 'Christmas', spans: [] }],
      revision: 0,
    },
  },
});
