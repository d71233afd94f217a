import { SMALLEST_GROUP } from '@candor/contract/hiring/equality-rules';
import { exactTest } from './exact-test-rules.ts';

/** How far somebody came: applied, bot interview, beyond it, hired; places of the funnel. */
export type Furthest = 0 | 2 | 3 | 5;

/** People of one answer who came so far. An empty answer: they left the question open. */
export type Sum = { readonly answer: string; readonly furthest: Furthest; readonly people: number };

/** From where to where; the parts of a step that has parts come after it. */
const steps = [
  { step: 'whole', from: 0, to: 5 },
  { step: 'invited', from: 0, to: 2 },
  { step: 'passed', from: 2, to: 3 },
  { step: 'hired', from: 3, to: 5 },
] as const;

/** Which borders are shown first when there are too few people for all. */
const borders: readonly Furthest[] = [5, 2, 3];

export type Group = {
  readonly name: string;
  readonly people: number;
  readonly selected: number;
  readonly rate: number;
  readonly ratio: number | null;
  readonly isHighest: boolean;
  readonly isFlagged: boolean;
  readonly p: number | null;
};

const sum = (rows: readonly Sum[]): number => rows.reduce((all, { people }) => all + people, 0);
const reached = (rows: readonly Sum[], place: number): Sum[] =>
  rows.filter(({ furthest }) => furthest >= place);

/** The steps of one question, each with the groups that can be compared there. */
export function impactOf(sums: readonly Sum[]) {
  const shown = shownGroups(sums);
  const known = shownBorders(sums);
  return steps.map(({ step, from, to }) => {
    if (!known.has(from) || !known.has(to)) return { step, groups: [] };
    const counted = shown.map((name) => {
      const of = sums.filter(({ answer }) => answer === name);
      return { name, people: sum(reached(of, from)), selected: sum(reached(of, to)) };
    });
    return { step, groups: compared(counted.filter(({ people }) => people >= SMALLEST_GROUP)) };
  });
}

/**
 * Groups of five people or more. How many people there are in all is known, so what is left out must be five or more
 * together, or it could be subtracted: then the smallest of the others are left out too.
 */
function shownGroups(sums: readonly Sum[]): string[] {
  const totals = [...Map.groupBy(sums, ({ answer }) => answer)]
    .map(([name, rows]) => ({ name, people: sum(rows) }))
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.people - one.people || (one.name < other.name ? -1 : 1));
  const shown = totals.filter(({ people }) => people >= SMALLEST_GROUP);
  let hidden = sum(sums) - shown.reduce((all, { people }) => all + people, 0);
  if (shown.length === totals.length) return shown.map(({ name }) => name);
  while (hidden < SMALLEST_GROUP) {
    const next = shown.pop();
    if (next === undefined) break;
    hidden += next.people;
  }
  return shown.map(({ name }) => name);
}

/**
 * The borders between outcomes that are shown. Everybody at the company knows who was hired and who was not: between
 * two borders there are at least five people, so that no sum speaks of fewer.
 */
function shownBorders(sums: readonly Sum[]): ReadonlySet<number> {
  const known: number[] = [0];
  for (const border of borders) {
    const tried = [...known, border].toSorted((one, other) => one - other);
    const isLarge = tried.every((from, index) => {
      const until = tried[index + 1] ?? Infinity;
      return sum(reached(sums, from).filter(({ furthest }) => furthest < until)) >= SMALLEST_GROUP;
    });
    if (isLarge) known.push(border);
  }
  return new Set(known);
}

type Counted = Pick<Group, 'name' | 'people' | 'selected'>;

/** Fractions are compared by multiplying crosswise: 0.48 / 0.6 is not 0.8 in floating point everywhere. */
const isHigher = (one: Counted, other: Counted): boolean => {
  const difference = one.selected * other.people - other.selected * one.people;
  return difference > 0 || (difference === 0 && one.people > other.people);
};

/**
 * Rates beside the highest: “A selection rate for any race, sex, or ethnic group which is less than four-fifths (4/5)
 * (or eighty percent) of the rate for the group with the highest rate will generally be regarded … as evidence of
 * adverse impact” (29 CFR 1607.4 D).
 */
export function compared(counted: readonly Counted[]): Group[] {
  const [first, ...others] = counted;
  if (first === undefined || others.length === 0) return [];
  const highest = others.reduce((best, group) => (isHigher(group, best) ? group : best), first);
  return counted.map((group) => {
    const { people, selected } = group;
    const isHighest = group === highest;
    return {
      ...group,
      rate: selected / people,
      ratio:
        highest.selected === 0 ? null : (selected * highest.people) / (people * highest.selected),
      isHighest,
      isFlagged: 5 * selected * highest.people < 4 * people * highest.selected,
      p: isHighest ? null : exactTest(group, highest),
    };
  });
}
