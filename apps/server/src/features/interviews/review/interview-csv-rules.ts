import type { CsvValue } from '../../../platform/csv/csv-rules.ts';

export const interviewsHeading = [
  ...['Candidate', 'E-mail', 'Job', 'State', 'Decision', 'Invited', 'Started', 'Ended'],
  ...['Correct', 'Questions', 'Score (%)', 'Recording'],
] as const;

type Listed = {
  readonly candidateName: string;
  readonly candidateEmail: string;
  readonly jobTitle: string;
  readonly state: string;
  readonly decision: string | null;
  readonly invitedAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly correctCount: number | null;
  readonly questionCount: number | null;
  readonly recording: string;
};

/** A line of the list; instants are UTC. */
export function interviewRow(row: Listed): CsvValue[] {
  const { correctCount, questionCount } = row;
  const score =
    correctCount === null || !questionCount
      ? null
      : Math.round((correctCount * 100) / questionCount);
  return [
    ...[row.candidateName.trim(), row.candidateEmail, row.jobTitle, row.state, row.decision],
    ...[row.invitedAt, row.startedAt, row.endedAt].map((at) => at?.toISOString() ?? null),
    ...[correctCount, questionCount, score, row.recording],
  ];
}
