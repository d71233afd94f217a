import { Instant } from '../../../ui/instant.tsx';
import type { Offer } from './offer-queries.ts';
import { pageWords } from './offer-words.ts';

/** Who approves it, in order, and what each said. */
export function OfferApprovals({ offer: { approvals } }: { readonly offer: Offer }) {
  return (
    <section className="stack gap-xs" aria-labelledby="offer-approvals">
      <h2 id="offer-approvals">{pageWords.approvals}</h2>
      {approvals.length === 0 ? (
        <p className="dimmed">{pageWords.noApprovals}</p>
      ) : (
        <ol className="lines">
          {approvals.map((approval, place) => (
            <li key={place} className="stack gap-2xs">
              <div className="row apart baseline spread">
                <span className="medium anywhere">{approval.name}</span>
                <span className="dimmed small">
                  <Said approval={approval} />
                </span>
              </div>
              {approval.reason !== '' && <p className="written">{approval.reason}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Said({ approval }: { readonly approval: Offer['approvals'][number] }) {
  const { outcome, decidedAt, askedAt, membershipID } = approval;
  if (outcome !== null && decidedAt !== null) {
    return (
      <>
        {outcome === 'approved' ? pageWords.approved : pageWords.sentBack}
        <Instant at={decidedAt} />
      </>
    );
  }
  if (membershipID === null) return pageWords.left;
  if (askedAt === null) return pageWords.notAsked;
  return (
    <>
      {pageWords.asked}
      <Instant at={askedAt} />
    </>
  );
}
