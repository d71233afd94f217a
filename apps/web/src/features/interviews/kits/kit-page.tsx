import { areas, rights } from '@candor/contract/people/right-rules';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRights } from '../../../lib/rights.ts';
import { useRead } from '../../../lib/server-state.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { Instant } from '../../../ui/instant.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { UsedBy } from '../../../ui/used-by.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { KitForm } from './kit-form.tsx';
import { type Kit, kitQuery, type SavedKit, useRetireKit } from './kit-queries.ts';
import { kitWords } from './kit-words.ts';
import { UsualPlaces } from './usual-places.tsx';

/** One kit: written, changed, put away; its versions, and where it is used. */
export function KitPage() {
  const { kitID } = useAddress();
  usePageTitle(kitID === undefined ? kitWords.new : kitWords.page);
  return (
    <div className="stack gap-lg">
      {kitID === undefined ? <Writing kit={undefined} /> : <Found id={kitID} />}
    </div>
  );
}

function Found({ id }: { readonly id: string }) {
  const kit = useRead(kitQuery(id));
  const mayViewJobs = useRights()(areas.jobs, rights.viewJobs);
  if (kit.isPending) return <LoadingState what={kitWords.what} />;
  if (kit.data !== undefined) {
    return (
      <>
        <Writing kit={kit.data} />
        <UsualPlaces kitID={kit.data.kitID} isRetired={kit.data.isRetired} />
        <UsedBy uses={kit.data.usedBy} mayViewJobs={mayViewJobs} />
        <Versions kit={kit.data} />
      </>
    );
  }
  const { code, message } = kit.error;
  if (code === 'not_found' || code === 'validation_failed') {
    return (
      <ErrorState isPage title={kitWords.gone}>
        {kitWords.goneText}
      </ErrorState>
    );
  }
  return (
    <ErrorState
      isPage
      title={kitWords.failed}
      action={
        <Button variant="default" onClick={() => void kit.refetch()}>
          {kitWords.again}
        </Button>
      }
    >
      {message}
    </ErrorState>
  );
}

/** The form begins anew with what was saved. */
function Writing({ kit }: { readonly kit: Kit | undefined }) {
  const navigate = useNavigate();
  const saved = ({ kitID }: SavedKit): void => {
    showToast({ tone: 'success', text: kitWords.saved });
    const search = { kitID: String(kitID) };
    void navigate({ to: '/company/interview-kits/edit', search, replace: true });
  };
  return (
    <KitForm
      key={kit === undefined ? 'new' : `${kit.kitID} ${kit.version}`}
      kit={kit}
      onSaved={saved}
    >
      {kit !== undefined && <Retire kit={kit} />}
    </KitForm>
  );
}

function Retire({ kit: { kitID, isRetired } }: { readonly kit: Kit }) {
  const retire = useRetireKit();
  return (
    <Button
      variant="default"
      loading={retire.isPending}
      onClick={() =>
        retire.mutate(
          { params: { kitID: String(kitID) }, body: { isRetired: !isRetired } },
          {
            onError: ({ message }) => showToast({ tone: 'error', text: message }),
            onSuccess: () =>
              showToast({
                tone: 'success',
                text: isRetired ? kitWords.isInUse : kitWords.isPutAway,
              }),
          },
        )
      }
    >
      {isRetired ? kitWords.takeBack : kitWords.putAway}
    </Button>
  );
}

function Versions({ kit: { versions } }: { readonly kit: Kit }) {
  return (
    <section className="stack gap-xs" aria-labelledby="kit-versions">
      <h2 id="kit-versions">{kitWords.versions}</h2>
      <ul className="bullets">
        {versions.map(({ version, madeAt, madeBy }) => (
          <li key={version}>
            {kitWords.versionOf(version)}
            <Instant at={madeAt} />
            {kitWords.by(madeBy)}
          </li>
        ))}
      </ul>
    </section>
  );
}
