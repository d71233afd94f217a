import type { KitContent, Point } from './kit-rules.ts';

export const recommendations = ['strong-no', 'no', 'yes', 'strong-yes'] as const;
export type Recommendation = (typeof recommendations)[number];

/** For so long a scorecard that was sent is corrected in place; later it becomes a new version with a reason. */
export const EDIT_HOURS = 24;
export const SCORE_NOTE_MOST = 1000;
export const ANSWER_MOST = 4000;
export const SUMMARY_MOST = 4000;
export const OWN_NOTES_MOST = 20_000;
export const CHANGE_REASON_MOST = 500;

export type ScorecardContent = {
  /** One for each attribute of the kit, in its order. */
  scores: { point: Point | null; note: string }[];
  /** One for each question of the kit. */
  answers: string[];
  recommendation: Recommendation | null;
  summary: string;
  /** For whoever wrote them alone. */
  notes: string;
};

type Asked = Pick<KitContent, 'attributes' | 'questions'>;

export const nothingAsked: Asked = { attributes: [], questions: [] };

export const emptyScorecard = ({ attributes, questions }: Asked): ScorecardContent => ({
  scores: attributes.map(() => ({ point: null, note: '' })),
  answers: questions.map(() => ''),
  ...{ recommendation: null, summary: '', notes: '' },
});

/** Whether it answers this kit, and not another version of it. */
export const fits = ({ scores, answers }: ScorecardContent, asked: Asked): boolean =>
  scores.length === asked.attributes.length && answers.length === asked.questions.length;

/** What must be there before it is sent, by its path. */
export const missingIn = (
  { scores, recommendation }: ScorecardContent,
  { attributes }: Asked,
): string[] => [
  ...attributes.flatMap(({ isMust }, index) =>
    isMust && scores[index]?.point === null ? [`scores.${index}.point`] : [],
  ),
  ...(recommendation === null ? ['recommendation'] : []),
];

/** Two points apart is no difference of taste any more. */
const APART = 2;

export type Spread = {
  readonly count: number;
  readonly least: Point | null;
  readonly most: Point | null;
  readonly mean: number | null;
  readonly isApart: boolean;
};

export function spreadOf(points: readonly (Point | null)[]): Spread {
  const given = points.filter((point) => point !== null);
  if (given.length === 0) return { count: 0, least: null, most: null, mean: null, isApart: false };
  const sorted = given.toSorted((a, b) => a - b);
  const [least = null, most = null] = [sorted[0], sorted.at(-1)];
  const sum = given.reduce<number>((all, point) => all + point, 0);
  return {
    ...{ count: given.length, least, most, mean: sum / given.length },
    isApart: least !== null && most !== null && most - least >= APART,
  };
}

/** Whether some would hire and others would not. */
export const isDivided = (given: readonly (Recommendation | null)[]): boolean =>
  given.some((one) => one === 'no' || one === 'strong-no') &&
  given.some((one) => one === 'yes' || one === 'strong-yes');
