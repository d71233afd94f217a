import { SMALLEST_GROUP } from '../hiring/equality-rules.ts';

/** What a candidate is asked of a live interview. */
export const feedbackAspects = ['overall', 'prepared', 'respect', 'relevance'] as const;
export type FeedbackAspect = (typeof feedbackAspects)[number];

/** From “not at all” to “fully”. */
export const feedbackPoints = [1, 2, 3, 4, 5] as const;
export type FeedbackPoint = (typeof feedbackPoints)[number];

export const FEEDBACK_COMMENT_MOST = 4000;
/** For so long after the interview it can be given, and for so long after that it can be changed. */
export const FEEDBACK_DAYS = 30;
export const FEEDBACK_EDIT_HOURS = 24;

/** Numbers grow by so many people at once: none is the difference of two others. */
export const FEEDBACK_STEP = SMALLEST_GROUP;

export type FeedbackScores = Record<FeedbackAspect, FeedbackPoint>;

/** How many gave each point, from the lowest. */
export type FeedbackCounts = readonly number[];

export const meanOf = (counts: FeedbackCounts): number | null => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  return counts.reduce((sum, count, at) => sum + count * (at + 1), 0) / all;
};

/** Between which points the answers lie. */
export const rangeOf = (counts: FeedbackCounts): readonly [number, number] | null => {
  const least = counts.findIndex((count) => count > 0);
  return least < 0 ? null : [least + 1, counts.findLastIndex((count) => count > 0) + 1];
};
