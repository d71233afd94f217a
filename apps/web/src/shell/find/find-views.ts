import type { Output } from '@candor/contract';
import { listCandidateSearches } from '@candor/contract/hiring/candidates';
import { viewedLists } from '@candor/contract/operations/view-rules';
import { listViews } from '@candor/contract/operations/views';
import { parseSearch } from '../../lib/search-params.ts';
import { read, useRead } from '../../lib/server-state.ts';
import { type FindPlace, placesNamed } from './find-rules.ts';
import type { FindRow } from './find-sections.ts';
import { viewedListWords } from '../../features/operations/views/viewed-list-words.ts';

type Kept = FindPlace & { readonly row: FindRow };

const SHOWN_MOST = 5;
const shown = { staleTime: 30_000, retry: false } as const;
const pages = Object.values(viewedLists).map(({ page }) => page);
const candidates = '/company/job-seeker';

/** Views of lists, and searches for candidates, that are kept under such a name. */
export function useFoundViews(typed: string, isOpen: (to: string) => boolean) {
  const hasLists = pages.some(isOpen);
  const hasSearches = isOpen(candidates);
  const views = useRead(read(listViews, hasLists ? {} : null, shown));
  const searches = useRead(read(listCandidateSearches, hasSearches ? {} : null, shown));
  const kept: Kept[] = [
    ...(views.data?.views ?? []).filter(({ list }) => list in viewedLists).map(viewOf),
    ...(searches.data?.searches ?? []).map(searchOf),
  ].filter(({ to }) => isOpen(to));
  const rows: FindRow[] = placesNamed(kept, typed)
    .slice(0, SHOWN_MOST)
    .map(({ row }) => row);
  return {
    rows,
    isPending: (hasLists && views.isPending) || (hasSearches && searches.isPending),
  };
}

function viewOf({ viewID, list, name, query }: Output<typeof listViews>['views'][number]): Kept {
  const to = viewedLists[list].page;
  const search = { ...parseSearch(query), view: String(viewID) } as Record<string, string>;
  return keptOf({ key: `view-${viewID}`, to, search, text: name, note: viewedListWords[list] });
}

type Saved = Output<typeof listCandidateSearches>['searches'][number];

function searchOf({ candidateSearchID: id, name, query }: Saved): Kept {
  const search = parseSearch(query) as Record<string, string>;
  const note = viewedListWords.candidates;
  return keptOf({ key: `search-${id}`, to: candidates, search, text: name, note });
}

const keptOf = (row: FindRow): Kept => ({
  ...{ to: row.to, text: row.text, row },
  also: `view ${row.note}`,
});
