import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { loadedOnce } from '../../../lib/loaded-once.ts';
import { useRead } from '../../../lib/server-state.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { HIDDEN, type ListOfViews } from '../../../ui/data-list/view-slot.ts';
import { listAsking, viewsQuery } from './view-queries.ts';
import { useFirstView } from './use-first-view.ts';
import { queryOf, VIEW } from './view-search.ts';
import { viewWords } from './view-words.ts';

const ViewsDialog = lazy(loadedOnce(async () => (await import('./views-dialog.tsx')).ViewsDialog));

/** Which view of the list is open, and the way to the others. */
export function ListViews({ asks, what, names, columns }: ListOfViews) {
  const list = listAsking(asks);
  const search = useAddress();
  const { data } = useRead(viewsQuery);
  const [isOpen, setOpen] = useState(false);
  const kept = data?.views.filter((view) => view.list === list) ?? [];
  const all = [...names, HIDDEN];
  useFirstView(list, { kept, names: all });
  if (list === undefined) return null;
  const chosen = kept.find(({ viewID }) => String(viewID) === search[VIEW]);
  const query = queryOf(search, all);
  const isChanged = chosen !== undefined && chosen.query !== query;
  const said = isChanged ? viewWords.changed : viewWords.open;
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {chosen === undefined ? viewWords.button : said(chosen.name)}
      </Button>
      {isOpen && (
        <Suspense>
          <ViewsDialog
            {...{ list, what, kept, chosen, isChanged, query, columns, names: all }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
