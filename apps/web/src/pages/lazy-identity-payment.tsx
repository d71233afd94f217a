import { lazy, Suspense } from 'react';

const IdentityPayment = lazy(async () => ({
  default: (await import('../features/operations/billing/identity-payment.tsx')).IdentityPayment,
}));

/** Most installations ask for no money: it comes with the pages that show it alone. */
export function LazyIdentityPayment() {
  return (
    <Suspense fallback={null}>
      <IdentityPayment />
    </Suspense>
  );
}
