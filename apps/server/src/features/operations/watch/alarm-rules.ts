import { type AlarmKind, alarmKinds, alarmLimits } from '@candor/contract/operations/watch-rules';

/** What of an installation is judged: instants in ISO 8601, null where nothing is so. */
export type Measured = {
  readonly at: string;
  readonly maintenanceSince: string | null;
  readonly backup: { readonly finishedAt: string } | null;
  readonly chains: { readonly checkedAt: string; readonly brokenChains: number } | null;
  readonly queues: readonly { readonly oldestAt: string | null; readonly failed: number }[];
  readonly due: { readonly oldestAt: string | null; readonly mostTries: number };
  readonly mails: { readonly oldestAt: string | null };
  readonly webhooks: { readonly oldestLateAt: string | null };
  readonly uploads: { readonly silentSince: string | null };
  readonly removals: { readonly oldestAt: string | null };
  readonly recordings: { readonly late: number };
  readonly interviews: { readonly oldestOverdueAt: string | null };
  readonly storage: {
    readonly disk: { readonly freeBytes: number; readonly totalBytes: number } | null;
    readonly daysLeft: number | null;
  };
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Of = Measured & { readonly nowMs: number };

/** Whether something was so for longer than that; what is not so at all was not. */
const isOlder = ({ nowMs }: Of, at: string | null | undefined, ms: number): boolean =>
  at !== null && at !== undefined && nowMs - Date.parse(at) > ms;

const limits = alarmLimits;

const isLowDisk = ({ storage: { disk } }: Of): boolean =>
  disk !== null && disk.freeBytes * 100 < disk.totalBytes * limits.diskFreePercent;

const checks: Readonly<Record<AlarmKind, (of: Of) => boolean>> = {
  'backup-old': (of) => isOlder(of, of.backup?.finishedAt, limits.backupDays * DAY),
  'disk-low': isLowDisk,
  'disk-filling': ({ storage: { daysLeft } }) =>
    daysLeft !== null && daysLeft < limits.diskDaysLeft,
  'queue-late': (of) =>
    of.queues.some(({ oldestAt }) => isOlder(of, oldestAt, limits.queueMinutes * MINUTE)),
  'jobs-failed': ({ queues }) => queues.some(({ failed }) => failed > 0),
  'due-late': (of) => isOlder(of, of.due.oldestAt, limits.dueMinutes * MINUTE),
  'due-failing': ({ due }) => due.mostTries >= limits.dueTries,
  'mails-late': (of) => isOlder(of, of.mails.oldestAt, limits.mailMinutes * MINUTE),
  'webhooks-late': (of) => isOlder(of, of.webhooks.oldestLateAt, limits.webhookMinutes * MINUTE),
  'uploads-open': (of) => isOlder(of, of.uploads.silentSince, limits.uploadHours * HOUR),
  'removals-late': (of) => isOlder(of, of.removals.oldestAt, limits.removalHours * HOUR),
  // Counted from when they are late.
  'recordings-late': ({ recordings }) => recordings.late > 0,
  'interviews-overdue': (of) =>
    isOlder(of, of.interviews.oldestOverdueAt, limits.overdueMinutes * MINUTE),
  'chain-broken': ({ chains }) => chains !== null && chains.brokenChains > 0,
  'chain-unchecked': (of) => isOlder(of, of.chains?.checkedAt, limits.chainCheckDays * DAY),
  'maintenance-long': (of) => isOlder(of, of.maintenanceSince, limits.maintenanceHours * HOUR),
};

/** Told by mail too: what gets worse while nobody looks. The others wait on the page. */
export const mailedKinds: readonly AlarmKind[] = [
  'backup-old',
  'disk-low',
  'disk-filling',
  'queue-late',
  'due-late',
  'chain-broken',
];

const LASTING_MS = 15 * MINUTE;
const TOLD_AGAIN_MS = DAY;

type Noted = { readonly kind: string; readonly since: Date; readonly toldAt: Date | null };

/** Those that have lasted, and of which nobody was told for a day. */
export function findUntold(noted: readonly Noted[], nowMs: number): AlarmKind[] {
  return mailedKinds.filter((kind) =>
    noted.some(
      (one) =>
        one.kind === kind &&
        nowMs - one.since.getTime() >= LASTING_MS &&
        (one.toldAt === null || nowMs - one.toldAt.getTime() >= TOLD_AGAIN_MS),
    ),
  );
}

/** In the order of the list. */
export function findAlarms(measured: Measured): AlarmKind[] {
  const of = { ...measured, nowMs: Date.parse(measured.at) };
  return alarmKinds.filter((kind) => checks[kind](of));
}
