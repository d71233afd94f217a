import { lazy, Suspense } from 'react';
import { LoadingState } from '../ui/page-states.tsx';

const OfferList = lazy(async () => ({
  default: (await import('../features/hiring/offers/offer-list.tsx')).OfferList,
}));

/** The offers of a candidate: loaded by whoever opens their tab. */
export function LazyOffers({ candidateID }: { readonly candidateID: number }) {
  return (
    <Suspense fallback={<LoadingState what="the offers" />}>
      <OfferList candidateID={candidateID} />
    </Suspense>
  );
}
