export type SkillQuota = { readonly skillId: number; readonly questionCount: number };

export type LiveQuestion = { readonly id: number; readonly skillId: number };

export type DrawnQuestion = {
  readonly questionId: number;
  readonly skillId: number;
  readonly position: number;
};

/** A whole number from 0 to below `limit`, each equally likely. */
export type RandomBelow = (limit: number) => number;

/**
 * The questions of one attempt: for each skill, in the blueprint's order, a fair draw without
 * repetition; fewer when the company has fewer. Positions are 1, 2, 3 … over the whole interview.
 */
export function drawQuestions(
  quotas: readonly SkillQuota[],
  live: readonly LiveQuestion[],
  shuffle: boolean,
  random: RandomBelow,
): DrawnQuestion[] {
  const bySkill = Map.groupBy(live, (question) => question.skillId);
  const drawn = quotas.flatMap(({ skillId, questionCount }) => {
    const picked = shuffled(bySkill.get(skillId) ?? [], random).slice(0, questionCount);
    return shuffle ? picked : picked.toSorted((a, b) => a.id - b.id);
  });
  return drawn.map(({ id, skillId }, index) => ({ questionId: id, skillId, position: index + 1 }));
}

/** Fisher–Yates. */
function shuffled<T>(items: readonly T[], random: RandomBelow): T[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    const kept = list[last] as T;
    list[last] = list[other] as T;
    list[other] = kept;
  }
  return list;
}
