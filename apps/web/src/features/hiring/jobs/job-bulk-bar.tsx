import { Button } from '@mantine/core';
import { useState } from 'react';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { JobBulkDialog } from './job-bulk-dialog.tsx';
import { type BulkDeed, planOf } from './job-bulk-rules.ts';
import { bulkWords as words } from './job-bulk-words.ts';
import type { JobRow } from './job-queries.ts';

type Props = { readonly jobs: readonly JobRow[]; readonly onClear: () => void };

type Asked = { readonly deed: BulkDeed; readonly jobs: readonly JobRow[] };

/** What can be done with all jobs that are selected. */
export function JobBulkBar({ jobs, onClear }: Props) {
  // As they were chosen: what was done takes them out of the list, and the dialog has to say what came of it.
  const [asked, ask] = useState<Asked>();
  const can = (deed: BulkDeed): boolean => planOf(jobs, deed).going.length > 0;
  return (
    <>
      {jobs.length > 0 && (
        <BottomBar label={words.label} count={words.count(jobs.length)}>
          {can('paused') && (
            <Button onClick={() => ask({ deed: 'paused', jobs })}>{words.pause}</Button>
          )}
          {can('closed') && (
            <Button variant="default" onClick={() => ask({ deed: 'closed', jobs })}>
              {words.close}
            </Button>
          )}
          {!can('closed') && <p>{words.none}</p>}
          <Button variant="default" onClick={onClear}>
            {words.clear}
          </Button>
        </BottomBar>
      )}
      {asked !== undefined && (
        <JobBulkDialog {...asked} onDone={onClear} onClose={() => ask(undefined)} />
      )}
    </>
  );
}
