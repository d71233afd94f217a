import type { Filter } from '../../../ui/data-list/list-filters.tsx';

type DayWords = { readonly from: string; readonly until: string };

/** Whether a list of days is asked for. */
export const areAsked = ({ from, until }: Partial<Record<'from' | 'until', string | undefined>>) =>
  from !== undefined || until !== undefined;

/** Of what came, went or began on some days. */
export const dayFilters = ({ from, until }: DayWords): Filter<'from' | 'until'>[] => [
  { name: 'from', day: from },
  { name: 'until', day: until },
];
