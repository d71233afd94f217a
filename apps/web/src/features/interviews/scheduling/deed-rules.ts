type State =
  | 'invited'
  | 'opened'
  | 'in-progress'
  | 'submitted'
  | 'timed-out'
  | 'expired'
  | 'cancelled';

export type Deeds = Readonly<
  Record<'resend' | 'remind' | 'extend' | 'accommodate' | 'cancel', boolean>
>;

/** Which buttons an invitation has. The server's link-rules.ts decides. */
export function deedsOf(state: State): Deeds {
  const isWaiting = state === 'invited' || state === 'opened';
  const isOpen = isWaiting || state === 'expired';
  return {
    resend: isWaiting || state === 'in-progress',
    remind: isWaiting,
    extend: isOpen,
    accommodate: isOpen,
    cancel: isWaiting,
  };
}
