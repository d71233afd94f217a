import { ARCHIVE_KEPT_DAYS } from '@candor/contract/operations/archive-rules';

export const archiveJob = 'company-archive';

const DAY_MS = 86_400_000;
/** Longer than a job takes between two steps, with its retries. */
export const LOST_MS = 2 * 3_600_000;

export const keptUntil = (now: Date): Date => new Date(now.getTime() + ARCHIVE_KEPT_DAYS * DAY_MS);

export const isLate = ({ movedAt }: { readonly movedAt: Date }, now: Date): boolean =>
  now.getTime() - movedAt.getTime() > LOST_MS;

export const objectKeyOf = (which: {
  readonly companyId: number;
  readonly archiveID: number;
}): string => `archives/${which.companyId}/${which.archiveID}`;
