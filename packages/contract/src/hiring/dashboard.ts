import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, id, instant } from '../fields.ts';

export const checklistStep = z.enum(['profile', 'plan', 'colleague', 'test', 'job', 'interview']);
export const stageKind = z.enum(['applied', 'screening', 'bot-interview', 'interview', 'offer']);

/** `total` ends at 100: more are not counted. */
const listOf = <T extends z.core.$ZodType>(item: T) =>
  z.nullable(z.object({ total: amount, items: z.array(item) }));

/** An answer that was promised. Nodes of before say less of it. */
const reply = z.object({
  applicationID: z.optional(id),
  version: z.optional(z.int()),
  candidateID: id,
  jobID: id,
  candidateName: z.string(),
  jobTitle: z.string(),
  stage: z.string(),
  replyBy: instant,
  /** It was promised later before: not again. */
  isMoved: z.optional(z.boolean()),
});

/** The first page of a company's people. What a member may not see is null. */
export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary: 'What waits for the caller, and where the company stands',
  query: z.object({
    /** When the caller's day began; the last midnight of their own zone. */
    dayStart: z.optional(instant),
    /** Of jobs in whose team the caller is; all of them unless said. */
    whose: z.optional(z.enum(['mine', 'all'])),
  }),
  output: z.object({
    /** Under way, or ended since the day began. */
    interviewsToday: z.nullable(amount),
    /** Interviews that are over and undecided, the longest waiting first. */
    waiting: listOf(
      z.object({
        interviewScheduleID: id,
        candidateName: z.string(),
        jobTitle: z.string(),
        state: z.enum(['submitted', 'timed-out']),
        endedAt: instant,
        correctCount: z.nullable(amount),
        questionCount: amount,
        /** RK-1; null where nothing was monitored. */
        risk: z.nullable(z.enum(['LOW_RISK', 'MEDIUM_RISK', 'HIGH_RISK', 'CRITICAL_RISK'])),
      }),
    ),
    openJobs: z.nullable(amount),
    underWay: z.nullable(amount),
    /** People with an active application, and whether only those of the newest 10,000 are counted. */
    activeCandidates: z.nullable(z.object({ count: amount, isMore: z.boolean() })),
    /** Median from an interview's end to its first decision, over 90 days; null before the first one. */
    hoursToDecision: z.nullable(z.number()),
    /** How many people have an active application of a stage; of the newest 10,000. */
    funnel: z.nullable(z.array(z.object({ kind: stageKind, count: amount }))),
    /** Active applications that were promised a reply by a time that has passed, the oldest promise first. */
    overdue: listOf(reply),
    /** Those that end within a day. A node of before says nothing of them, nor of the next. */
    dueSoon: z.optional(listOf(reply)),
    /** Applications that nobody has opened, the newest first. */
    unread: z.optional(
      listOf(
        z.object({
          applicationID: id,
          candidateID: id,
          jobID: id,
          candidateName: z.string(),
          jobTitle: z.string(),
          appliedAt: instant,
        }),
      ),
    ),
    /** Recordings that a candidate asked to be gone and that are still there. A node of before says nothing. */
    askedDeletions: z.optional(
      listOf(
        z.object({
          interviewScheduleID: id,
          candidateName: z.string(),
          jobTitle: z.string(),
          /** By when the law has it gone. */
          replyBy: instant,
          isHeld: z.boolean(),
          kind: z.enum(['bot', 'live']),
        }),
      ),
    ),
    /** Invitations nobody has begun whose link ends within 48 hours, the next to end first. */
    closing: listOf(
      z.object({
        interviewScheduleID: id,
        candidateName: z.string(),
        jobTitle: z.string(),
        closesAt: instant,
      }),
    ),
    /** null once every step was done; steps that the caller may not take are left out. */
    checklist: z.nullable(z.array(z.object({ step: checklistStep, isDone: z.boolean() }))),
  }),
  errors: {},
  access: { kind: 'company', roles: ['COMPANY_ADMIN', 'COMPANY_USER'] },
  example: { query: { dayStart: '2026-11-20T23:00:00Z' } },
});
