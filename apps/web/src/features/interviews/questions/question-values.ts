import { OPTIONS_LEAST, optionLabels } from '@candor/contract/interviews/option-rules';
import { questionProblems } from '@candor/contract/interviews/question-rules';
import type { Question, QuestionBody } from './question-queries.ts';

/** What the fields hold: text, as it is typed. */
export type QuestionValues = {
  readonly stem: string;
  readonly code: string;
  readonly imageID: number | null;
  readonly imageURL: string | null;
  readonly imageAlt: string;
  readonly skillName: string;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  readonly timeHintSeconds: string;
  readonly explanation: string;
  readonly options: readonly { readonly text: string }[];
  readonly key: number;
};

export const emptyQuestion: QuestionValues = {
  ...{ stem: '', code: '', imageID: null, imageURL: null, imageAlt: '', skillName: '' },
  ...{ difficulty: 'medium', timeHintSeconds: '', explanation: '', key: 0 },
  options: optionLabels.map(() => ({ text: '' })),
};

export function valuesOf(question: Question): QuestionValues {
  const { stem, imageID, imageURL, imageAlt, skillName, difficulty, key } = question;
  return {
    ...{ stem, imageID, imageURL, imageAlt, skillName, difficulty, key },
    code: question.code ?? '',
    explanation: question.explanation ?? '',
    timeHintSeconds: question.timeHintSeconds === null ? '' : String(question.timeHintSeconds),
    options: question.options.map((text) => ({ text })),
  };
}

/** Empty options at the end are places that nobody filled in. */
export function bodyOf(values: QuestionValues): QuestionBody {
  const { imageURL: _url, code, explanation, timeHintSeconds, ...kept } = values;
  const texts = values.options.map(({ text }) => text);
  const last = texts.findLastIndex((text) => text.trim() !== '');
  return {
    ...kept,
    code: code.trim() === '' ? null : code,
    explanation: explanation.trim() === '' ? null : explanation,
    timeHintSeconds: secondsOf(timeHintSeconds),
    options: texts.slice(0, Math.max(OPTIONS_LEAST, last + 1)),
  };
}

/** NaN for what is no number: the rules say so at the field. */
const secondsOf = (text: string): number | null =>
  text.trim() === '' ? null : /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN;

/** By path of the form's field. */
export function problemsOf(values: QuestionValues): Record<string, string> {
  const problems = questionProblems(bodyOf(values));
  return Object.fromEntries(
    problems.map(({ path, message }) => [fieldPath(path), message] as const).toReversed(),
  );
}

/** The contract's `options.1` is the form's `options.1.text`. */
export const fieldPath = (path: string): string =>
  path.replace(/^options\.(\d)$/, 'options.$1.text');
