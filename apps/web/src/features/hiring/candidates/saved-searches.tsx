import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import type { SearchParams } from '../../../lib/search-params.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import {
  type SavedSearch,
  searchesQuery,
  useDeleteSearch,
  useSaveSearch,
  useUpdateSearch,
} from './candidate-queries.ts';
import { filtersIn, queryText, searchOfText } from './candidate-search.ts';
import './saved-searches.css';

/** Mine, and those that colleagues share. */
export function SavedSearches({ search }: { readonly search: SearchParams }) {
  const { data } = useRead(searchesQuery);
  const [edited, setEdited] = useState<SavedSearch | 'new' | null>(null);
  const searches = data?.searches ?? [];
  return (
    <section className="stack gap-xs start saved-searches" aria-labelledby="saved-searches">
      <h2 id="saved-searches" className="saved-searches__title">
        Saved searches
      </h2>
      <ul>
        {searches.map((saved) => (
          <li key={saved.candidateSearchID} className="row unwrapped spread saved-searches__row">
            <Link to="/company/job-seeker" search={searchOfText(saved.query)}>
              {saved.name}
            </Link>
            {saved.isOwn ? (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={`Edit ${saved.name}`}
                onClick={() => setEdited(saved)}
              >
                Edit
              </Button>
            ) : (
              <span className="dimmed small">{saved.ownerName}</span>
            )}
          </li>
        ))}
      </ul>
      {searches.length === 0 && data !== undefined && (
        <p className="dimmed small">None yet. Set filters, then save them.</p>
      )}
      <Button
        variant="default"
        disabled={filtersIn(search).length === 0}
        onClick={() => setEdited('new')}
      >
        Save this search
      </Button>
      {edited !== null && (
        <SearchDialog saved={edited} search={search} onClose={() => setEdited(null)} />
      )}
    </section>
  );
}

type DialogProps = {
  readonly saved: SavedSearch | 'new';
  readonly search: SearchParams;
  readonly onClose: () => void;
};

function SearchDialog({ saved, search, onClose }: DialogProps) {
  const given = saved === 'new' ? undefined : saved;
  const [name, setName] = useState(given?.name ?? '');
  const [isShared, setShared] = useState(given?.isShared ?? false);
  const [saving, updating, deleting] = [useSaveSearch(), useUpdateSearch(), useDeleteSearch()];
  const problem = saving.error ?? updating.error ?? deleting.error;
  const said = (text: string) => ({
    onSuccess: () => {
      showToast({ tone: 'success', text });
      onClose();
    },
  });
  const save = (): void => {
    const body = { name: name.trim(), isShared, query: given?.query ?? queryText(search) };
    if (given === undefined) saving.mutate({ body }, said('The search is saved.'));
    else updating.mutate({ params: paramsOf(given), body }, said('The search is saved.'));
  };
  return (
    <ModalDialog
      title={given === undefined ? 'Save this search' : 'Saved search'}
      onClose={onClose}
    >
      {problem !== null && <FormProblem text={problem.message} />}
      <TextInput
        label="Name"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={isShared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        Share it with colleagues
      </label>
      <div className="row gap-sm modal-dialog__actions">
        {given !== undefined && (
          <Button
            variant="default"
            loading={deleting.isPending}
            onClick={() =>
              deleting.mutate({ params: paramsOf(given) }, said('The search is deleted.'))
            }
          >
            Delete
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={name.trim() === ''}
          loading={saving.isPending || updating.isPending}
          onClick={save}
        >
          Save
        </Button>
      </div>
    </ModalDialog>
  );
}

const paramsOf = ({ candidateSearchID }: SavedSearch) => ({
  candidateSearchID: String(candidateSearchID),
});
