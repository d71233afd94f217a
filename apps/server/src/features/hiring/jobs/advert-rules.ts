/** The address of a published job; only its number is looked at when it is opened. */
export const publicPathOf = (job: {
  readonly companyID: number;
  readonly jobID: number;
  readonly slug: string;
}): string => `/jobs/career/${job.companyID}/${[job.jobID, job.slug].filter(Boolean).join('-')}`;

/** The calendar day that it is in UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
