type Known = {
  /** From the interview itself. */
  readonly candidateId: number | null | undefined;
  /** The account that is signed in, in this browser. */
  readonly userID: number | null | undefined;
};

/** BI-10: the interview names its candidate; else the account that is signed in; else a generated one. */
export function candidateIdOf({ candidateId, userID }: Known, generate: () => number): number {
  return (
    [candidateId, userID].find((id) => id !== null && id !== undefined && id > 0) ?? generate()
  );
}
