/** What may be wrong with an installation. Each is told on the page of whoever runs it, and by mail when it lasts. */
export const alarmKinds = [
  'backup-old',
  'disk-low',
  'disk-filling',
  'queue-late',
  'jobs-failed',
  'due-late',
  'due-failing',
  'mails-late',
  'webhooks-late',
  'uploads-open',
  'removals-late',
  'recordings-late',
  'interviews-overdue',
  'chain-broken',
  'chain-unchecked',
  'maintenance-long',
] as const;

export type AlarmKind = (typeof alarmKinds)[number];

/** From where on it is an alarm. What can wait for ever has an age here. */
export const alarmLimits = {
  /** Where one was ever made: whoever makes none here copies the disk, which nothing here sees. */
  backupDays: 3,
  diskFreePercent: 10,
  diskDaysLeft: 14,
  queueMinutes: 30,
  dueMinutes: 10,
  /** Tried again and again for about half an hour. */
  dueTries: 20,
  mailMinutes: 15,
  webhookMinutes: 30,
  /** The sweep ends an upload that nobody goes on with; one this silent it did not end. */
  uploadHours: 24,
  /** What somebody had deleted is to be gone by then. */
  removalHours: 1,
  overdueMinutes: 3,
  chainCheckDays: 3,
  maintenanceHours: 4,
} as const;
