import { OPTIONS_LEAST, OPTIONS_MOST, OPTIONS_MOST_WORD } from './option-rules.ts';

/** What a question of the bank may say: the same rules in the page, in the import and on the server. */

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];
export const questionStatuses = ['draft', 'review', 'live', 'retired'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

export const STEM_MOST = 4000;
export const CODE_MOST = 8000;
export const OPTION_TEXT_MOST = 1000;
export const EXPLANATION_MOST = 4000;
export const SKILL_NAME_MOST = 80;
export const ALT_MOST = 300;
export const REPORT_MOST = 500;
/** In seconds. */
export const HINT_LEAST = 5;
export const HINT_MOST = 3600;
/** Two megabytes, as decimal as the message says it. */
export const IMAGE_MOST_BYTES = 2_000_000;
/** Below this many answers a figure says more about chance than about the question. Ours. */
export const ANSWERS_FOR_FIGURES = 30;
export const IMPORT_MOST_ROWS = 5000;
export const IMPORT_MOST_CHARACTERS = 8_000_000;

export type QuestionText = {
  readonly stem: string;
  readonly code: string | null;
  readonly imageID: number | null;
  readonly imageAlt: string;
  readonly skillName: string;
  readonly difficulty: Difficulty;
  readonly timeHintSeconds: number | null;
  readonly explanation: string | null;
  /** In the order of their labels. */
  readonly options: readonly string[];
  /** Position of the right option, from 0. */
  readonly key: number;
};

/** `path` names the field as the contract does: `stem`, `options.1`, `key`. */
export type QuestionProblem = { readonly path: string; readonly message: string };

const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

/** Everything that keeps a question from being stored, in the order of the form. */
export function questionProblems(question: QuestionText): QuestionProblem[] {
  const problems: QuestionProblem[] = [];
  const add = (path: string, message: string) => problems.push({ path, message });
  if (isBlank(question.stem)) add('stem', 'Write the question.');
  if (question.stem.length > STEM_MOST) add('stem', tooLong(STEM_MOST));
  if ((question.code ?? '').length > CODE_MOST) add('code', tooLong(CODE_MOST));
  if (question.imageID !== null && isBlank(question.imageAlt)) {
    add('imageAlt', 'Describe the picture for those who do not see it.');
  }
  if (isBlank(question.skillName)) add('skillName', 'Choose a skill, or name a new one.');
  if (question.skillName.length > SKILL_NAME_MOST) add('skillName', tooLong(SKILL_NAME_MOST));
  if (!isHint(question.timeHintSeconds)) {
    add('timeHintSeconds', `Give whole seconds from ${HINT_LEAST} to ${HINT_MOST}, or nothing.`);
  }
  if ((question.explanation ?? '').length > EXPLANATION_MOST) {
    add('explanation', tooLong(EXPLANATION_MOST));
  }
  return [...problems, ...optionProblems(question)];
}

const isHint = (seconds: number | null): boolean =>
  seconds === null || (Number.isInteger(seconds) && seconds >= HINT_LEAST && seconds <= HINT_MOST);

const tooLong = (most: number): string => `Use at most ${most} characters.`;

function optionProblems({ options, key }: QuestionText): QuestionProblem[] {
  const problems: QuestionProblem[] = [];
  const add = (path: string, message: string) => problems.push({ path, message });
  const seen = new Set<string>();
  for (const [index, option] of options.entries()) {
    const path = `options.${index}`;
    const plain = option.trim();
    if (plain === '') {
      add(
        path,
        index < OPTIONS_LEAST
          ? 'A question needs at least two options.'
          : 'Write this option, or remove it.',
      );
    } else if (seen.has(plain)) add(path, 'This option is there already.');
    if (option.length > OPTION_TEXT_MOST) add(path, tooLong(OPTION_TEXT_MOST));
    seen.add(plain);
  }
  if (options.length < OPTIONS_LEAST) add('options.0', 'A question needs at least two options.');
  if (options.length > OPTIONS_MOST)
    add('options.0', `A question has at most ${OPTIONS_MOST_WORD} options.`);
  if (options[key] === undefined) add('key', 'Say which option is right.');
  return problems;
}

/** Questions that change their state together. */
export const MOVED_AT_ONCE = 100;

/** Where a state may lead. A live question is left by retiring it, or by a newer version that goes live. */
const nextStates: Readonly<Record<QuestionStatus, readonly QuestionStatus[]>> = {
  draft: ['review', 'retired'],
  review: ['draft', 'live', 'retired'],
  live: ['retired'],
  retired: ['live'],
};

export const mayBecome = (from: QuestionStatus, to: QuestionStatus): boolean =>
  nextStates[from].includes(to);

/**
 * Whether an edit may change the row itself. What was ever live may have been shown, and what is in a report must
 * read as the candidate read it.
 */
export const isChangedInPlace = (status: QuestionStatus): boolean =>
  status === 'draft' || status === 'review';
