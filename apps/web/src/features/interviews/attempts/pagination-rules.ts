/** A page number (from 1), or a place where numbers were left out. */
export type PageMark = number | 'gap';

/** Up to this many every number is shown (001 §2). */
const SHOW_ALL_UP_TO = 30;
/** Numbers on either side of the current one. */
const AROUND = 2;

/** Beyond 30: the first, the last, and two on either side of the current, with gaps between. */
export function pageMarks(total: number, current: number): PageMark[] {
  if (total <= SHOW_ALL_UP_TO) return Array.from({ length: total }, (_, index) => index + 1);
  const shown = new Set([1, total]);
  for (let page = current - AROUND; page <= current + AROUND; page += 1) {
    if (page >= 1 && page <= total) shown.add(page);
  }
  const marks: PageMark[] = [];
  let previous = 0;
  for (const page of [...shown].toSorted((a, b) => a - b)) {
    if (page - previous > 1) marks.push('gap');
    marks.push(page);
    previous = page;
  }
  return marks;
}
