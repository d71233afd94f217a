import { Button } from '@mantine/core';
import { useLetterLink } from '../../../lib/letter-link.ts';
import { useRead } from '../../../lib/server-state.ts';
import { calendarDayText } from '../../../ui/day-words.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ownZone } from '../../../ui/own-zone.ts';
import { NotByLink, OpenedByLink } from '../../../ui/opened-by-link.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { cityOf, wholeText } from '../../../ui/zone-times.ts';
import { type OwnOffer, ownOfferQuery, useOwnPaper } from './offer-queries.ts';
import { OfferTerms } from './offer-terms.tsx';
import { ownWords } from './offer-words.ts';
import { OwnOfferAnswer } from './own-offer-answer.tsx';
import './offers.css';

/** An offer for the candidate whom it was sent to: what it says until when, and their answer. */
export function OwnOfferPage() {
  usePageTitle(ownWords.page);
  const token = useLetterLink();
  return token === '' ? <NotByLink words={ownWords} /> : <Opened token={token} />;
}

function Opened({ token }: { readonly token: string }) {
  return (
    <OpenedByLink query={useRead(ownOfferQuery(token))} words={ownWords}>
      {(offer) => <Shown token={token} offer={offer} />}
    </OpenedByLink>
  );
}

type Props = { readonly token: string; readonly offer: OwnOffer };

function Shown({ token, offer }: Props) {
  const { shown, state } = offer;
  return (
    <article className="stack gap-lg column">
      <header className="stack gap-xs anywhere">
        <p className="medium">{shown.companyName}</p>
        <h1>{ownWords.title(shown.jobTitle)}</h1>
      </header>
      {state !== 'open' && <Ended offer={offer} state={state} />}
      {shown.message !== '' && <p className="written measure">{shown.message}</p>}
      <Conditions offer={offer} />
      <section className="stack gap-sm card roomy" aria-labelledby="own-offer-terms">
        <h2 id="own-offer-terms">{ownWords.terms}</h2>
        <OfferTerms text={shown.terms} />
      </section>
      <Paper token={token} />
      {state === 'open' && <OwnOfferAnswer token={token} offer={offer} />}
      <p className="dimmed tiny">
        {ownWords.hash}
        <span className="offers__hash">{offer.shownHash}</span>
      </p>
    </article>
  );
}

type EndedProps = {
  readonly offer: OwnOffer;
  readonly state: keyof typeof ownWords.states;
};

function Ended({ offer: { endedAt, signedName }, state }: EndedProps) {
  return (
    <output className="stack gap-2xs notice">
      <p className="medium">{ownWords.states[state]}</p>
      {endedAt !== null && (
        <p className="small">
          {signedName !== null && ownWords.signed(signedName)}
          <Instant at={endedAt} />
        </p>
      )}
    </output>
  );
}

function Conditions({ offer: { shown } }: { readonly offer: OwnOffer }) {
  // Midnight belongs to two days: the last minute before it is told.
  const last = Date.parse(shown.expiresAt) - 60_000;
  const zones = [...new Set([ownZone(), shown.timeZone])];
  return (
    <Facts>
      <Fact name={ownWords.to}>{shown.candidateName}</Fact>
      {shown.salary !== '' && <Fact name={ownWords.salary}>{shown.salary}</Fact>}
      {shown.startsOn !== null && (
        <Fact name={ownWords.startsOn}>{calendarDayText(shown.startsOn)}</Fact>
      )}
      <Fact name={ownWords.until}>
        {zones.map((zone) => (
          <span key={zone} className="stack">
            {ownWords.elsewhere(wholeText(last, zone), cityOf(zone))}
          </span>
        ))}
      </Fact>
    </Facts>
  );
}

function Paper({ token }: { readonly token: string }) {
  const paper = useOwnPaper(token);
  return (
    <div className="stack gap-xs start">
      {paper.error !== null && <FormProblem key={paper.submittedAt} text={paper.error.message} />}
      <Button variant="default" loading={paper.isPending} onClick={() => paper.mutate()}>
        {ownWords.paper}
      </Button>
    </div>
  );
}
