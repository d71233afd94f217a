import { type AlarmKind, alarmLimits as limits } from '@candor/contract/operations/watch-rules';
import { bytesText, countText } from './watch-figures.ts';
import type { Vitals } from './watch-queries.ts';

type Told = { readonly what: string; readonly help: string };

/** What is wrong, and what whoever runs the installation can do about it. */
export const alarmWords: Readonly<Record<AlarmKind, (of: Vitals) => Told>> = {
  'backup-old': () => ({
    what: `The last backup is more than ${limits.backupDays} days old`,
    help: 'See why the command that makes it does not run, or run it now: npm run backup.',
  }),
  'disk-low': ({ storage: { disk } }) => ({
    what: `Less than ${limits.diskFreePercent} percent of the disk is free`,
    help: `${bytesText(disk?.freeBytes ?? 0)} are left. Make the disk larger, or move the objects to a bucket.`,
  }),
  'disk-filling': ({ storage: { daysLeft } }) => ({
    what: `The disk is full ${(daysLeft ?? 0) < 1 ? 'today' : `in ${daysText(daysLeft ?? 0)}`}`,
    help: 'That is how it goes on if it grows as in the last thirty days.',
  }),
  'queue-late': () => ({
    what: `Background work waits for more than ${limits.queueMinutes} minutes`,
    help: 'Either no process works, or one kind of work fails again and again. The log says which.',
  }),
  'jobs-failed': ({ queues }) => ({
    what: `${jobs(sumOf(queues))} given up`,
    help: 'Below stand the reasons. Once its cause is gone, have it done again.',
  }),
  'due-late': ({ due }) => ({
    what: `${things(due.late)} due and not begun`,
    help: 'No process does what is due. Look whether one is running.',
  }),
  'due-failing': ({ due }) => ({
    what: `Something due has failed ${due.mostTries === 1 ? 'once' : `${countText(due.mostTries)} times`}`,
    help: 'It is tried again every ten minutes. The log says what fails.',
  }),
  'mails-late': () => ({
    what: `A mail waits for more than ${limits.mailMinutes} minutes`,
    help: 'Mails are kept and leave by themselves once the mail server takes them.',
  }),
  'webhooks-late': () => ({
    what: `Messages to other programs wait for more than ${limits.webhookMinutes} minutes`,
    help: 'No process delivers them. Look whether one is running.',
  }),
  'uploads-open': () => ({
    what: `An upload is open and silent for more than ${limits.uploadHours} hours`,
    help: 'The sweep should have ended it. The log says what keeps it from that.',
  }),
  'removals-late': () => ({
    what: `What was deleted is in the storage for more than ${limits.removalHours * 60} minutes`,
    help: 'It goes by itself once the storage takes the request. The log says what keeps it from that.',
  }),
  'recordings-late': ({ recordings }) => ({
    what: `${recordingsText(recordings.late)} not what it should be`,
    help: 'The overview lists them, each with its reason.',
  }),
  'interviews-overdue': () => ({
    what: `An interview runs more than ${limits.overdueMinutes} minutes past its deadline`,
    help: 'It should have been closed. Nothing that was answered is lost.',
  }),
  'chain-broken': ({ chains }) => ({
    what: 'The audit log was changed',
    help: brokenText(chains?.broken ?? null),
  }),
  'chain-unchecked': () => ({
    what: `The audit log was not checked for more than ${limits.chainCheckDays} days`,
    help: 'The nightly walk fails or does not run. Check it now, below.',
  }),
  'maintenance-long': () => ({
    what: `Candor is closed for more than ${limits.maintenanceHours} hours`,
    help: 'Nobody but super admins gets in. End the maintenance when it is over.',
  }),
};

const sumOf = (queues: Vitals['queues']): number =>
  queues.reduce((sum, { failed }) => sum + failed, 0);
const jobs = (n: number): string => (n === 1 ? 'A job was' : `${countText(n)} jobs were`);
const things = (n: number): string => (n === 1 ? 'Something is' : `${countText(n)} things are`);
const daysText = (n: number): string => (n === 1 ? 'one day' : `${countText(n)} days`);
const peopleText = (n: number): string => (n === 1 ? 'One person' : `${countText(n)} people`);
const recordingsText = (n: number): string =>
  n === 1 ? 'A recording is' : `${countText(n)} recordings are`;

type Broken = NonNullable<Vitals['chains']>['broken'];

export function brokenText(broken: Broken): string {
  if (broken === null) return 'It is not known where.';
  const { companyID, entry, problem } = broken;
  const whose =
    companyID === 0 ? 'In the chain of the platform' : `In the chain of company ${companyID}`;
  return `${whose}, entry ${countText(entry)}: ${problem}. Compare it with your last backup.`;
}

export const pageWords = {
  title: 'Operations',
  what: 'the state of the installation',
  running: (version: string): string => `Version ${version}, running since `,
  again: 'This page looks again every 15 seconds.',
  open: 'Candor is open to everybody.',
  closed: (ago: string): string =>
    `Candor was closed for maintenance ${ago}: nobody but super admins gets in.`,
  maintenance: 'Maintenance',
  wrong: 'Needs somebody',
  well: 'All is well',
  nothingWaits: 'Nothing waits longer than it should.',
  noticed: 'Noticed ',
  now: 'Under way',
  waits: 'Waiting',
  storage: 'Space',
  proofs: 'Backup and audit log',
  relay: 'Test the relay of calls',
  queues: 'Background work',
  failed: 'Given up',
} as const;

