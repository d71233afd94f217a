import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { type Door, type Job, jobQuery } from './job-queries.ts';

type Props = {
  readonly jobID: string;
  readonly door: Door;
  readonly children: (job: Job) => ReactNode;
};

/** The job of the address, with what there is to say while it is not there. */
export function LoadedJob({ jobID, door, children }: Props) {
  // An edit goes on from what it loaded: a job that changes under the hands is told by its save.
  const job = useRead({
    ...jobQuery(jobID, door),
    ...(door === 'view' ? {} : { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false }),
    enabled: /^[1-9]\d{0,15}$/.test(jobID),
  });
  if (job.data !== undefined) return children(job.data);
  if (job.isLoading) return <LoadingState what="the job" />;
  const isGone = job.error === null || job.error.code === 'not_found';
  return (
    <ErrorState
      isPage
      title={isGone ? 'There is no such job' : 'The job could not be loaded'}
      action={
        isGone ? (
          <Link to="/company/jobs" search={{ view: 'all' }}>
            All jobs
          </Link>
        ) : (
          <Button variant="default" onClick={() => void job.refetch()}>
            Try again
          </Button>
        )
      }
    >
      {isGone ? 'It was deleted, or it is not yours to open here.' : (job.error?.message ?? '')}
    </ErrorState>
  );
}
