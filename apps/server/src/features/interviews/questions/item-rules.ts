import { ANSWERS_FOR_FIGURES } from '@candor/contract/interviews/question-rules';

/**
 * What is counted over the answers to one version of a question. Classical item analysis: Lord and Novick,
 * Statistical Theories of Mental Test Scores (1968), chapter 15; Crocker and Algina, Introduction to Classical and
 * Modern Test Theory (1986), chapter 14.
 *
 * Counted are candidates who saw the question in an interview that is over. One that was seen and left open is a
 * wrong answer (an omission); one that the candidate never came to says nothing about the question (“not reached”)
 * and is left out.
 */
export type ItemSums = {
  readonly answered: number;
  readonly correct: number;
  /** Of these, who saw at least one other question: only they have a rest score. */
  readonly paired: number;
  readonly pairedCorrect: number;
  /**
   * The rest score is the share of right answers among the other questions that the candidate saw: a share, because
   * each candidate is asked other questions; the rest, because a question must not be compared with itself.
   */
  readonly restSum: number;
  readonly restSquares: number;
  /** Of those who answered right. */
  readonly restSumOfCorrect: number;
};

/** Share of right answers, 0 to 1; null without an answer. Often called the p-value or difficulty. */
export const facilityOf = ({ answered, correct }: ItemSums): number | null =>
  answered === 0 ? null : correct / answered;

/**
 * The corrected point-biserial correlation, -1 to 1: whether those who do well elsewhere do well here. It is
 * Pearson's r between right or wrong (1, 0) and the rest score; null where one of the two never differs. Crocker and
 * Algina call below 0.20 poor; below zero the key is probably wrong.
 */
export function discriminationOf(sums: ItemSums): number | null {
  const { paired: n, pairedCorrect, restSum, restSquares, restSumOfCorrect } = sums;
  if (n < 2) return null;
  const share = pairedCorrect / n;
  const mean = restSum / n;
  const variance = (restSquares - n * mean * mean) / n;
  const spread = Math.sqrt(Math.max(0, variance) * share * (1 - share));
  // What the rounding of sums leaves of no variance.
  if (spread < 1e-9) return null;
  const covariance = restSumOfCorrect / n - share * mean;
  return Math.max(-1, Math.min(1, covariance / spread));
}

export type Figures = {
  readonly exposure: number;
  readonly answered: number;
  readonly facility: number | null;
  readonly discrimination: number | null;
};

/** What is shown of them: too few answers say nothing yet. */
export function shownFigures(
  figures: Partial<{ [K in keyof Figures]: Figures[K] | null }>,
): Figures {
  const { exposure, answered, facility, discrimination } = figures;
  const isEnough = (answered ?? 0) >= ANSWERS_FOR_FIGURES;
  return {
    exposure: exposure ?? 0,
    answered: answered ?? 0,
    facility: isEnough ? (facility ?? null) : null,
    discrimination: isEnough ? (discrimination ?? null) : null,
  };
}
