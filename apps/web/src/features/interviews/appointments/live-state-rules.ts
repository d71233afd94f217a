import type { LiveState, MoveWait } from '@candor/contract/interviews/appointment-rules';

/** Whether anything can still be changed. */
export const isOpen = (state: LiveState): boolean =>
  state === 'asked' || state === 'offered' || state === 'booked';

type Standing = {
  readonly state: LiveState;
  readonly askedAt: string | null;
  readonly move: { readonly by: string; readonly waitsFor: MoveWait } | null;
};

/** Which buttons a live interview has; the server decides again. */
export function deedsOf({ state, askedAt, move }: Standing) {
  const isAsked = askedAt !== null;
  return {
    /** Other times are sought: also before anything is booked. */
    move: isAsked && isOpen(state),
    /** Somebody else asked, and the appointment may be kept. */
    decline: state === 'booked' && move !== null && move.by !== 'company',
    /** We asked, and want it no more. */
    keep: state === 'booked' && move?.by === 'company',
    remind:
      isAsked && (state === 'asked' || state === 'offered' || move !== null || state === 'booked'),
    cancel: isOpen(state),
    /** How late it may be, and what it keeps free. */
    plan: isOpen(state),
    /** One of the offered times can be taken at once. */
    book:
      isAsked &&
      (state === 'asked' || state === 'offered' || (state === 'booked' && move !== null)),
  };
}
