import { areas, rights } from '@candor/contract/people/right-rules';
import { Link } from '@tanstack/react-router';
import { useRights } from '../../../lib/rights.ts';
import { useRead } from '../../../lib/server-state.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Ago } from '../../../ui/ago.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { OfferStateMark } from './offer-state.tsx';
import { type OfferRow, offersQuery } from './offer-queries.ts';
import { tabWords } from './offer-words.ts';

/** The offers that were written for a candidate, and the way to another. */
export function OfferList({ candidateID }: { readonly candidateID: number }) {
  const offers = useRead(offersQuery(String(candidateID)));
  const mayWrite = useRights()(areas.candidates, rights.change);
  return (
    <section className="stack column" aria-label={tabWords.title}>
      <Loaded query={offers} what={tabWords.what}>
        {(found) => (
          <>
            {found.offers.length === 0 && (
              <EmptyState title={tabWords.none}>{tabWords.noneText}</EmptyState>
            )}
            {mayWrite && found.applications.length > 0 && (
              <div className="row">
                {found.applications.map(({ applicationID, jobTitle }) => (
                  <ButtonLink
                    key={applicationID}
                    to="/company/draft-offer"
                    search={{ applicationID: String(applicationID) }}
                  >
                    {tabWords.begin(jobTitle)}
                  </ButtonLink>
                ))}
              </div>
            )}
            {found.offers.length > 0 && (
              <ul className="lines">
                {found.offers.map((offer) => (
                  <Row key={offer.offerID} offer={offer} />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Row({ offer }: { readonly offer: OfferRow }) {
  const { offerID, jobTitle, state, salary, changedAt, expiresAt, waitsFor } = offer;
  return (
    <li className="stack gap-2xs">
      <div className="row apart baseline spread">
        <Link to="/company/offer" search={{ offerID: String(offerID) }}>
          {salary === '' ? jobTitle : `${jobTitle}, ${salary}`}
        </Link>
        <OfferStateMark state={state} />
      </div>
      <p className="dimmed small">
        {tabWords.changed}
        <Ago at={changedAt} />
        {/* Midnight belongs to two days: the last minute before it is told. */}
        {state === 'sent' && expiresAt !== null && (
          <>
            {tabWords.until}
            <Instant at={Date.parse(expiresAt) - 60_000} />
          </>
        )}
        {waitsFor !== null && tabWords.waitsFor(waitsFor)}
      </p>
    </li>
  );
}
