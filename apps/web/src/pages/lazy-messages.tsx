import { lazy, Suspense } from 'react';
import { LoadingState } from '../ui/page-states.tsx';

const MessageSection = lazy(async () => ({
  default: (await import('../features/hiring/messages/message-section.tsx')).MessageSection,
}));

/** What was written to a candidate and by them: loaded by whoever opens their tab. */
export function LazyMessages({ candidateID }: { readonly candidateID: number }) {
  return (
    <Suspense fallback={<LoadingState what="the messages" />}>
      <MessageSection candidateID={String(candidateID)} />
    </Suspense>
  );
}
