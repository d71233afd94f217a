import { lazy, Suspense } from 'react';
import { type InStep } from '../features/interviews/viewing/viewer.tsx';
import { ViewingPage } from '../features/interviews/viewing/viewing-page.tsx';
import { viewingWords } from '../features/interviews/viewing/viewing-words.ts';
import { LoadingState } from '../ui/page-states.tsx';

const SharedInStep: InStep = lazy(async () => ({
  default: (await import('../features/interviews/recordings/shared-in-step.tsx')).SharedInStep,
}));

/** What several people recorded of a call is loaded by whoever watches that. */
const LazyInStep: InStep = (props) => (
  <Suspense fallback={<LoadingState what={viewingWords.what} />}>
    {/* It speaks English alone (decision 0388), in whatever language the page around it speaks. */}
    <div lang="en" dir="ltr">
      <SharedInStep {...props} />
    </div>
  </Suspense>
);

/** RV-1 to RV-9. */
export function ViewRecordingPage() {
  return <ViewingPage InStep={LazyInStep} />;
}
