type Scores = readonly { readonly percent: number; readonly interviews: number }[];

/** How many would have passed at this mark; the percents are whole and rounded down, as marks are whole. */
export const passedAt = (scores: Scores, mark: number): number =>
  scores.reduce((sum, { percent, interviews }) => sum + (percent >= mark ? interviews : 0), 0);

/** Sums of fewer are people. */
export const FEWEST_WEIGHED = 5;

export const countOf = (scores: Scores): number =>
  scores.reduce((sum, { interviews }) => sum + interviews, 0);
