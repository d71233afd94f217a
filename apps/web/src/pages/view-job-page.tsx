import { areas, rights } from '@candor/contract/people/right-rules';
import { lazy, Suspense } from 'react';
import { ViewJobsPage } from '../features/hiring/jobs/view-jobs-page.tsx';
import { useRights } from '../lib/rights.ts';
import { LoadingState } from '../ui/page-states.tsx';

const Pipeline = lazy(() =>
  import('../features/hiring/pipeline/pipeline.tsx').then((module) => ({
    default: module.Pipeline,
  })),
);

/** A job with its advert, and with who applied for it. */
export function ViewJobPage() {
  const maySet = useRights()(areas.settings, rights.settings);
  return (
    <ViewJobsPage
      renderPipeline={({ jobID, publicPath }, may) => (
        <Suspense fallback={<LoadingState what="the pipeline" />}>
          <Pipeline
            jobID={String(jobID)}
            publicPath={publicPath}
            mayInvite={may.invite}
            mayEditReasons={maySet}
          />
        </Suspense>
      )}
    />
  );
}
