import type { Output } from '@candor/contract';
import { type ViewedList, viewedLists } from '@candor/contract/operations/view-rules';
import { chooseView, deleteView, listViews } from '@candor/contract/operations/views';
import { read, useWrite } from '../../../lib/server-state.ts';

export type KeptView = Output<typeof listViews>['views'][number];

export const viewsQuery = read(listViews, {}, { staleTime: 60_000 });
export const refreshesViews = { refreshes: [listViews] } as const;

export const useChooseView = () => useWrite(chooseView, refreshesViews);
export const useDeleteView = () => useWrite(deleteView, refreshesViews);

/** Undefined: no views of this list are kept. */
export const listAsking = (path: string): ViewedList | undefined =>
  (Object.keys(viewedLists) as ViewedList[]).find((list) => viewedLists[list].asks === path);
