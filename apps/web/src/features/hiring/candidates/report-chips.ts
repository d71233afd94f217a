import type { SearchParams } from '../../../lib/search-params.ts';
import type { FilterChip } from '../../../ui/filter-chips.tsx';
import { sourceWords, stageWords, unreadChip } from './candidate-words.ts';
import { readCandidateSearch } from './candidate-search.ts';

/** What reports and the dashboard narrow the list by, and no field of the page shows. */
export function chipsOf(search: SearchParams): FilterChip[] {
  const { appliedFrom, appliedUntil, ownerID, applicationSource, reached, reply, unread } =
    readCandidateSearch(search);
  const chips: (FilterChip | false)[] = [
    appliedFrom !== undefined && { name: 'appliedFrom', text: `Applied from ${appliedFrom}` },
    appliedUntil !== undefined && { name: 'appliedUntil', text: `Applied until ${appliedUntil}` },
    ownerID !== undefined && { name: 'ownerID', text: 'Jobs of one owner' },
    applicationSource !== undefined && {
      name: 'applicationSource',
      text: `Source: ${sourceWords[applicationSource]}`,
    },
    reached !== undefined && { name: 'reached', text: reachedText(reached) },
    reply !== undefined && { name: 'reply', text: 'Reply overdue' },
    unread !== undefined && { name: 'unread', text: unreadChip },
  ];
  return chips.filter((chip) => chip !== false);
}

function reachedText(reached: keyof typeof stageWords | 'hired'): string {
  if (reached === 'hired') return 'Was hired';
  return reached === 'applied' ? 'Applied' : `Came to ${stageWords[reached]} or further`;
}
