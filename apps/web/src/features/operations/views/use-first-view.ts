import { type ViewedList, viewedLists } from '@candor/contract/operations/view-rules';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import type { KeptView } from './view-queries.ts';
import { isBare, opening } from './view-search.ts';

type Given = { readonly kept: readonly KeptView[]; readonly names: readonly string[] };

/**
 * Whoever comes to a list and asks nothing of it has it with the view that is chosen for that. Whoever is there and
 * takes the last filter away wants to see all of it.
 */
export function useFirstView(list: ViewedList | undefined, { kept, names }: Given): void {
  const search = useAddress();
  const router = useRouter();
  const isWidened = useLocation({ select: ({ state }) => state.isOwnChange === true });
  const opensFirst = !isWidened && isBare(search, names);
  const first = opensFirst ? kept.find(({ isDefault }) => isDefault) : undefined;
  useEffect(() => {
    if (list === undefined || first === undefined) return;
    const { page } = viewedLists[list];
    // On the way to another page: the view must neither pull anybody back nor land in that page's address.
    if (router.latestLocation.pathname !== page) return;
    void router.navigate({ to: page, search: opening(first, names), replace: true });
    // The same view, however often it was read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [first?.viewID]);
}
