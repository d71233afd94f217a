type Stage = {
  readonly stageID?: number | undefined;
  readonly name: string;
  readonly replyWithinDays?: number | null | undefined;
};

/**
 * The stages of a save, each with the id of the row that it is: by the id it names, or else by its name. An id
 * that is not one of this job's, or is there twice, counts as none.
 */
export function asKept<S extends Stage>(
  before: readonly Stage[],
  stages: readonly S[],
): (S & { readonly stageID?: number; readonly replyWithinDays: number | null })[] {
  const free = new Map(before.flatMap((stage) => (stage.stageID ? [[stage.stageID, stage]] : [])));
  const take = (id: number | undefined): number | undefined =>
    id !== undefined && free.delete(id) ? id : undefined;
  const named = stages.map((stage) => take(stage.stageID));
  return stages.map((stage, index) => {
    const { stageID: _asked, ...rest } = stage;
    const byName = [...free.values()].find(({ name }) => name === stage.name)?.stageID;
    const stageID = named[index] ?? take(byName);
    return {
      ...(rest as S),
      replyWithinDays: stage.replyWithinDays ?? null,
      ...(stageID === undefined ? {} : { stageID }),
    };
  });
}

/** Rows that a save would delete. */
export function goneFrom(before: readonly Stage[], stages: readonly Stage[]): number[] {
  const kept = new Set(stages.map(({ stageID }) => stageID));
  return before.flatMap(({ stageID }) =>
    stageID === undefined || kept.has(stageID) ? [] : [stageID],
  );
}
