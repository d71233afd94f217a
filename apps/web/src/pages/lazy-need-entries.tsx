import { lazy, Suspense } from 'react';

const NeedEntries = lazy(async () => ({
  default: (await import('../features/interviews/needs/need-entries.tsx')).NeedEntries,
}));

/** What a candidate asked for to take part: it comes after the rest of the profile. */
export function LazyNeedEntries({ candidateID }: { readonly candidateID: number }) {
  return (
    <Suspense fallback={null}>
      <NeedEntries candidateID={candidateID} />
    </Suspense>
  );
}
