import { type Difficulty, difficulties } from './question-rules.ts';

/** What a test may ask: the same rules in the editor and on the server. */

export const NAME_MOST = 120;
export const MINUTES_MOST = 480;
export const RETENTION_MOST = 3650;
export const PARTS_MOST = 20;
export const PART_COUNT_MOST = 100;
export const FIXED_MOST = 200;
export const EXTRA_MINUTES_MOST = 240;

export const draws = ['random', 'fixed'] as const;

export type Part = {
  readonly skillID: number;
  readonly questionCount: number;
  /** Null: any. */
  readonly difficulty: Difficulty | null;
};

export type LiveCounts = Readonly<Record<Difficulty, number>>;

/** `index` is the part's place; `available` is what is left for it after the parts that are more particular. */
export type Shortage = { readonly index: number; readonly available: number };

/**
 * Parts that ask for more questions than are live. A part of one difficulty takes its questions first, because no
 * other ones will do for it; a part of any difficulty takes from what is left of the skill.
 */
export function shortagesOf(
  parts: readonly Part[],
  live: ReadonlyMap<number, LiveCounts>,
): Shortage[] {
  const left = new Map([...live].map(([skillID, counts]) => [skillID, { ...counts }]));
  const shortages: Shortage[] = [];
  const indexed = parts.map((part, index) => ({ ...part, index }));
  const particular = indexed.filter(({ difficulty }) => difficulty !== null);
  const open = indexed.filter(({ difficulty }) => difficulty === null);
  for (const { index, skillID, difficulty, questionCount } of [...particular, ...open]) {
    const counts = left.get(skillID) ?? { easy: 0, medium: 0, hard: 0 };
    const from: readonly Difficulty[] = difficulty === null ? difficulties : [difficulty];
    const available = from.reduce((sum, name) => sum + counts[name], 0);
    if (available < questionCount) shortages.push({ index, available });
    let wanted = Math.min(questionCount, available);
    for (const name of from) {
      const taken = Math.min(wanted, counts[name]);
      counts[name] -= taken;
      wanted -= taken;
    }
    left.set(skillID, counts);
  }
  return shortages.toSorted((one, other) => one.index - other.index);
}

export type BlueprintText = {
  readonly name: string;
  readonly draw: (typeof draws)[number];
  readonly parts: readonly Part[];
  readonly familyIDs: readonly number[];
};

/** `path` names the field as the contract does: `name`, `parts.0.questionCount`. */
export type BlueprintProblem = { readonly path: string; readonly message: string };

/** Everything that keeps a test from being stored. */
export function blueprintProblems(
  blueprint: BlueprintText,
  live: ReadonlyMap<number, LiveCounts>,
): BlueprintProblem[] {
  const problems: BlueprintProblem[] = [];
  const add = (path: string, message: string) => problems.push({ path, message });
  if (blueprint.name.trim() === '') add('name', 'Give the test a name.');
  if (blueprint.draw === 'fixed') {
    if (blueprint.familyIDs.length === 0) add('familyIDs', 'Choose at least one question.');
    return problems;
  }
  if (blueprint.parts.length === 0) add('parts', 'Add at least one skill.');
  const asked = new Set<string>();
  for (const [index, { skillID, difficulty }] of blueprint.parts.entries()) {
    const kind = `${skillID} ${difficulty}`;
    if (asked.has(kind)) add(`parts.${index}.skillID`, 'This skill is asked in this way already.');
    asked.add(kind);
  }
  for (const { index, available } of shortagesOf(blueprint.parts, live)) {
    add(`parts.${index}.questionCount`, tooFew(available));
  }
  return problems;
}

const tooFew = (available: number): string =>
  available === 0
    ? 'There is no live question for this.'
    : available === 1
      ? 'Only 1 live question is there for this.'
      : `Only ${available} live questions are there for this.`;
