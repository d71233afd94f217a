export type Decision = 'advance' | 'reject' | 'hold';
/** `open` takes the decision before it back. */
export type DecisionStep = Decision | 'open';

/** The newest line of the history stands; null while somebody has yet to decide. */
export const standing = (newest: DecisionStep | undefined): Decision | null =>
  newest === undefined || newest === 'open' ? null : newest;

export type DecisionRefusal = 'not_over' | 'changed_meanwhile' | 'no_change' | 'reason_needed';

/**
 * Why a step may not be added to the history, or null. A reason is asked for where the next reader would ask: what
 * was against it, or what is being waited for.
 */
export function refusalOf(
  step: { readonly decision: DecisionStep; readonly reason: string; readonly version: number },
  interview: {
    readonly isOver: boolean;
    /** Lines of the history. */
    readonly version: number;
    readonly newest: DecisionStep | undefined;
  },
): DecisionRefusal | null {
  if (!interview.isOver) return 'not_over';
  if (step.version !== interview.version) return 'changed_meanwhile';
  const stands = standing(interview.newest);
  if (step.decision === 'open' ? stands === null : step.decision === stands) return 'no_change';
  const needsReason = step.decision === 'reject' || step.decision === 'hold';
  return needsReason && step.reason.trim() === '' ? 'reason_needed' : null;
}

/** What of the application goes with a decision; a hold leaves it where it is. */
export const applicationStep = (decision: DecisionStep): 'move' | 'reject' | null =>
  (({ advance: 'move', reject: 'reject', hold: null, open: null }) as const)[decision];
