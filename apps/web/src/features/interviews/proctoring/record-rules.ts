import { counterNames } from '@candor/contract/interviews/violation-rules';

/** A counter of the specification, in words: `NoFace` is “No face”. */
function counterWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** MS-6: the counters in the order of the specification; those at nothing are left out. */
export function counterRows(
  counters: Readonly<Record<string, number>>,
): readonly (readonly [name: string, count: number])[] {
  return counterNames
    .map((name) => [counterWords(name), counters[name] ?? 0] as const)
    .filter(([, count]) => count > 0);
}

type Ended = {
  readonly endReason:
    | 'IMMEDIATE_VIOLATION'
    | 'MANUAL_SUBMIT'
    | 'PANEL_CLOSED'
    | 'INTERVIEW_COMPLETED'
    | null;
  readonly isReported: boolean;
};

const endings: Readonly<Record<NonNullable<Ended['endReason']>, string>> = {
  IMMEDIATE_VIOLATION: 'ended at once by a violation',
  MANUAL_SUBMIT: 'ended by the submission',
  PANEL_CLOSED: 'the monitors were closed',
  INTERVIEW_COMPLETED: 'ended with the interview',
};

/** How a session of the monitors ended, and who says so. */
export function endingWords({ endReason, isReported }: Ended): string {
  if (endReason === null) return 'still running';
  if (isReported) return endings[endReason];
  return endReason === 'PANEL_CLOSED'
    ? 'the page was left, reloaded or opened elsewhere; counted by the server'
    : `${endings[endReason]}; the page did not say so, counted by the server`;
}
