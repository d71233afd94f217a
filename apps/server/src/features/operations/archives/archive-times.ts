import { ARCHIVE_KEPT_DAYS } from '@candor/contract/operations/archive-rules';

export const archiveJob = 'company-archive';

const DAY_MS = 86_400_000;
/** How often a job says that it is at work. */
export const BEAT_MS = 60_000;
/** After it nobody goes on sending an upload that no row names. */
export const FORGOTTEN_MS = 3_600_000;
/** Longer than a job takes between two steps, with its retries. */
export const LOST_MS = 2 * 3_600_000;

export const keptUntil = (now: Date): Date => new Date(now.getTime() + ARCHIVE_KEPT_DAYS * DAY_MS);

export const isLate = ({ movedAt }: { readonly movedAt: Date }, now: Date): boolean =>
  now.getTime() - movedAt.getTime() > LOST_MS;

/** Clocks differ, by a day at most. */
export const isAhead = (moment: string, now: Date): boolean =>
  Date.parse(moment) > now.getTime() + DAY_MS;

export const OBJECTS = 'archives/';

export const objectKeyOf = (which: {
  readonly companyId: number;
  readonly archiveID: number;
}): string => `${OBJECTS}${which.companyId}/${which.archiveID}`;

/** Undefined: no key of an archive. */
export function whichOf(key: string) {
  const [, companyId, archiveID] = /^archives\/(\d{1,15})\/(\d{1,15})$/.exec(key) ?? [];
  return companyId === undefined || archiveID === undefined
    ? undefined
    : { companyId: Number(companyId), archiveID: Number(archiveID) };
}
