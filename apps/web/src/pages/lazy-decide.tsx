import { lazy, Suspense } from 'react';

const DecideApplication = lazy(async () => ({
  default: (await import('../features/hiring/pipeline/decide-application.tsx')).DecideApplication,
}));

/** Where an application stands and its next step: loaded after what it is decided by. */
export function LazyDecide(props: { readonly applicationID: number; readonly jobID: number }) {
  return (
    <Suspense fallback={null}>
      <DecideApplication {...props} />
    </Suspense>
  );
}
