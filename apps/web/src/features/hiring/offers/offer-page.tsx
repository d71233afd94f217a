import { fillLetter } from '@candor/contract/hiring/mail-template-rules';
import { offerDay, offerPay } from '@candor/contract/hiring/offer-words';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { calendarDayText } from '../../../ui/day-words.ts';
import { Instant } from '../../../ui/instant.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { cityOf, wholeText } from '../../../ui/zone-times.ts';
import { OfferActions } from './offer-actions.tsx';
import { OfferApprovals } from './offer-approvals.tsx';
import { OfferStateMark } from './offer-state.tsx';
import { type Offer, offerQuery } from './offer-queries.ts';
import { OfferTerms } from './offer-terms.tsx';
import { ownWords, pageWords } from './offer-words.ts';
import './offers.css';

/** One offer: what it says, who approves it, what became of it, and what can be done. */
export function OfferPage() {
  const { offerID = '' } = useAddress();
  usePageTitle(pageWords.page);
  const offer = useRead(offerQuery(/^[1-9]\d{0,15}$/.test(offerID) ? offerID : '0'));
  if (offer.data !== undefined) return <Shown offer={offer.data} />;
  if (offer.isPending) return <LoadingState what={pageWords.what} />;
  if (offer.error.code === 'not_found' || offer.error.code === 'validation_failed') {
    return (
      <ErrorState isPage title={pageWords.gone}>
        {pageWords.goneText}
      </ErrorState>
    );
  }
  return (
    <ErrorState
      isPage
      title={ownWords.failed}
      action={
        <Button variant="default" onClick={() => void offer.refetch()}>
          {ownWords.again}
        </Button>
      }
    >
      {offer.error.message}
    </ErrorState>
  );
}

type Props = { readonly offer: Offer };

function Shown({ offer }: Props) {
  const { candidateID, candidateName, jobTitle, state, mayRead } = offer;
  const search = { candidateID: String(candidateID), tab: 'offers' };
  return (
    <div className="stack gap-lg column">
      <PageHead
        title={pageWords.title(candidateName)}
        back={
          mayRead && (
            <Link to="/company/job-seeker-profile-tab" search={search} className="way-back">
              {pageWords.toCandidate}
            </Link>
          )
        }
      >
        <div className="row apart">
          <span>{jobTitle}</span>
          <OfferStateMark state={state} />
        </div>
      </PageHead>
      <OfferActions offer={offer} />
      <Conditions offer={offer} />
      <OfferApprovals offer={offer} />
      <Words offer={offer} />
    </div>
  );
}

const withName = (at: ReactNode, name: string | null): ReactNode => (
  <>
    {at}
    {name !== null && ` ${pageWords.by(name)}`}
  </>
);

function Conditions({ offer }: Props) {
  const { content, shown, state, endedAt, endedBy, reason, signedName, shownHash } = offer;
  const pay = offerPay(content);
  const ended = state in pageWords.endedAt ? (state as keyof typeof pageWords.endedAt) : null;
  return (
    <Facts>
      {pay !== '' && <Fact name={pageWords.salary}>{pay}</Fact>}
      {content.startsOn !== null && (
        <Fact name={pageWords.startsOn}>{calendarDayText(content.startsOn)}</Fact>
      )}
      <Fact name={pageWords.expires}>
        {shown === null ? calendarDayText(content.expiresOn) : lastMinuteOf(shown)}
      </Fact>
      <Fact name={pageWords.draftedBy}>{offer.draftedBy}</Fact>
      {shown !== null && (
        <Fact name={pageWords.sentAt}>{withName(<Instant at={shown.sentAt} />, offer.sentBy)}</Fact>
      )}
      {ended !== null && endedAt !== null && (
        <Fact name={pageWords.endedAt[ended]}>{withName(<Instant at={endedAt} />, endedBy)}</Fact>
      )}
      {signedName !== null && <Fact name={pageWords.signedName}>{signedName}</Fact>}
      {reason !== '' && (
        <Fact name={state === 'declined' ? pageWords.reason.declined : pageWords.reason.withdrawn}>
          <span className="written">{reason}</span>
        </Fact>
      )}
      {state === 'accepted' && (
        <Fact name={pageWords.hash}>
          <span className="tiny offers__hash">{shownHash}</span>
        </Fact>
      )}
    </Facts>
  );
}

/** Midnight belongs to two days: the last minute before it is told. */
const lastMinuteOf = ({ expiresAt, timeZone }: NonNullable<Offer['shown']>): string =>
  ownWords.elsewhere(wholeText(Date.parse(expiresAt) - 60_000, timeZone), cityOf(timeZone));

function Words({ offer }: Props) {
  const { content, shown, candidateName, firstName, jobTitle, companyName } = offer;
  const values = {
    ...{ candidateName, firstName, jobTitle, companyName },
    salary: offerPay(content),
    startDate: offerDay(content.startsOn),
    answerBy: offerDay(content.expiresOn),
  };
  const message = shown?.message ?? content.message;
  return (
    <>
      {message !== '' && (
        <section className="stack gap-xs" aria-labelledby="offer-message">
          <h2 id="offer-message">{pageWords.message}</h2>
          <p className="written measure">{message}</p>
        </section>
      )}
      <section className="stack gap-sm card roomy" aria-labelledby="offer-terms">
        <h2 id="offer-terms">{pageWords.terms}</h2>
        <OfferTerms text={shown?.terms ?? fillLetter(content.terms, values)} />
      </section>
    </>
  );
}
