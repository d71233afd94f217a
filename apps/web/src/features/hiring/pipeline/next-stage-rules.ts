type Standing<Stage> = {
  readonly status: string;
  readonly stageID: number;
  readonly stages: readonly Stage[];
};

/** Where a step leads that asks nothing; from the last stage hiring does, and that is asked for. */
export function nextStageOf<Stage extends { readonly stageID: number }>({
  status,
  stageID,
  stages,
}: Standing<Stage>): Stage | undefined {
  const at = stages.findIndex((stage) => stage.stageID === stageID);
  return status === 'active' && at >= 0 ? stages[at + 1] : undefined;
}
