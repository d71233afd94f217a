import type { DeedEntry } from '../../operations/audit/index.ts';

/** What the company's chain says of a job. */
export const jobEntry = ({
  jobID,
  ...entry
}: {
  readonly action: string;
  readonly jobID: number;
  readonly before?: unknown;
  readonly after?: unknown;
}): DeedEntry => ({ ...entry, objectKind: 'job', objectId: jobID });
