import { useNavigate } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { DraftForm } from './draft-form.tsx';
import { choicesQuery, type Offer, offerQuery, type Saved } from './offer-queries.ts';
import { draftWords } from './offer-words.ts';

/** A new offer for an application, or a draft that is changed. */
export function DraftOfferPage() {
  const { applicationID, offerID } = useAddress();
  usePageTitle(offerID === undefined ? draftWords.new : draftWords.change);
  return offerID === undefined ? (
    <Writing applicationID={applicationID ?? '0'} offer={undefined} />
  ) : (
    <Found offerID={offerID} />
  );
}

function Found({ offerID }: { readonly offerID: string }) {
  const offer = useRead(offerQuery(offerID));
  return (
    <Loaded query={offer} what={draftWords.what}>
      {(found) => <Writing applicationID={String(found.applicationID)} offer={found} />}
    </Loaded>
  );
}

type Props = { readonly applicationID: string; readonly offer: Offer | undefined };

function Writing({ applicationID, offer }: Props) {
  const choices = useRead(choicesQuery(applicationID));
  const navigate = useNavigate();
  const saved = ({ offerID }: Saved): void => {
    showToast({ tone: 'success', text: draftWords.saved });
    void navigate({ to: '/company/offer', search: { offerID: String(offerID) } });
  };
  return (
    <Loaded query={choices} what={draftWords.what}>
      {(found) => (
        <DraftForm
          key={offer?.offerID ?? 'new'}
          {...{ applicationID, offer, choices: found, onSaved: saved }}
        />
      )}
    </Loaded>
  );
}
