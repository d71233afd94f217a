import { getBoard, listApplicants } from '@candor/contract/hiring/pipeline';
import { readSearch } from '../../../lib/read-search.ts';
import type { SearchParams } from '../../../lib/search-params.ts';
import type { ApplicantQuery, BoardQuery } from './pipeline-queries.ts';

export const sortNames = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  waiting: 'Longest in stage first',
  reply: 'Reply due first',
  name: 'Name A–Z',
} as const satisfies Record<NonNullable<ApplicantQuery['sort']>, string>;

const filterNames = ['search', 'source', 'tag', 'knockedOut', 'status'] as const;
const tableNames = [...filterNames, 'stageID', 'sort', 'page'] as const;

export const readBoardSearch = (search: SearchParams): BoardQuery =>
  readSearch(getBoard, filterNames, search);

export const readTableSearch = (search: SearchParams): ApplicantQuery =>
  readSearch(listApplicants, tableNames, search);

/** The person whose panel is open. */
export const openedOf = ({ application = '' }: SearchParams): number | undefined =>
  /^[1-9]\d{0,15}$/.test(application) ? Number(application) : undefined;

export const isTable = ({ view }: SearchParams): boolean => view === 'table';

/** Without the status: that one says which people these are, not which of them. */
export const isNarrowed = (query: BoardQuery): boolean =>
  filterNames.some((name) => name !== 'status' && query[name] !== undefined);

export const cleared = {
  search: undefined,
  source: undefined,
  tag: undefined,
  knockedOut: undefined,
  stageID: undefined,
  page: undefined,
} as const;
