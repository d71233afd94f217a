export type JobData = Readonly<Record<string, string | number | boolean | null>>;

export type Worker = (data: JobData) => Promise<unknown>;

export type Job = {
  readonly name: string;
  /** When the clock runs it: cron, UTC. A sweep catches what a lost job would have done. */
  readonly every?: string;
  /** How many of these jobs this process runs at a time. One unless said. */
  readonly atOnce?: number;
  /**
   * Equal jobs (by their data) wait once. Only for jobs that are sent because of what is committed already: one
   * that is dropped for another which starts before this transaction commits would miss its changes.
   */
  readonly isOnce?: boolean;
  /** How often a job that failed is tried again. Twenty times, over about half an hour, unless said. */
  readonly retries?: number;
  /** How long one may take before it counts as stuck, and is begun anew beside itself. An hour unless said; 24 at most. */
  readonly mostHours?: number;
  readonly run: Worker;
};

/** Everything about a piece of background work in one place, in the folder of its feature. */
export function defineJob(job: Job): Job {
  return job;
}