type Line = { readonly name: string; readonly count: number; readonly note: string };

/** What is under way at this moment. */
export const nowLines = ({ interviews, calls, uploads }: Vitals): readonly Line[] => [
  {
    name: 'Interviews',
    count: interviews.running,
    note: interviews.overdue === 0 ? '' : `${countText(interviews.overdue)} past the deadline`,
  },
  {
    name: 'Calls',
    count: calls.running,
    note: calls.people === 0 ? '' : `${peopleText(calls.people)} in them`,
  },
  { name: 'Uploads open', count: uploads.open, note: '' },
];

/** How connections between pages of calls fared in the last seven days; '' where there were none. */
export function connectionsText({ week }: Vitals['calls']): string {
  const { direct, relay, failed, lost } = week;
  const stood = direct + relay;
  if (stood + failed + lost === 0) return '';
  return (
    `In seven days ${countOf(stood, 'connection')} of calls stood, ${countText(relay)} of them by the relay. ` +
    `${countText(failed)} did not come to stand at once, and ${countText(lost)} broke and ${lost === 1 ? 'was' : 'were'} made anew.`
  );
}

const countOf = (n: number, what: string): string => `${countText(n)} ${what}${n === 1 ? '' : 's'}`;

export type WaitingLine = Line & { readonly oldestAt: string | null; readonly isAlarm: boolean };

/** What waits, and since when the oldest of it does. */
export function waitingLines(of: Vitals): readonly WaitingLine[] {
  const { mails, webhooks, due, recordings, uploads, removals } = of;
  const kinds = new Set(of.alarms.map(({ kind }) => kind));
  const has = (...some: readonly AlarmKind[]): boolean => some.some((kind) => kinds.has(kind));
  return [
    {
      ...{ name: 'Mails', count: mails.waiting, oldestAt: mails.oldestAt },
      note: mails.refused === 0 ? '' : `${countText(mails.refused)} refused for good this week`,
      isAlarm: has('mails-late'),
    },
    {
      ...{ name: 'Messages to other programs', count: webhooks.waiting },
      ...{ oldestAt: webhooks.oldestLateAt, isAlarm: has('webhooks-late') },
      note: webhooks.late === 0 ? '' : `${countText(webhooks.late)} of them late`,
    },
    {
      ...{ name: 'Due and late', count: due.late, oldestAt: due.oldestAt },
      note: due.failing === 0 ? '' : `${countText(due.failing)} tried again after a failure`,
      isAlarm: has('due-late', 'due-failing'),
    },
    {
      ...{ name: 'Recordings late or failed', count: recordings.late, note: '' },
      ...{ oldestAt: recordings.oldestAt, isAlarm: has('recordings-late') },
    },
    {
      ...{ name: 'Uploads open', count: uploads.open },
      ...{ oldestAt: uploads.silentSince, isAlarm: has('uploads-open') },
      note: uploads.open === 0 ? '' : 'the last sign of the quietest',
    },
    {
      ...{ name: 'Deleted files still in the storage', count: removals.waiting, note: '' },
      ...{ oldestAt: removals.oldestAt, isAlarm: has('removals-late') },
    },
  ];
}

export const queueWords = {
  intro: 'The names are those of the log.',
  none: 'No job waits, none is running, and none was given up.',
  name: 'Kind',
  waiting: 'Waiting',
  oldest: 'Oldest',
  running: 'Running',
  failed: 'Given up',
  noReason: 'It left no reason.',
  retry: 'Try again',
  retryOf: (queue: string): string => `Try again: ${queue}`,
  retried: 'It is being tried again.',
  gone: 'It is not given up any more.',
} as const;

export const storageWords = {
  database: 'Database',
  objects: 'Recordings and files',
  unmeasured: 'Not measured yet: the first look is on its way.',
  free: 'Free on the disk',
  freeOf: (free: number, total: number): string =>
    `${bytesText(free)} of ${bytesText(total)} (${Math.floor((free / total) * 100)} %)`,
  elsewhere: 'Not known: rows and objects are on other machines.',
  left: 'Lasts for',
  days: (n: number): string =>
    `${n < 1 ? 'Less than one day' : n === 1 ? 'One day' : daysText(n)} at the growth of the last thirty days`,
  growsNot: 'It does not grow, or was measured for less than a day.',
  trend: 'Growth',
  trendOf: (from: number, to: number, days: number): string =>
    `From ${bytesText(from)} to ${bytesText(to)} in ${daysText(days)}`,
} as const;

export const proofWords = {
  backup: 'Last backup',
  backupOf: (objects: number, bytes: number): string =>
    objects === 1
      ? `With one recording or file, ${bytesText(bytes)}.`
      : `With ${countText(objects)} recordings and files, ${bytesText(bytes)}.`,
  noBackup: 'None was made by npm run backup yet.',
  chains: 'Audit log',
  whole: (chains: number, entries: number): string =>
    `${chains === 1 ? 'One chain' : `${countText(chains)} chains`} with ${entries === 1 ? 'one entry, unchanged' : `${countText(entries)} entries, all unchanged`}.`,
  unchecked: 'Not checked yet: it is every night.',
  checked: 'Checked ',
  check: 'Check the audit log now',
  asked: 'It is being checked; the result stands here when it is done.',
} as const;
