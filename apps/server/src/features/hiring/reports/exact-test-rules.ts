/** ln(n!), by adding: groups have thousands of people at most. */
function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let n = 2; n <= most; n += 1) logs[n] = (logs[n - 1] ?? 0) + Math.log(n);
  return logs;
}

type Group = { readonly people: number; readonly selected: number };

/** Tables as likely as the given one count as such although floating point says otherwise; R's fisher.test does so too. */
const ALIKE = 1 + 1e-7;

/**
 * Fisher's exact test of two groups, two-sided: how likely a difference at least this rare is when everybody has the
 * same chance (R. A. Fisher, Statistical Methods for Research Workers, 5th edition 1934, § 21.02). The sum of the
 * probabilities of all tables with the same margins that are no likelier than this one.
 */
export function exactTest(one: Group, other: Group): number {
  const people = one.people + other.people;
  const selected = one.selected + other.selected;
  const log = logFactorials(people);
  const choose = (n: number, k: number): number =>
    (log[n] ?? 0) - (log[k] ?? 0) - (log[n - k] ?? 0);
  const likelihood = (ofOne: number): number =>
    Math.exp(
      choose(one.people, ofOne) + choose(other.people, selected - ofOne) - choose(people, selected),
    );
  const given = likelihood(one.selected) * ALIKE;
  let sum = 0;
  for (
    let ofOne = Math.max(0, selected - other.people);
    ofOne <= Math.min(one.people, selected);
    ofOne += 1
  ) {
    const chance = likelihood(ofOne);
    if (chance <= given) sum += chance;
  }
  return Math.min(1, sum);
}
