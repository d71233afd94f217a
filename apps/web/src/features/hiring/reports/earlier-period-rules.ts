const DAY = 24 * 3_600_000;

export const comparisons = ['before', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

type Period = { readonly from: string; readonly until: string };

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The period of the same length right before, or the same days a year before. Days are of UTC, the last one included. */
export function earlierPeriod({ from, until }: Period, comparison: Comparison): Period {
  if (comparison === 'year') return { from: yearBefore(from), until: yearBefore(until) };
  const [first, last] = [Date.parse(from), Date.parse(until)];
  const length = last - first + DAY;
  return { from: dayOf(first - length), until: dayOf(first - DAY) };
}

/** The last of February where there is no 29th. */
function yearBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year - 1, month, 0)).getUTCDate();
  return dayOf(Date.UTC(year - 1, month - 1, Math.min(date, last)));
}
