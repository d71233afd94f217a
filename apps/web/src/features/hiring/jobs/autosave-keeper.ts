import type { JobProblems } from '@candor/contract/hiring/job-rules';
import { createJob } from '@candor/contract/hiring/jobs';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import {
  bodyOf,
  bodyWithoutPay,
  type JobValues,
  savingProblems,
  dayNow,
} from './job-form-values.ts';
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

/** The job as the server has it, and what of the typed is in it. */
function openHeld({ way, mayPay, job: begun, values }: Start) {
  const body = mayPay ? bodyOf : bodyWithoutPay;
  let job = begun;
  let kept = values;
  return {
    job: () => job,
    kept: () => kept,
    write: async (savable: JobValues, listeners: Listeners): Promise<SavedJob> => {
      const isFirst = job === null;
      job = await write(way, job, body(savable));
      kept = savable;
      listeners.onSaved?.();
      if (isFirst) listeners.onCreated?.(job);
      return job;
    },
  };
}

/** Saves a pause after the last change, one request at a time, each from the version that the last one gave. */
export function openKeeper(start: Start) {
  const { tell } = start;
  const held = openHeld(start);
  let newest: JobValues | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<SavedJob | null> | null = null;
  let isStopped = false;
  let listeners: Listeners = {};

  const refuse = (error: unknown): void => {
    const state = stateAfter(error);
    tell(state);
    if (state === 'conflict') isStopped = true;
    else if (state === 'away') timer = setTimeout(() => void flush(), AGAIN_MS);
    else if (error instanceof ApiError) listeners.onRefused?.(error);
  };

  const store = async (savable: JobValues): Promise<boolean> => {
    tell('saving');
    return (await held.write(savable, listeners).catch(refuse)) !== undefined;
  };

  const send = async (): Promise<SavedJob | null> => {
    while (newest !== null) {
      const values = newest;
      const { savable, problems } = partOf(values, held.kept());
      const isNews = problems === null || isOther(savable, held.kept());
      if (isNews && !(await store(savable))) return null;
      if (newest !== values) continue;
      if (problems !== null) {
        // Waits on: whoever leaves now is asked.
        tell(held.job() === null ? 'unsaved' : 'partly');
        listeners.onMarked?.(problems);
        return null;
      }
      newest = null;
    }
    tell('saved');
    return held.job();
  };

  /** What is stored now, once everything typed is; null when it could not be. */
  const flush = (): Promise<SavedJob | null> => {
    clearTimeout(timer);
    if (isStopped) return Promise.resolve(null);
    if (newest === null && sending === null) return Promise.resolve(held.job());
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
  const problems = savingProblems(values, dayNow());
  if (isEmpty(problems)) return { savable: values, problems: null };
  const part = savableOf(values, problems, kept);
  // Before its first save a draft has nothing good to fall back on.
  return { savable: isEmpty(savingProblems(part, dayNow())) ? part : kept, problems };
}

const isEmpty = (problems: JobProblems): boolean => Object.keys(problems).length === 0;

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
