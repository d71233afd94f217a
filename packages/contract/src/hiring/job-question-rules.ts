/** What a job asks of whoever applies, and what counts as an answer: the same rules in the page and on the server. */

export const questionKinds = [
  'short-text',
  'long-text',
  'number',
  'date',
  'yes-no',
  'single-choice',
  'multiple-choice',
  'link',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const QUESTIONS_MOST = 20;
export const OPTIONS_MOST = 20;
export const QUESTION_LABEL_MOST = 300;
export const OPTION_MOST = 120;
/** Characters of an answer. */
export const SHORT_ANSWER_MOST = 300;
export const LONG_ANSWER_MOST = 5000;

/** What visitors may know of a question. */
export type AskedQuestion = {
  readonly kind: QuestionKind;
  readonly label: string;
  readonly isRequired: boolean;
  /** What can be chosen, in order; empty for kinds without choices. */
  readonly options: readonly string[];
};

export type JobQuestion = AskedQuestion & {
  /** Answers that rule somebody out (`yes`, `no` or options); a person decides, this only says so. */
  readonly knockOut: readonly string[];
};

export const hasOptions = (kind: QuestionKind): boolean =>
  kind === 'single-choice' || kind === 'multiple-choice';

/** The answers that a question can name as ruling somebody out. */
export function knockOutChoices({
  kind,
  options,
}: Pick<AskedQuestion, 'kind' | 'options'>): readonly string[] {
  if (kind === 'yes-no') return ['yes', 'no'];
  return hasOptions(kind) ? options : [];
}

const isBlank = (value: string): boolean => value.trim() === '';
const key = (value: string): string => value.trim().toLowerCase();

/** A sentence for each field, by its path (`questions.0.label`). */
export function questionProblems(
  questions: readonly JobQuestion[],
): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const [index, question] of questions.entries()) {
    const path = `questions.${index}`;
    if (isBlank(question.label)) problems[`${path}.label`] = 'Please write the question.';
    Object.assign(problems, optionProblems(question, path));
    const known = knockOutChoices(question);
    if (question.knockOut.some((answer) => !known.includes(answer))) {
      problems[`${path}.knockOut`] = 'Please choose from the answers of this question.';
    } else if (known.length > 0 && known.every((answer) => question.knockOut.includes(answer))) {
      problems[`${path}.knockOut`] = 'Please leave an answer that rules nobody out.';
    }
  }
  return problems;
}

function optionProblems({ kind, options }: JobQuestion, path: string): Record<string, string> {
  if (!hasOptions(kind)) return {};
  const problems: Record<string, string> = {};
  for (const [index, option] of options.entries()) {
    if (isBlank(option)) problems[`${path}.options.${index}`] = 'Please write this answer.';
    else if (options.findIndex((other) => key(other) === key(option)) < index) {
      problems[`${path}.options.${index}`] = 'This answer is there already.';
    }
  }
  if (options.length < 2) problems[`${path}.options`] = 'Please give at least two answers.';
  return problems;
}

/** `yes` or `no`, a number, chosen options, or text; a day is `2026-11-21`. Null: not answered. */
export type Answer = string | number | readonly string[] | null;

export function isAnswered(answer: Answer): boolean {
  if (answer === null) return false;
  if (typeof answer === 'string') return !isBlank(answer);
  return typeof answer === 'number' || answer.length > 0;
}

/** What is wrong with an answer, or null. */
export function answerProblem(question: AskedQuestion, answer: Answer): string | null {
  if (!isAnswered(answer)) return question.isRequired ? missing[question.kind] : null;
  return judges[question.kind](answer, question);
}

const missing: Readonly<Record<QuestionKind, string>> = {
  'short-text': 'Please answer this question.',
  'long-text': 'Please answer this question.',
  number: 'Please enter a number.',
  date: 'Please choose a day.',
  'yes-no': 'Please choose yes or no.',
  'single-choice': 'Please choose an answer.',
  'multiple-choice': 'Please choose at least one answer.',
  link: 'Please enter a web address.',
};

type Judge = (answer: Answer, question: AskedQuestion) => string | null;

const textWithin =
  (most: number): Judge =>
  (answer) =>
    typeof answer === 'string' && answer.length <= most
      ? null
      : `Please use at most ${most} characters.`;

const judges: Readonly<Record<QuestionKind, Judge>> = {
  'short-text': textWithin(SHORT_ANSWER_MOST),
  'long-text': textWithin(LONG_ANSWER_MOST),
  number: (answer) =>
    typeof answer === 'number' && Number.isFinite(answer) && Math.abs(answer) <= 1e12
      ? null
      : 'Please enter a number.',
  date: (answer) => (typeof answer === 'string' && isDay(answer) ? null : 'Please choose a day.'),
  'yes-no': (answer) => (answer === 'yes' || answer === 'no' ? null : 'Please choose yes or no.'),
  'single-choice': (answer, { options }) =>
    typeof answer === 'string' && options.includes(answer) ? null : 'Please choose an answer.',
  'multiple-choice': (answer, { options }) =>
    Array.isArray(answer) &&
    new Set(answer).size === answer.length &&
    answer.every((each) => options.includes(each))
      ? null
      : 'Please choose from the answers.',
  link: (answer) =>
    typeof answer === 'string' && isWebAddress(answer)
      ? null
      : 'Please enter a web address that begins with https:// or http://.',
};

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const webAddress =
  /^https?:\/\/[^\s/?#@:%"'<>\\]+\.[^\s/?#@:%"'<>\\]+(?::(?<port>\d{1,5}))?(?:[/?#][^\s"'<>\\]*)?$/i;

/**
 * A page on the web and nothing else: what somebody clicks later must not be a script. What is no address to a browser
 * either, as with a port of 99999, could be stored and never be saved again.
 */
export function isWebAddress(text: string): boolean {
  const found = webAddress.exec(text.trim());
  return text.length <= 500 && found !== null && Number(found.groups?.['port'] ?? 0) <= 65_535;
}

/** Whether an answer is among those that rule somebody out. */
export function isKnockOut({ knockOut }: JobQuestion, answer: Answer): boolean {
  if (answer === null || typeof answer === 'number') return false;
  const given = typeof answer === 'string' ? [answer] : answer;
  return given.some((each) => knockOut.includes(each));
}
