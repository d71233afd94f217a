import * as z from 'zod/mini';
import { botQuestion } from './attempts.ts';
import { byMonitor, monitorNames } from './monitor-rules.ts';
import {
  draws,
  EXTRA_MINUTES_MOST,
  FIXED_MOST,
  MINUTES_MOST,
  NAME_MOST,
  PART_COUNT_MOST,
  PARTS_MOST,
  RETENTION_MOST,
} from './tests-rules.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant, text } from '../fields.ts';
import { difficulties } from './question-rules.ts';
import { areas, rights } from '../people/right-rules.ts';

/** PR-3: whoever schedules interviews decides what they hold. */
const access = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.jobs, activityId: rights.questionsAndTests },
} as const;
const params = z.object({ blueprintID: idText });
const exampleParams = { blueprintID: '1' };
const revision = z.int().check(z.positive(), z.maximum(2_000_000_000));

/** What a candidate is granted; a test's are what an invitation begins with. */
export const accommodations = z.object({
  extraMinutes: z.optional(z.int().check(z.nonnegative(), z.maximum(EXTRA_MINUTES_MOST))),
  monitorsOff: z.optional(z.array(z.enum(monitorNames)).check(z.maxLength(monitorNames.length))),
  keyboardNavigation: z.optional(z.boolean()),
  noCamera: z.optional(z.boolean()),
});

const settings = {
  name: text(NAME_MOST),
  draw: z.enum(draws),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  minutes: z.int().check(z.positive(), z.maximum(MINUTES_MOST)),
  passPercent: z.nullable(z.int().check(z.nonnegative(), z.maximum(100))),
  /** Whether the candidate may know the pass mark. */
  showPassMark: z.boolean(),
  monitors: z.object(byMonitor(() => z.boolean())),
  recordScreen: z.boolean(),
  systemAudio: z.enum(['required', 'when-available']),
  retentionDays: z.int().check(z.positive(), z.maximum(RETENTION_MOST)),
  defaultAccommodations: accommodations,
};

const part = z.object({
  skillID: id,
  questionCount: z.int().check(z.positive(), z.maximum(PART_COUNT_MOST)),
  /** Null: any. */
  difficulty: z.nullable(z.enum(difficulties)),
});

export const blueprintBody = z.object({
  ...settings,
  /** Of a random draw, in the order in which the candidate meets the skills. */
  parts: z.array(part).check(z.maxLength(PARTS_MOST)),
  /** Of a fixed list, in its order. */
  familyIDs: z.array(id).check(z.maxLength(FIXED_MOST)),
});
export type BlueprintBody = z.output<typeof blueprintBody>;

export const listBlueprints = endpoint({
  method: 'GET',
  path: '/api/blueprints',
  summary: "The company's tests, each in its newest version",
  query: z.object({
    search: z.optional(text(200)),
    state: z.optional(z.enum(['active', 'archived'])),
    sort: z.optional(z.enum(['updated', 'name'])),
    page: z.optional(
      z.pipe(z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/)), z.transform(Number)),
    ),
  }),
  output: z.object({
    blueprints: z.array(
      z.object({
        /** Of the newest version: what an interview is scheduled with. */
        blueprintID: id,
        version: amount,
        name: z.string(),
        minutes: amount,
        questionCount: amount,
        skillNames: z.array(z.string()),
        draw: z.enum(draws),
        passPercent: z.nullable(amount),
        monitors: settings.monitors,
        recordScreen: z.boolean(),
        systemAudio: settings.systemAudio,
        retentionDays: amount,
        defaultAccommodations: accommodations,
        /** False where there are fewer live questions than it asks for. */
        isReady: z.boolean(),
        isArchived: z.boolean(),
        /** Of all versions; at most 1,000. */
        interviews: amount,
        updatedAt: instant,
      }),
    ),
    total: amount,
    pageSize: amount,
  }),
  errors: {},
  access,
  example: { query: { state: 'active' } },
});

export const getBlueprint = endpoint({
  method: 'GET',
  path: '/api/blueprints/:blueprintID',
  summary: 'One test in its newest version, whichever version is named',
  params,
  output: z.object({
    ...settings,
    blueprintID: id,
    version: amount,
    revision,
    isArchived: z.boolean(),
    /** Sent to somebody in this version, which therefore stays as it is. */
    isSent: z.boolean(),
    updatedAt: instant,
    parts: z.array(z.extend(part, { skillName: z.string() })),
    questions: z.array(
      z.object({
        familyID: id,
        questionID: id,
        stem: z.string(),
        skillName: z.string(),
        difficulty: z.enum(difficulties),
        isLive: z.boolean(),
      }),
    ),
    /** Where it is used, most interviews first; at most 50. */
    usedBy: z.array(z.object({ jobID: id, jobTitle: z.string(), interviews: amount })),
    /**
     * How many of the newest 2,000 interviews that ended, in all its versions, had so many whole percent right. Sums
     * without people, for whoever weighs a pass mark. A node of before says nothing of them.
     */
    scores: z.optional(z.array(z.object({ percent: amount, interviews: amount }))),
  }),
  errors: {},
  access,
  example: { params: exampleParams },
});

const exampleBlueprint = {
  name: 'Backend, 30 minutes',
  draw: 'random',
  shuffleQuestions: true,
  shuffleOptions: false,
  minutes: 30,
  passPercent: 60,
  showPassMark: false,
  monitors: byMonitor(() => true),
  recordScreen: true,
  systemAudio: 'when-available',
  retentionDays: 90,
  defaultAccommodations: {},
  parts: [{ skillID: 1, questionCount: 1, difficulty: null }],
  familyIDs: [],
} as const;

const saved = z.object({ blueprintID: id, version: amount, revision });
const saveErrors = {
  not_a_test: 422,
  too_few_questions: 422,
  unknown_skill: 422,
  unknown_question: 422,
} as const;

export const createBlueprint = endpoint({
  method: 'POST',
  path: '/api/blueprints',
  summary: 'Make a test',
  body: blueprintBody,
  output: saved,
  errors: saveErrors,
  access,
  example: { body: exampleBlueprint },
});

export const saveBlueprint = endpoint({
  method: 'PUT',
  path: '/api/blueprints/:blueprintID',
  summary: 'Change a test; what was sent already stays as it was sent',
  params,
  body: z.extend(blueprintBody, { revision }),
  output: saved,
  errors: { ...saveErrors, changed_meanwhile: 409 },
  access,
  example: { params: exampleParams, body: { ...exampleBlueprint, revision: 1 } },
});

export const cloneBlueprint = endpoint({
  method: 'POST',
  path: '/api/blueprints/:blueprintID/clone',
  summary: 'Make another test with everything that one says',
  params,
  output: saved,
  errors: {},
  access,
  example: { params: exampleParams },
});

export const archiveBlueprint = endpoint({
  method: 'POST',
  path: '/api/blueprints/:blueprintID/archive',
  summary: 'Put a test away, or take it out again',
  params,
  body: z.object({ isArchived: z.boolean() }),
  output: done,
  errors: {},
  access,
  example: { params: exampleParams, body: { isArchived: true } },
});

export const previewBlueprint = endpoint({
  method: 'GET',
  path: '/api/blueprints/:blueprintID/preview',
  summary: 'A draw of the test as a candidate would get it; nothing is stored',
  params,
  output: z.object({
    name: z.string(),
    minutes: amount,
    skillGroups: z.array(
      z.object({ skillID: id, skillName: z.nullable(z.string()), questions: z.array(botQuestion) }),
    ),
  }),
  errors: {},
  access,
  example: { params: exampleParams },
});
