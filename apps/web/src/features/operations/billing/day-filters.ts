import type { Filter } from '../../../ui/data-list/list-filters.tsx';
import { dayWords } from './billing-words.ts';

/** Of what came or went on some days. */
export const dayFilters: readonly Filter<'from' | 'until'>[] = [
  { name: 'from', day: dayWords.from },
  { name: 'until', day: dayWords.until },
];
