import type { ImpactReport } from './impact-queries.ts';

type Question = ImpactReport['questions'][number];
type Step = Question['steps'][number];

export const questionWords: Readonly<Record<Question['question'], string>> = {
  gender: 'Gender',
  age: 'Age',
  ethnicity: 'Race and ethnicity',
  disability: 'Disability',
};

export const stepWords: Readonly<Record<Step['step'], string>> = {
  whole: 'Overall: applied to hired',
  invited: 'Applied to bot interview',
  passed: 'Bot interview to the next stage',
  hired: 'Next stage to hired',
};

/** The fraction as the rule is told: 0.75. Never rounded up to the limit. */
export const ratioText = (ratio: number | null): string =>
  ratio === null ? '–' : (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2);

export function groupNote(group: Step['groups'][number]): string {
  if (group.isHighest) return 'Highest rate';
  return group.isFlagged ? '▼ Under four fifths' : 'No';
}

/** How likely by chance alone. */
export function chanceText(p: number | null): string {
  if (p === null) return '–';
  if (p < 0.001) return 'p < 0.001';
  return `p = ${p.toFixed(p < 0.1 ? 3 : 2)}`;
}
