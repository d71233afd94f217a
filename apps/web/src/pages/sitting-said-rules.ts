type Said = { readonly eventKey: string | null };

/** As many are read beside a decision; of more the report tells. */
const MOST_SAID = 3;

/** What is read beside the decision: of the whole first, then what no clip shows already, in the order given. */
export function saidBeside<One extends Said>(
  said: readonly One[],
  clipIds: ReadonlySet<string>,
): { readonly whole: One | undefined; readonly others: readonly One[]; readonly left: number } {
  const others = said.filter(({ eventKey }) => eventKey !== null && !clipIds.has(eventKey));
  return {
    whole: said.find(({ eventKey }) => eventKey === null),
    others: others.slice(0, MOST_SAID),
    left: Math.max(0, others.length - MOST_SAID),
  };
}
