import { candidateFilter } from '@candor/contract/hiring/candidate-fields';
import { candidateSorts } from '@candor/contract/hiring/candidate-rules';
import type { getCandidatesByFilter } from '@candor/contract/hiring/candidates';
import type { Input } from '@candor/contract';
import { parseSearch, stringifySearch } from '../../../lib/search-params.ts';
import type { SearchParams } from '../../../lib/search-params.ts';

export type CandidateBody = Omit<Input<typeof getCandidatesByFilter>['body'], 'cursor'>;
export type Change = Readonly<Record<string, string | undefined>>;

const lists = new Set(['skills', 'tags']);
const numbers = new Set([
  'experienceMin',
  'experienceMax',
  'scoreMin',
  'scoreMax',
  'jobID',
  'ownerID',
]);

/** A skill may hold a comma, so lists are parted by a bar, which none needs. */
export const listOf = (value: string | undefined): string[] =>
  (value ?? '').split('|').filter((item) => item.trim() !== '');
export const textOf = (list: readonly string[]): string | undefined =>
  list.length === 0 ? undefined : list.map((item) => item.replaceAll('|', ' ')).join('|');

/**
 * The filter as the address holds it. Someone may have typed anything there: a value that the server would refuse
 * counts as not given.
 */
export function readCandidateSearch(search: SearchParams): CandidateBody {
  const body: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(candidateFilter.shape)) {
    const given = search[name];
    if (given === undefined || given.trim() === '') continue;
    const value = lists.has(name) ? listOf(given) : numbers.has(name) ? Number(given) : given;
    if (schema.safeParse(value).success) body[name] = value;
  }
  const { sort } = search;
  if (candidateSorts.some((known) => known === sort)) body['sort'] = sort;
  return body;
}

/** Every filter of the address but the order. */
export const filtersIn = (search: SearchParams): string[] =>
  Object.keys(candidateFilter.shape).filter((name) => (search[name] ?? '') !== '');

/** Takes every filter out of the address, and leaves the order. */
export const nothingAsked: Change = Object.fromEntries(
  Object.keys(candidateFilter.shape).map((name) => [name, undefined]),
);

/** The address's query, as a saved search keeps it. */
export function queryText(search: SearchParams): string {
  const known = [...Object.keys(candidateFilter.shape), 'sort'];
  const asked = known.flatMap((name): [string, string][] => {
    const value = search[name];
    return value === undefined || value === '' ? [] : [[name, value]];
  });
  return stringifySearch(Object.fromEntries(asked)).slice(1);
}

export const searchOfText = parseSearch;
