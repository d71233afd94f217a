import type { Decision, DecisionStep, Review } from './review-queries.ts';

export const decisionWords: Readonly<Record<DecisionStep, string>> = {
  advance: 'Advanced',
  reject: 'Rejected',
  hold: 'On hold',
  open: 'Taken back',
};

/** What can be decided, with the letter that begins it. */
export const choices: readonly {
  readonly decision: Decision;
  readonly text: string;
  readonly key: string;
}[] = [
  { decision: 'advance', text: 'Advance', key: 'a' },
  { decision: 'hold', text: 'Hold', key: 'h' },
  { decision: 'reject', text: 'Reject', key: 'r' },
];

/** A decision is taken back, and the application that went along with it is not. */
export const applicationStays = (mayMove: boolean): string =>
  mayMove
    ? 'The application has moved on since and stays where it is.'
    : 'The application stays where it is.';

export const appealWaitsWords = {
  waits:
    'An appeal against the decision waits for an answer. Until then only those who decided first decide here.',
  answer: 'Appeals',
} as const;

export const decisionKeyWords = { title: 'Decision', next: 'Next report that waits' } as const;

/** The button's words: a way on says where to. */
export function choiceText(
  decision: Decision,
  { application }: Pick<Review, 'application'>,
  may: MayStep,
): string {
  if (decision === 'advance' && stepOf(decision, application, may) === 'move') {
    return `Move to ${application?.nextStage}`;
  }
  return choices.find((one) => one.decision === decision)?.text ?? '';
}

/** Moving and rejecting applications are rights of their own. */
export type MayStep = { readonly move: boolean; readonly reject: boolean };

/** What would happen to the application with a decision; null where there is none that this reader could move. */
export function stepOf(
  decision: Decision,
  application: Review['application'],
  may: MayStep,
): 'move' | 'reject' | null {
  if (application?.status !== 'active' || decision === 'hold') return null;
  if (decision === 'reject') {
    return may.reject && application.tellsReasons !== true ? 'reject' : null;
  }
  return application.nextStage === null || !may.move ? null : 'move';
}

/** Said beside a rejection that the application does not go with, because its candidate is told why. */
export const rejectsApart = (
  decision: Decision,
  application: Review['application'],
  may: MayStep,
): string | null =>
  decision === 'reject' &&
  may.reject &&
  application?.status === 'active' &&
  application.tellsReasons === true
    ? 'The application stays for now. The law of this job has the candidate told why: reject it in the pipeline, where you write that.'
    : null;

/** What the audit log calls what was done; what is not here is shown as it is. */
const actions: Readonly<Record<string, string>> = {
  'interview.decided': 'Decision',
  'interview.noted': 'Note',
  'proctoring.judged': 'Verdict on an episode',
  'attempt.started': 'Interview started',
  'attempt.submitted': 'Interview submitted',
  'attempt.timed-out': 'Time ran out',
  'recording.shared': 'Recording shared',
  'recording.published': 'Recording ready',
  'recording.deletion-asked': 'Deletion of the recording asked for',
  'recording.deleted-as-asked': 'Recording deleted as asked',
  'recording.deletion-asked-again': 'Deletion asked for again, after a backup',
};

export function actionWords(action: string): string {
  const known = actions[action];
  if (known !== undefined) return known;
  const plain = action.replaceAll(/[.-]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
