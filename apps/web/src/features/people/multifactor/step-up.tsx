import { lazy, Suspense, useSyncExternalStore } from 'react';
import { askedProof, watchAskedProof } from '../../../lib/step-up.ts';

const StepUpDialog = lazy(async () => ({
  default: (await import('./step-up-dialog.tsx')).StepUpDialog,
}));

/** One for the whole console: shown when a request was refused until whoever is there says who they are. */
export function StepUp() {
  const asked = useSyncExternalStore(watchAskedProof, askedProof);
  if (asked === undefined) return null;
  return (
    <Suspense>
      <StepUpDialog onAnswer={asked.answer} />
    </Suspense>
  );
}
