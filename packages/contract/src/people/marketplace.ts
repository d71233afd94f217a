import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { zoneName } from '../interviews/appointment-fields.ts';
import { amount, done, id, idText, instant, text } from '../fields.ts';
import {
  conflicts,
  type DayPart,
  freeWithin,
  leastRatings,
  marks,
  RATE_MOST,
  seniorities,
} from './marketplace-rules.ts';
import { currencies, languageLevels } from './person-rules.ts';
import { areas, rights } from './right-rules.ts';

const member = { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] } as const;
const looking = { ...member, privilege: { featureId: areas.interviewers } } as const;

const one = z.object({ interviewerID: idText });
const exampleOne = { params: { interviewerID: '1' } } as const;

/** What somebody published of themselves; of their calendar there is when they are free next. */
const shown = {
  interviewerID: id,
  name: z.string(),
  headline: z.string(),
  /** ISO 3166-1, two letters. */
  country: z.string(),
  timeZone: z.string(),
  /** Of an hour, in the smallest unit of its currency. */
  rate: amount,
  currency: z.enum(currencies),
  skills: z.array(z.object({ name: z.string(), rating: z.int() })),
  languages: z.array(z.object({ name: z.string(), level: z.enum(languageLevels) })),
  /** Since their first employment. */
  years: z.nullable(amount),
  /** Of the hours that were asked for. null: none is free within the next 30 days, or they never said their hours. */
  nextFree: z.nullable(instant),
  /** Interviews within the next seven days, for whichever company. */
  interviewsAhead: amount,
  mark: z.nullable(z.enum(marks)),
  conflict: z.nullable(z.enum(conflicts)),
  /** null: fewer than three interviews with them were rated. */
  rating: z.nullable(z.object({ mean: z.number(), count: amount })),
};

const page = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number));
/** '90.50' is not read here: whole units of whichever currency. */
const whole = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
  z.transform((typed) => Math.min(Number(typed), RATE_MOST)),
);

export const listInterviewers = endpoint({
  method: 'GET',
  path: '/api/marketplace/interviewers',
  summary: 'Interviewers from outside who want to be found, and whose identity was confirmed',
  query: z.object({
    /** In names, headlines and skills. */
    search: z.optional(text(200)),
    skill: z.optional(text(60)),
    language: z.optional(text(60)),
    /** Years at least. */
    seniority: z.optional(z.enum(seniorities)),
    currency: z.optional(z.enum(currencies)),
    /** An hour at most, in whole units of its currency. */
    most: z.optional(whole),
    /** A mean at least; whoever has fewer than three ratings is left out. */
    rating: z.optional(z.enum(leastRatings)),
    /** An hour is free within so many days; left out with `hours`: 30. */
    free: z.optional(z.enum(freeWithin)),
    /** An hour of this part of the day is free, by the clocks of `zone`; left out: of UTC. */
    hours: z.optional(z.enum(['morning', 'afternoon', 'evening', 'night'] satisfies DayPart[])),
    zone: z.optional(zoneName),
    /** Left out: everybody but those who are blocked. */
    mark: z.optional(z.enum(marks)),
    page: z.optional(page),
  }),
  output: z.object({
    interviewers: z.array(z.object(shown)),
    total: amount,
    /** Of so many that match it was looked when they are free, and of the others not; null: of all. */
    looked: z.optional(z.nullable(amount)),
    pageSize: amount,
    /** What can be chosen: of everybody who is found, the most frequent first. */
    skills: z.array(z.string()),
    languages: z.array(z.string()),
  }),
  errors: {},
  access: looking,
  example: { query: { skill: 'PostgreSQL' } },
});

export const getInterviewer = endpoint({
  method: 'GET',
  path: '/api/marketplace/interviewers/:interviewerID',
  summary: 'What one interviewer published of themselves',
  params: one,
  output: z.object({
    ...shown,
    about: z.string(),
    sample: z.string(),
    /** Of a short film of themselves; lives 15 minutes. */
    filmUrl: z.nullable(z.string()),
    publishedAt: instant,
  }),
  errors: {},
  access: {
    ...member,
    privilege: { featureId: areas.interviewers, activityId: rights.viewInterviewers },
  },
  example: exampleOne,
});

export const markInterviewer = endpoint({
  method: 'PUT',
  path: '/api/marketplace/interviewers/:interviewerID/mark',
  summary: 'Keep an interviewer as a favourite, or ask them no more; they never learn of it',
  params: one,
  body: z.object({ mark: z.nullable(z.enum(marks)) }),
  output: done,
  errors: {},
  access: {
    ...member,
    privilege: { featureId: areas.jobs, activityId: rights.schedule },
    alsoPrivilege: { featureId: areas.interviewers },
  },
  example: { ...exampleOne, body: { mark: 'favourite' } },
});
