/** What a test asks of one skill: so many of these questions. */
export type Quota = {
  readonly skillId: number;
  readonly questionCount: number;
  /** Null: any. */
  readonly difficulty: string | null;
  /** Ids to draw from; of a fixed list in its order. */
  readonly live: readonly number[];
};

export type DrawKind = { readonly isFixed: boolean; readonly shuffle: boolean };

export type DrawnQuestion = {
  readonly questionId: number;
  readonly skillId: number;
  readonly position: number;
};

/** A whole number from 0 to below `limit`, each equally likely. */
export type RandomBelow = (limit: number) => number;

/**
 * The questions of one attempt. Of a random draw: for each skill, in the test's order, a fair draw without
 * repetition; fewer when the company has fewer. Of a fixed list: all of it. Questions of a skill stand together,
 * because the room shows one skill after the other; positions are 1, 2, 3 … over the whole interview.
 */
export function drawQuestions(
  quotas: readonly Quota[],
  { isFixed, shuffle }: DrawKind,
  random: RandomBelow,
): DrawnQuestion[] {
  const picks = isFixed ? quotas.map(({ live }) => live) : drawEach(quotas, random);
  const skills = [...new Set(quotas.map(({ skillId }) => skillId))];
  const drawn = skills.flatMap((skillId) => {
    const ids = quotas.flatMap((quota, index) =>
      quota.skillId === skillId ? (picks[index] ?? []) : [],
    );
    return inOrder(ids, { isFixed, shuffle }, random).map((questionId) => ({
      questionId,
      skillId,
    }));
  });
  return drawn.map((question, index) => ({ ...question, position: index + 1 }));
}

function inOrder(ids: readonly number[], { isFixed, shuffle }: DrawKind, random: RandomBelow) {
  if (shuffle) return shuffled(ids, random);
  return isFixed ? ids : ids.toSorted((a, b) => a - b);
}

/** A quota of one difficulty draws first: a quota of any must not take what only that one can use. */
function drawEach(quotas: readonly Quota[], random: RandomBelow): (readonly number[])[] {
  const taken = new Set<number>();
  const picks: (readonly number[])[] = quotas.map(() => []);
  const indexed = quotas.map((quota, index) => ({ ...quota, index }));
  const particular = indexed.filter(({ difficulty }) => difficulty !== null);
  const open = indexed.filter(({ difficulty }) => difficulty === null);
  for (const { index, live, questionCount } of [...particular, ...open]) {
    const left = live.filter((id) => !taken.has(id));
    const picked = shuffled(left, random).slice(0, questionCount);
    for (const id of picked) taken.add(id);
    picks[index] = picked;
  }
  return picks;
}

/** The labels of the options that are shown, in the order in which one candidate sees them. */
export const drawOptionOrder = (labels: readonly string[], random: RandomBelow): string =>
  shuffled(labels, random).join('');

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
