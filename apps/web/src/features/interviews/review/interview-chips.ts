import type { FilterChip } from '../../../ui/filter-chips.tsx';
import type { InterviewQuery } from './interview-queries.ts';
import { momentOf } from '../../../ui/day-words.ts';

const words: { readonly [name in keyof InterviewQuery]?: (value: string) => string } = {
  endedFrom: (day) => `Ended from ${day}`,
  endedUntil: (day) => `Ended until ${day}`,
  test: (name) => `Test: ${name}`,
  membershipID: () => 'Jobs of one owner',
  passed: (passed) => (passed === 'yes' ? 'Passed' : 'Not passed'),
  activeSince: (at) => `Under way, or ended since ${momentOf(at)}`,
  closing: () => 'Link ends within 48 hours',
};

/** What reports and the dashboard narrow the list by. */
const reportFilters = Object.keys(words) as (keyof InterviewQuery)[];

/** All that narrows it; a sitting begins from the list and must leave out whom the list does. */
export const listFilters = [
  'search',
  'jobID',
  'state',
  'decision',
  'risk',
  'age',
  ...reportFilters,
] as const;

export const chipsOf = (query: InterviewQuery): FilterChip[] =>
  reportFilters.flatMap((name) => {
    const [value, text] = [query[name], words[name]];
    return value === undefined || text === undefined ? [] : [{ name, text: text(value) }];
  });
