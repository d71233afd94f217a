import * as z from 'zod/mini';
import { id, text } from '../fields.ts';
import { OPTIONS_MOST } from './option-rules.ts';
import {
  ALT_MOST,
  CODE_MOST,
  difficulties,
  EXPLANATION_MOST,
  HINT_LEAST,
  HINT_MOST,
  OPTION_TEXT_MOST,
  SKILL_NAME_MOST,
  STEM_MOST,
} from './question-rules.ts';

/** What a person writes of a question. What the fields mean together is checked by `questionProblems`. */
export const questionFields = {
  stem: text(STEM_MOST),
  code: z.nullable(text(CODE_MOST)),
  imageID: z.nullable(id),
  imageAlt: text(ALT_MOST),
  /** An existing skill's, or a new one's. */
  skillName: text(SKILL_NAME_MOST),
  difficulty: z.enum(difficulties),
  timeHintSeconds: z.nullable(z.int().check(z.minimum(HINT_LEAST), z.maximum(HINT_MOST))),
  explanation: z.nullable(text(EXPLANATION_MOST)),
  options: z.array(text(OPTION_TEXT_MOST)).check(z.maxLength(OPTIONS_MOST)),
  /** Position of the right option, from 0. */
  key: z.int().check(z.nonnegative(), z.maximum(OPTIONS_MOST - 1)),
};

export const questionBody = z.object(questionFields);
export type QuestionBody = z.output<typeof questionBody>;
