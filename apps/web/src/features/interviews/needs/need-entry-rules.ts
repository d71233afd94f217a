/** Null: a node of the release before gave a page of everybody's, which says nothing sure of one. */
export const theirsOnly = <N extends { readonly candidateID: number }>(
  needs: readonly N[],
  candidateID: number,
): readonly N[] | null => (needs.every((need) => need.candidateID === candidateID) ? needs : null);
