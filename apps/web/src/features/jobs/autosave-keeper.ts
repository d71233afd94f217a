import type { JobProblems } from '@candor/contract/job-rules';
import { createJob } from '@candor/contract/jobs';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { bodyOf, bodyWithoutPay, type JobValues, savingProblems } from './job-form-values.ts';
import { savableOf } from './savable-rules.ts';
import { type JobBody, type Way, ways } from './job-queries.ts';

const QUIET_MS = 800;
const AGAIN_MS = 5000;

/**
 * - `unsaved`: typed and not sent yet, or refused.
 * - `partly`: everything is saved but what is marked.
 * - `away`: the server did not answer; it is asked again soon.
 * - `conflict`: somebody else saved meanwhile; nothing is overwritten.
 */
export type SaveState =
  | 'untouched'
  | 'unsaved'
  | 'saving'
  | 'saved'
  | 'partly'
  | 'away'
  | 'conflict';

export type SavedJob = { readonly jobID: number; readonly version: number };

export type Listeners = {
  readonly onCreated?: ((job: SavedJob) => void) | undefined;
  readonly onSaved?: (() => void) | undefined;
  /** Fields that cannot be saved as they are, by their paths. */
  readonly onMarked?: ((problems: JobProblems) => void) | undefined;
  readonly onRefused?: ((error: ApiError) => void) | undefined;
};

type Start = {
  readonly way: Way;
  /** Whether what the job pays is sent: it is a right of its own. */
  readonly mayPay: boolean;
  /** null: not begun yet; the first save creates the draft. */
  readonly job: SavedJob | null;
  /** What the form begins with. */
  readonly values: JobValues;
  readonly tell: (state: SaveState) => void;
};

/** Saves a pause after the last change, one request at a time, each from the version that the last one gave. */
export function openKeeper({ way, mayPay, job: begun, values: first, tell }: Start) {
  const body = mayPay ? bodyOf : bodyWithoutPay;
  let job = begun;
  /** As the server has it, or would. */
  let kept = first;
  let newest: JobValues | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<SavedJob | null> | null = null;
  let isStopped = false;
  let listeners: Listeners = {};

  const store = async (savable: JobValues): Promise<boolean> => {
    tell('saving');
    const isFirst = job === null;
    try {
      job = await write(way, job, body(savable));
    } catch (error) {
      const state = stateAfter(error);
      tell(state);
      if (state === 'conflict') isStopped = true;
      else if (state === 'away') timer = setTimeout(() => void flush(), AGAIN_MS);
      else if (error instanceof ApiError) listeners.onRefused?.(error);
      return false;
    }
    kept = savable;
    listeners.onSaved?.();
    if (isFirst) listeners.onCreated?.(job);
    return true;
  };

  const send = async (): Promise<SavedJob | null> => {
    while (newest !== null) {
      const values = newest;
      const { savable, problems } = partOf(values, kept);
      if (problems === null || isOther(savable, kept)) {
        if (!(await store(savable))) return null;
      }
      if (newest !== values) continue;
      if (problems !== null) {
        // Waits on: whoever leaves now is asked.
        tell('partly');
        listeners.onMarked?.(problems);
        return null;
      }
      newest = null;
    }
    tell('saved');
    return job;
  };

  /** What is stored now, once everything typed is; null when it could not be. */
  const flush = (): Promise<SavedJob | null> => {
    clearTimeout(timer);
    if (isStopped) return Promise.resolve(null);
    if (newest === null && sending === null) return Promise.resolve(job);
    sending ??= send().finally(() => {
      sending = null;
    });
    return sending;
  };

  return {
    flush,
    isWaiting: () => newest !== null && !isStopped,
    hear: (given: Listeners): void => {
      listeners = given;
    },
    keep(values: JobValues): void {
      if (isStopped) return;
      newest = values;
      if (sending === null) tell('unsaved');
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), QUIET_MS);
    },
  };
}

/** What can be saved of the typed, and what cannot; null: everything can. */
function partOf(values: JobValues, kept: JobValues) {
  const problems = savingProblems(values);
  return Object.keys(problems).length === 0
    ? { savable: values, problems: null }
    : { savable: savableOf(values, problems, kept), problems };
}

const isOther = (one: JobValues, other: JobValues): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);

function write(way: Way, job: SavedJob | null, body: JobBody): Promise<SavedJob> {
  if (job === null) return call(createJob, { body });
  const { jobID, version } = job;
  return call(ways[way].save, { params: { jobID: String(jobID) }, body: { ...body, version } });
}

function stateAfter(error: unknown): SaveState {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'changed_meanwhile') return 'conflict';
  return error.mayPass ? 'away' : 'unsaved';
}
