import { RETENTION_COUNTED_MOST } from '@candor/contract/operations/retention';
import {
  problemOfRule,
  RETENTION_MOST_DAYS,
  retentionBounds,
  type RetentionKind,
} from '@candor/contract/operations/retention-rules';
import { locale } from '../../../ui/reader-locale.ts';

type Words = {
  readonly name: string;
  readonly text: string;
  /** One, and several. */
  readonly unit: readonly [string, string];
};

export const kindWords: Readonly<Record<RetentionKind, Words>> = {
  recordings: {
    name: 'Recordings',
    text: 'Screen, camera and sound, from the end of the interview. Never longer than the candidate was told.',
    unit: ['recording', 'recordings'],
  },
  'monitor-evidence': {
    name: 'What monitors reported',
    text: 'Flags with their times, verdicts on them and what the room noticed, from the end of the interview. Score and decision stay.',
    unit: ['interview’s reports', 'interviews’ reports'],
  },
  interviews: {
    name: 'Interviews with answers',
    text: 'Questions, answers, score, notes and decision, from the end. Recording and reports go with them at the latest.',
    unit: ['interview', 'interviews'],
  },
  applications: {
    name: 'Rejected and withdrawn applications',
    text: 'Letter, answers, CV, history and interviews, from the decision. Who applied on your career page was promised at most 12 months.',
    unit: ['application', 'applications'],
  },
  'talent-pool': {
    name: 'People for other jobs',
    text: 'Who agreed to be kept, for at most 24 months; and who was added by a colleague, since something last happened.',
    unit: ['person', 'people'],
  },
  messages: {
    name: 'Mails to candidates',
    text: 'The words of mails that were sent or taken back.',
    unit: ['mail', 'mails'],
  },
};

const number = new Intl.NumberFormat(locale);

/** “1 recording”, “1,204 recordings”, “more than 10,000 recordings”. */
export function countText(kind: RetentionKind, count: number): string {
  const [one, several] = kindWords[kind].unit;
  if (count > RETENTION_COUNTED_MOST) {
    return `more than ${number.format(RETENTION_COUNTED_MOST)} ${several}`;
  }
  return `${count === 0 ? 'no' : number.format(count)} ${count === 1 ? one : several}`;
}

export const daysSaved = 'The days are saved.';

export type RuleValues = { readonly days: string; readonly reason: string };

export const daysOf = (typed: string): number =>
  /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN;

export function problemsOf(
  kind: RetentionKind,
  { days, reason }: RuleValues,
): Readonly<Record<string, string>> {
  const { least, usual } = retentionBounds[kind];
  const range = `Give a whole number from ${least} to ${RETENTION_MOST_DAYS}.`;
  const problem = problemOfRule(kind, { days: daysOf(days), reason });
  if (problem === null) return {};
  if (problem === 'no-reason') return { reason: `Say why it is kept longer than ${usual} days.` };
  return { days: range };
}
