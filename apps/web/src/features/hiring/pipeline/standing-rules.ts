type Move = { readonly kind: string };

/**
 * The step that an application stands by, of its steps, the newest first; none where it is not to be told. During an
 * appeal the step that rejected is hidden from a second person: whoever moved or undid before did not reject.
 */
export function standingMove<M extends Move>(status: string, moves: readonly M[]): M | undefined {
  return moves.find(({ kind }) =>
    status === 'rejected' ? kind === 'rejected' : kind !== 'applied',
  );
}
