import { lazy, Suspense } from 'react';

const LiveEntries = lazy(async () => ({
  default: (await import('../features/interviews/appointments/live-entries.tsx')).LiveEntries,
}));

/** The live interviews of a candidate: they come after the rest of the profile. */
export function LazyLiveEntries({ candidateID }: { readonly candidateID: number }) {
  return (
    <Suspense fallback={null}>
      <LiveEntries candidateID={candidateID} />
    </Suspense>
  );
}
