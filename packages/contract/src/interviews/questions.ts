import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, few, id, idText, instant } from '../fields.ts';
import {
  questionAccess as access,
  questionFilters,
  questionPage as page,
} from './question-lists.ts';
import { questionBody, questionFields } from './question-fields.ts';
import {
  difficulties,
  IMAGE_MOST_BYTES,
  MOVED_AT_ONCE,
  questionStatuses,
} from './question-rules.ts';

const params = z.object({ questionID: idText });
const exampleParams = { questionID: '1' };
/** Rises with each change; a question changed since then is refused with `changed_meanwhile`. */
const revision = z.int().check(z.positive(), z.maximum(2_000_000_000));
const status = z.enum(questionStatuses);
const figures = {
  /** Times it was drawn into an interview that is over. */
  exposure: amount,
  /** Times a candidate saw it in these. */
  answered: amount,
  /** Share of right answers; null before there are enough. */
  facility: z.nullable(z.number()),
  /** Corrected point-biserial correlation, -1 to 1; null before there are enough, or where it has no value. */
  discrimination: z.nullable(z.number()),
};

export const questionSorts = [
  'updated',
  'oldest',
  'skill',
  'exposure',
  'facility',
  'discrimination',
] as const;

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/questions',
  summary: 'The question bank: the newest version of each question',
  query: z.object({ ...questionFilters, sort: z.optional(z.enum(questionSorts)), page, few }),
  output: z.object({
    questions: z.array(
      z.object({
        questionID: id,
        revision,
        familyID: id,
        /** The beginning of the stem. */
        stem: z.string(),
        hasCode: z.boolean(),
        hasImage: z.boolean(),
        skillID: id,
        skillName: z.string(),
        difficulty: z.enum(difficulties),
        status,
        version: amount,
        /** The version that interviews draw; null while none is live. */
        liveVersion: z.nullable(amount),
        openReports: amount,
        authorName: z.string(),
        updatedAt: instant,
        ...figures,
      }),
    ),
    /** At most 10,000. */
    total: amount,
    hasMore: z.boolean(),
    pageSize: amount,
    openReports: amount,
    /** When the figures were counted last; null: never, since no interview was over. */
    countedAt: z.nullable(instant),
  }),
  errors: {},
  access,
  example: { query: { status: 'live', page: '1' } },
});

export const listSkills = endpoint({
  method: 'GET',
  path: '/api/questions/skills',
  summary: 'The skills of the question bank, and how many live questions each has',
  output: z.object({
    skills: z.array(
      z.object({
        skillID: id,
        name: z.string(),
        live: z.object({ easy: amount, medium: amount, hard: amount }),
      }),
    ),
  }),
  errors: {},
  access,
  example: {},
});

export const getQuestion = endpoint({
  method: 'GET',
  path: '/api/questions/:questionID',
  summary: 'One version of a question, with the history of its family',
  params,
  output: z.object({
    ...questionFields,
    questionID: id,
    familyID: id,
    skillID: id,
    version: amount,
    revision,
    status,
    isLatest: z.boolean(),
    imageURL: z.nullable(z.string()),
    authorName: z.string(),
    createdAt: instant,
    updatedAt: instant,
    ...figures,
    /** Newest first. */
    history: z.array(
      z.object({
        questionID: id,
        version: amount,
        status,
        authorName: z.string(),
        createdAt: instant,
        ...figures,
      }),
    ),
  }),
  errors: {},
  access,
  example: { params: exampleParams },
});

const exampleQuestion = {
  stem: 'Which statement reads rows?',
  code: null,
  imageID: null,
  imageAlt: '',
  skillName: 'SQL',
  difficulty: 'easy',
  timeHintSeconds: 60,
  explanation: 'SELECT reads; the others write.',
  options: ['SELECT', 'INSERT', 'UPDATE'],
  key: 0,
} as const;

const saved = z.object({ questionID: id, version: amount, revision });
const saveErrors = { not_a_question: 422, unknown_image: 422 } as const;

export const createQuestion = endpoint({
  method: 'POST',
  path: '/api/questions',
  summary: 'Write a question; it is a draft',
  body: questionBody,
  output: saved,
  errors: saveErrors,
  access,
  example: { body: exampleQuestion },
});

export const saveQuestion = endpoint({
  method: 'PUT',
  path: '/api/questions/:questionID',
  summary: 'Change a draft, or begin a new version of what was live',
  params,
  body: z.extend(questionBody, { revision }),
  output: saved,
  errors: { ...saveErrors, changed_meanwhile: 409, not_latest: 409 },
  access,
  example: { params: exampleParams, body: { ...exampleQuestion, revision: 1 } },
});

export const moveQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/:questionID/status',
  summary: 'Send to review, put live, take back, or retire',
  params,
  body: z.object({ status, revision }),
  output: saved,
  errors: { changed_meanwhile: 409, wrong_status: 409, not_latest: 409 },
  access,
  example: { params: exampleParams, body: { status: 'retired', revision: 1 } },
});

const moved = z.object({
  moved: z.array(
    z.object({
      questionID: id,
      revision,
      /** The state it was in. */
      from: status,
      /** The live version of its family that made room for it. */
      replaced: z.nullable(id),
    }),
  ),
  /** Those that stayed as they were, and why. */
  left: z.array(
    z.object({
      questionID: id,
      why: z.enum(['changed_meanwhile', 'wrong_status', 'not_latest', 'was_shown']),
    }),
  ),
});
const many = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.array(z.object(shape)).check(z.minLength(1), z.maxLength(MOVED_AT_ONCE));

/** All or, for reasons that are told, some of them; a question of another company refuses the whole request. */
export const moveQuestions = endpoint({
  method: 'POST',
  path: '/api/questions/statuses',
  summary: 'Move many questions to a state',
  body: z.object({ status, questions: many({ questionID: id, revision }) }),
  output: moved,
  errors: {},
  access,
  example: { body: { status: 'review', questions: [{ questionID: 1, revision: 1 }] } },
});

/** What was shown to a candidate meanwhile does not go back to being written. */
export const takeBackMoves = endpoint({
  method: 'POST',
  path: '/api/questions/statuses/undo',
  summary: 'Give many questions the states back that they were moved from',
  body: z.object({
    questions: many({ questionID: id, revision, status, replaced: z.nullable(id) }),
  }),
  output: moved,
  errors: {},
  access,
  example: {
    body: { questions: [{ questionID: 1, revision: 2, status: 'draft', replaced: null }] },
  },
});

export const uploadQuestionImage = endpoint({
  method: 'POST',
  path: '/api/questions/images',
  summary: 'Keep a picture for a question',
  body: z.object({
    base64: z
      .string()
      .check(z.maxLength(Math.ceil(IMAGE_MOST_BYTES / 3) * 4), z.regex(/^[A-Za-z\d+/]+={0,2}$/)),
  }),
  output: z.object({ imageID: id, imageURL: z.string() }),
  errors: { not_an_image: 422 },
  access,
  bodyLimit: 2_800_000,
  example: { body: { base64: 'iVBORw0KGgo=' } },
});
