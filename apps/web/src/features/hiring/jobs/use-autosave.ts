import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { refresh } from '../../../lib/server-state.ts';
import { type Listeners, openKeeper, type SavedJob, type SaveState } from './autosave-keeper.ts';
import type { JobValues } from './job-form-values.ts';
import type { Way } from './job-queries.ts';

type Options = Omit<Listeners, 'onSaved'> & {
  readonly way: Way;
  readonly mayPay: boolean;
  readonly job: SavedJob | null;
  /** What the form begins with. */
  readonly values: JobValues;
};

export function useAutosave({ way, mayPay, job, values: first, ...heard }: Options) {
  const { onCreated, onMarked, onRefused } = heard;
  const client = useQueryClient();
  const [state, setState] = useState<SaveState>('untouched');
  const [keeper] = useState(() => openKeeper({ way, mayPay, job, values: first, tell: setState }));
  // What other pages know of the job is old; what this one loaded is where it began, and stays.
  const forget = useCallback(
    () => void refresh(client, ['/api/jobs'], { refetchType: 'none' }),
    [client],
  );
  useEffect(() => keeper.hear({ onCreated, onSaved: forget, onMarked, onRefused }));
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (keeper.isWaiting()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    // Who leaves the page leaves nothing unsent behind.
    return () => {
      removeEventListener('beforeunload', warn);
      keeper.hear({ onSaved: forget });
      void keeper.flush();
    };
  }, [keeper, forget]);
  const keep = useCallback((values: JobValues) => keeper.keep(values), [keeper]);
  const flush = useCallback(() => keeper.flush(), [keeper]);
  return { state, keep, flush };
}
