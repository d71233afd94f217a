import { openApplications } from '@candor/contract/hiring/pipeline-promises';
import { useEffect } from 'react';
import { useWrite } from '../../../lib/server-state.ts';
import type { Application } from './pipeline-queries.ts';
import { useMay } from './use-may.ts';

/** An application that nobody had opened loses its mark as soon as somebody reads it who may change it. */
export function useOpened(application: Application | undefined): void {
  const { move: mayMark } = useMay();
  const { mutate } = useWrite(openApplications, { refreshes: ['/api/pipeline', '/api/dashboard'] });
  const unread = mayMark && application?.isUnread === true ? application.applicationID : undefined;
  useEffect(() => {
    if (unread !== undefined) mutate({ body: { applicationIDs: [unread] } });
  }, [unread, mutate]);
}
