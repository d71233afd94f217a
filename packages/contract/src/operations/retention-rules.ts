import {
  APPLICATION_KEPT_MONTHS,
  TALENT_POOL_MONTHS,
} from '../hiring/application-privacy-rules.ts';

/** What a company keeps for a time of its own choice, in the order in which it goes. */
export const retentionKinds = [
  'recordings',
  'monitor-evidence',
  'interviews',
  'applications',
  'talent-pool',
  'messages',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

export const RETENTION_MOST_DAYS = 3650;
/** How far ahead a company is told of what goes. */
export const RETENTION_AHEAD_DAYS = 30;

type Bounds = { readonly least: number; readonly usual: number };

/**
 * Days. An upload may end a day after its interview, and reports of monitors come late too; whoever was rejected may
 * ask why for weeks.
 */
export const retentionBounds: Readonly<Record<RetentionKind, Bounds>> = {
  recordings: { least: 2, usual: 90 },
  'monitor-evidence': { least: 7, usual: 365 },
  interviews: { least: 30, usual: 730 },
  applications: { least: 30, usual: 730 },
  'talent-pool': { least: 30, usual: 730 },
  messages: { least: 30, usual: 365 },
};

/** Months as they were promised, in days that are never more than them. */
const daysOf = (months: number): number => Math.floor((months / 12) * 365);
export const APPLICATION_KEPT_DAYS = daysOf(APPLICATION_KEPT_MONTHS);
export const TALENT_POOL_DAYS = daysOf(TALENT_POOL_MONTHS);

export type Kept = {
  /** When the time begins: the interview's end, the decision, the consent. */
  readonly since: Date;
  /** What the company has set. */
  readonly days: number;
  /** What the person was told when they gave it; null: nothing. */
  readonly promised: number | null;
  /** Before which the law of its job lets nothing go, which candidates were told with it; null or left out: none. */
  readonly floor?: number | null;
};

const DAY_MS = 86_400_000;

/** What somebody was told is never exceeded, and a company that keeps less keeps less, unless a law has it kept. */
export function daysThatCount({ days, promised, floor = null }: Omit<Kept, 'since'>): number {
  return Math.max(promised === null ? days : Math.min(days, promised), floor ?? 0);
}

/** The first moment at which it goes: days of 24 hours, whatever clocks do. */
export function dueAt({ since, ...kept }: Kept): Date {
  return new Date(since.getTime() + daysThatCount(kept) * DAY_MS);
}

export function isDue(kept: Kept, now: Date): boolean {
  return dueAt(kept).getTime() <= now.getTime();
}

export type RetentionProblem = 'too-short' | 'too-long' | 'no-reason' | null;

/** Keeping longer than usual needs a reason: somebody will ask for it. */
export function problemOfRule(
  kind: RetentionKind,
  { days, reason }: { readonly days: number; readonly reason: string },
): RetentionProblem {
  const { least, usual } = retentionBounds[kind];
  if (!Number.isInteger(days) || days < least) return 'too-short';
  if (days > RETENTION_MOST_DAYS) return 'too-long';
  return days > usual && reason.trim() === '' ? 'no-reason' : null;
}
