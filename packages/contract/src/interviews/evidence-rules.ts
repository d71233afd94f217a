/** What a candidate writes of one flag at most, and of how many at once. */
export const EXPLANATION_MOST = 2000;
export const EXPLANATIONS_AT_ONCE = 50;
