import type { Filter } from '../../../ui/data-list/list-filters.tsx';

type DayWords = { readonly from: string; readonly until: string };

/** Of what came, went or began on some days. */
export const dayFilters = ({ from, until }: DayWords): Filter<'from' | 'until'>[] => [
  { name: 'from', day: from },
  { name: 'until', day: until },
];
