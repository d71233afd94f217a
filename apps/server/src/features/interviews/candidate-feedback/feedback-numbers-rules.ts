import {
  feedbackAspects,
  feedbackPoints,
  type FeedbackAspect,
  type FeedbackScores,
} from '@candor/contract/interviews/candidate-feedback-rules';
import { shownPeople } from './feedback-state-rules.ts';

export type JobNumbers = {
  readonly people: number;
  readonly counts: Record<FeedbackAspect, number[]>;
};

/** Of each job that has enough of them; the rows in the order in which they came, and the newest of them wait. */
export function countsByJob(
  rows: readonly (FeedbackScores & { readonly jobId: number })[],
): ReadonlyMap<number, JobNumbers> {
  const found = new Map<number, JobNumbers>();
  for (const [jobId, all] of Map.groupBy(rows, (row) => row.jobId)) {
    const people = shownPeople(all.length);
    if (people === 0) continue;
    const shown = all.slice(0, people);
    const counts = Object.fromEntries(
      feedbackAspects.map((aspect) => [
        aspect,
        feedbackPoints.map((point) => shown.filter((row) => row[aspect] === point).length),
      ]),
    ) as JobNumbers['counts'];
    found.set(jobId, { people, counts });
  }
  return found;
}
