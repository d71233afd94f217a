import { areas, rights } from '@candor/contract/people/right-rules';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useAddress } from '../../../lib/use-address.ts';
import { useRead } from '../../../lib/server-state.ts';
import { useRights } from '../../../lib/rights.ts';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { UsedBy } from '../../../ui/used-by.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { BlueprintForm } from './tests-form.tsx';
import {
  type Blueprint,
  blueprintQuery,
  type SavedBlueprint,
  useArchiveBlueprint,
  useCloneBlueprint,
} from './tests-queries.ts';

/** One test: written, changed, copied, put away; and where it is used. */
export function BlueprintPage() {
  const { blueprintID } = useAddress();
  usePageTitle(blueprintID === undefined ? 'New test' : 'Test');
  return (
    <div className="stack gap-lg">
      {blueprintID === undefined ? <Writing blueprint={undefined} /> : <Loaded id={blueprintID} />}
    </div>
  );
}

function Loaded({ id }: { readonly id: string }) {
  const blueprint = useRead(blueprintQuery(id));
  const mayViewJobs = useRights()(areas.jobs, rights.viewJobs);
  if (blueprint.isPending) return <LoadingState what="the test" />;
  if (blueprint.isLoadingError) {
    return (
      <ErrorState
        isPage
        title="The test could not be loaded"
        action={
          <Button variant="default" onClick={() => void blueprint.refetch()}>
            Try again
          </Button>
        }
      >
        {blueprint.error.message}
      </ErrorState>
    );
  }
  return (
    <>
      <Writing blueprint={blueprint.data} />
      <UsedBy uses={blueprint.data.usedBy} mayViewJobs={mayViewJobs} />
    </>
  );
}

/** The form begins anew with what was saved. */
function Writing({ blueprint }: { readonly blueprint: Blueprint | undefined }) {
  const navigate = useNavigate();
  const saved = ({ blueprintID }: SavedBlueprint, next: 'stay' | 'preview'): void => {
    showToast({ tone: 'success', text: 'Saved.' });
    const search = { blueprintID: String(blueprintID) };
    if (next === 'preview') void navigate({ to: '/company/blueprints/preview', search });
    else void navigate({ to: '/company/blueprints/edit', search, replace: true });
  };
  const key = blueprint === undefined ? 'new' : `${blueprint.blueprintID} ${blueprint.revision}`;
  return (
    <BlueprintForm key={key} blueprint={blueprint} onSaved={saved}>
      {blueprint !== undefined && <Others blueprint={blueprint} />}
    </BlueprintForm>
  );
}

function Others({ blueprint: { blueprintID, isArchived } }: { readonly blueprint: Blueprint }) {
  const navigate = useNavigate();
  const clone = useCloneBlueprint();
  const archive = useArchiveBlueprint();
  const params = { blueprintID: String(blueprintID) };
  const refused = ({ message }: Error): void => showToast({ tone: 'error', text: message });
  return (
    <>
      <Button
        variant="default"
        loading={clone.isPending}
        onClick={() =>
          clone.mutate(
            { params },
            {
              onError: refused,
              onSuccess: (copy) => {
                showToast({ tone: 'success', text: 'This is the copy.' });
                const search = { blueprintID: String(copy.blueprintID) };
                void navigate({ to: '/company/blueprints/edit', search });
              },
            },
          )
        }
      >
        Copy
      </Button>
      <Button
        variant="default"
        loading={archive.isPending}
        onClick={() =>
          archive.mutate(
            { params, body: { isArchived: !isArchived } },
            {
              onError: refused,
              onSuccess: () =>
                showToast({ tone: 'success', text: isArchived ? 'In use again.' : 'Archived.' }),
            },
          )
        }
      >
        {isArchived ? 'Use again' : 'Archive'}
      </Button>
    </>
  );
}
