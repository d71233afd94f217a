import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { equalityKinds } from './equality-rules.ts';
import { amount, calendarDay, id, idText } from '../fields.ts';
import { stageKinds } from './stage-rules.ts';
import { applicationSources } from './pipeline-rules.ts';
import { areas, rights } from '../people/right-rules.ts';

const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.interviews, activityId: rights.reports },
} as const;

/** Applications of the period that a report reads: the newest. */
export const REPORT_APPLICATIONS = 5000;

/** Days in UTC, the last one included; the last 90 days unless said, 366 at most. */
const filters = {
  from: z.optional(calendarDay),
  until: z.optional(calendarDay),
  jobID: z.optional(idText),
  /** Jobs that this member owns. */
  membershipID: z.optional(idText),
};
const errors = { bad_period: 422 } as const;
const period = { from: calendarDay, until: calendarDay };
/** Of so many, with median and 90th percentile in hours; null where there are none. */
const spread = {
  count: amount,
  medianHours: z.nullable(z.number()),
  p90Hours: z.nullable(z.number()),
};

/** How applications of a period went on; a person counts where they applied. */
export const getHiringReport = endpoint({
  method: 'GET',
  path: '/api/reports/hiring',
  summary: 'Funnel, time in stages, time to hire and sources',
  query: z.object(filters),
  output: z.object({
    ...period,
    /** What the filters can be set to: the newest jobs, and who owns one. */
    choices: z.object({
      jobs: z.array(z.object({ jobID: id, title: z.string() })),
      owners: z.array(z.object({ membershipID: id, name: z.string() })),
    }),
    applications: amount,
    /** There were more; the newest 5,000 were read. */
    isCapped: z.boolean(),
    /** Who came at least so far, in the order of the stages; the last one is hired. */
    funnel: z.array(
      z.object({
        stage: z.enum([...stageKinds, 'hired']),
        reached: amount,
        /** Of those who reached the one before; null where nobody did. */
        share: z.nullable(z.number()),
      }),
    ),
    /** Stays that have ended. */
    stages: z.array(z.object({ stage: z.enum(stageKinds), ...spread })),
    timeToHire: z.object(spread),
    /** Answers that were promised and given, or not, in the period. A node of before says nothing of them. */
    promises: z.optional(
      z.object({
        kept: amount,
        /** After the promise was moved by two days, of which the candidate was told. */
        keptLater: amount,
        broken: amount,
      }),
    ),
    /** Of the period, by when they were sent. A node of before says nothing of them. */
    appeals: z.optional(
      z.object({
        filed: amount,
        upheld: amount,
        overturned: amount,
        withdrawn: amount,
        /** Of those whose promise was due: answered by then, and not. */
        inTime: amount,
        late: amount,
      }),
    ),
    sources: z.array(
      z.object({
        source: z.enum(applicationSources),
        applications: amount,
        interviewed: amount,
        hired: amount,
        rejected: amount,
      }),
    ),
  }),
  errors,
  access,
  example: { query: { from: '2026-08-01', until: '2026-10-31', jobID: '1', membershipID: '1' } },
});

/** How tests went, and what reviewers said of what the monitors noted. */
export const getTestReport = endpoint({
  method: 'GET',
  path: '/api/reports/tests',
  summary: 'Pass rates of tests, questions to look at, and dismissed flags',
  query: z.object(filters),
  output: z.object({
    ...period,
    interviews: amount,
    /** There were more; the newest 5,000 were read. */
    isCapped: z.boolean(),
    tests: z.array(
      z.object({
        name: z.string(),
        interviews: amount,
        /** null where the test has no pass mark. */
        passed: z.nullable(amount),
        meanPercent: z.number(),
        /** Means over its questions that enough people answered; see the question bank. */
        facility: z.nullable(z.number()),
        discrimination: z.nullable(z.number()),
      }),
    ),
    /** Of the whole bank: those that tell strong from weak least, worst first. */
    questions: z.array(
      z.object({
        questionID: id,
        text: z.string(),
        skillName: z.string(),
        answered: amount,
        facility: z.number(),
        discrimination: z.number(),
      }),
    ),
    /** From an interview's end to the first decision, of the newest 1,000 of the period. */
    timeToDecision: z.object(spread),
    /** Newest verdict of each episode that was judged in the period. */
    flags: z.array(
      z.object({ violationType: z.string(), judged: amount, dismissed: amount, confirmed: amount }),
    ),
  }),
  errors,
  access,
  example: { query: { from: '2026-08-01', until: '2026-10-31', jobID: '1', membershipID: '1' } },
});

/** Numbers only, nobody's data. */
export const exportReport = endpoint({
  method: 'GET',
  path: '/api/reports/export',
  summary: 'A report as CSV',
  query: z.object({ ...filters, report: z.enum(['hiring', 'tests']) }),
  output: z.object({ fileName: z.string(), csv: z.string() }),
  errors,
  access,
  example: { query: { report: 'hiring', from: '2026-08-01', until: '2026-10-31' } },
});

/** Sums about groups of people are for administrators; see `equality-rules.ts`. */
const adminAccess = { kind: 'company', roles: ['COMPANY_ADMIN'] } as const;
const share = z.number();

export const impactSteps = ['whole', 'invited', 'passed', 'hired'] as const;

/**
 * Adverse impact by the four-fifths rule (29 CFR 1607.4 D), of those who volunteered an answer and were decided on.
 * Groups of fewer than five people are left out, and steps that fewer than five people passed or failed.
 */
export const getImpactReport = endpoint({
  method: 'GET',
  path: '/api/reports/impact',
  summary: 'Selection rates of groups, where applicants volunteered them',
  query: z.object(filters),
  output: z.object({
    ...period,
    /** Whether applicants are asked anything now. */
    isAsked: z.boolean(),
    questions: z.array(
      z.object({
        question: z.enum(equalityKinds),
        /** In the sums, whether they answered this question or not. */
        people: amount,
        steps: z.array(
          z.object({
            /** All the way from applying to the hire; and its parts. */
            step: z.enum(impactSteps),
            /** Fewer than two: nothing to compare, or too few people. */
            groups: z.array(
              z.object({
                name: z.string(),
                people: amount,
                selected: amount,
                rate: share,
                /** Against the highest rate; null where nobody was selected. */
                ratio: z.nullable(share),
                isHighest: z.boolean(),
                /** The ratio is under four fifths. */
                isFlagged: z.boolean(),
                /** Fisher's exact test against the group with the highest rate, two-sided; null for that one. */
                p: z.nullable(share),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
  errors,
  access: adminAccess,
  example: { query: { from: '2026-08-01', until: '2026-10-31', jobID: '1', membershipID: '1' } },
});

export const exportImpactReport = endpoint({
  method: 'GET',
  path: '/api/reports/impact/export',
  summary: 'The selection rates of groups as CSV',
  query: z.object(filters),
  output: z.object({ fileName: z.string(), csv: z.string() }),
  errors,
  access: adminAccess,
  example: { query: { from: '2026-08-01', until: '2026-10-31' } },
});
