import { hasOptions, type JobQuestion } from '@candor/contract/hiring/job-question-rules';
import type { JobProblems } from '@candor/contract/hiring/job-rules';

/** As typed: a knock-out belongs to its answer, so that it stays when the answer's words change. */
export type QuestionValues = {
  kind: string;
  label: string;
  isRequired: boolean;
  options: { text: string; isKnockOut: boolean }[];
  /** Of a yes-no question: what rules out, or empty. */
  yesNoKnockOut: string;
};

export const emptyQuestion = (): QuestionValues => ({
  kind: 'yes-no',
  label: '',
  isRequired: true,
  options: [],
  yesNoKnockOut: '',
});

/** The select offers what the contract takes, so the chosen word is one of its kinds. */
export function questionOf(values: QuestionValues): JobQuestion {
  const kind = values.kind as JobQuestion['kind'];
  const options = hasOptions(kind) ? values.options : [];
  const { yesNoKnockOut: ruledOut } = values;
  return {
    kind,
    label: values.label,
    isRequired: values.isRequired,
    options: options.map(({ text }) => text),
    knockOut:
      kind === 'yes-no'
        ? [ruledOut].filter(Boolean)
        : options.filter(({ isKnockOut }) => isKnockOut).map(({ text }) => text),
  };
}

export function questionValuesOf(question: JobQuestion): QuestionValues {
  const { kind, label, isRequired, options, knockOut } = question;
  return {
    kind,
    label,
    isRequired,
    options: options.map((text) => ({ text, isKnockOut: knockOut.includes(text) })),
    yesNoKnockOut: kind === 'yes-no' ? (knockOut[0] ?? '') : '',
  };
}

/** The field that shows the problem of a path of the contract. */
export const fieldPath = (path: string): string =>
  path.replace(/^(questions\.\d+\.options\.\d+)$/, '$1.text');

export const questionProblemsOf = (problems: JobProblems): JobProblems =>
  Object.fromEntries(Object.entries(problems).map(([path, text]) => [fieldPath(path), text]));
