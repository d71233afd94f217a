import type { Vitals } from '@candor/contract/operations/watch';
import { connectionFates } from '@candor/contract/interviews/call-rules';
import { alarmKinds } from '@candor/contract/operations/watch-rules';
import { gauge, type Metric, type Sample } from '../../../platform/metrics/exposition.ts';
import { findAlarms } from './alarm-rules.ts';

type Seen = Omit<Vitals, 'alarms'>;

/** What the page shows, for a program that collects. No name of a company, no address, nothing that somebody typed. */
export function vitalMetrics(of: Seen): readonly Metric[] {
  const nowMs = Date.parse(of.at);
  /** Seconds since then; nothing waits: 0. */
  const age = (at: string | null): number =>
    at === null ? 0 : Math.max(0, (nowMs - Date.parse(at)) / 1000);
  return [
    ...queueMetrics(of, age),
    gauge('candor_info', 'What runs here.', { labels: { version: of.version }, value: 1 }),
    alarmMetric(of),
    gauge('mails_waiting', 'Mails that have not left.', { value: of.mails.waiting }),
    gauge('mails_oldest_seconds', 'Age of the oldest of them.', { value: age(of.mails.oldestAt) }),
    gauge('due_late', 'Work that is due and not begun.', { value: of.due.late }),
    gauge('due_oldest_seconds', 'For how long the first of it is due.', {
      value: age(of.due.oldestAt),
    }),
    gauge('due_failing', 'Due work that is tried again.', { value: of.due.failing }),
    gauge('webhooks_waiting', 'Messages for other programs.', { value: of.webhooks.waiting }),
    gauge('webhooks_oldest_late_seconds', 'For how long the first late one is due.', {
      value: age(of.webhooks.oldestLateAt),
    }),
    gauge('uploads_open', 'Uploads of recordings that go on.', { value: of.uploads.open }),
    gauge('uploads_silent_seconds', 'For how long the quietest of them says nothing.', {
      value: age(of.uploads.silentSince),
    }),
    gauge('removals_waiting', 'Objects to be removed from the storage.', {
      value: of.removals.waiting,
    }),
    gauge('removals_oldest_seconds', 'Since when the first of them is.', {
      value: age(of.removals.oldestAt),
    }),
    gauge('recordings_late', 'Recordings that failed or are not done.', {
      value: of.recordings.late,
    }),
    gauge('recordings_oldest_late_seconds', 'Since when the first of them is.', {
      value: age(of.recordings.oldestAt),
    }),
    gauge('interviews_running', 'Interviews that somebody takes.', {
      value: of.interviews.running,
    }),
    gauge('interviews_deadline_lag_seconds', 'How far one runs past its deadline.', {
      value: age(of.interviews.oldestOverdueAt),
    }),
    gauge('calls_running', 'Calls with somebody in them.', { value: of.calls.running }),
    connectionMetric(of),
    ...storageMetrics(of),
    gauge('maintenance', 'Whether the product is closed.', {
      value: of.maintenanceSince === null ? 0 : 1,
    }),
    ...proofMetrics(of, age),
  ];
}

const connectionMetric = ({ calls: { ever } }: Seen): Metric => ({
  name: 'call_connections_total',
  help: 'Connections of calls: stood directly or by the relay, did not come to stand, were made anew.',
  type: 'counter',
  samples: connectionFates.map((fate) => ({ labels: { fate }, value: ever[fate] })),
});

type Age = (at: string | null) => number;

function queueMetrics({ queues }: Seen, age: Age): readonly Metric[] {
  const by = (state: string, valueOf: (queue: Seen['queues'][number]) => number) =>
    queues.map(
      (queue): Sample => ({ labels: { queue: queue.queue, state }, value: valueOf(queue) }),
    );
  return [
    gauge(
      'pgboss_jobs',
      'Jobs that wait, run, or were given up.',
      ...by('waiting', ({ waiting }) => waiting),
      ...by('running', ({ running }) => running),
      ...by('failed', ({ failed }) => failed),
    ),
    gauge('pgboss_oldest_seconds', 'For how long the oldest job of any queue waits.', {
      value: Math.max(0, ...queues.map(({ oldestAt }) => age(oldestAt))),
    }),
  ];
}

function alarmMetric(of: Seen): Metric {
  const raised = new Set(findAlarms(of));
  return gauge(
    'candor_alarm',
    'What is wrong, as the page of a super admin says it.',
    ...alarmKinds.map((kind) => ({ labels: { kind }, value: raised.has(kind) ? 1 : 0 })),
  );
}

function storageMetrics({ storage }: Seen): readonly Metric[] {
  const { databaseBytes, objectBytes, disk } = storage;
  return [
    gauge('database_bytes', 'Size of the database.', { value: databaseBytes }),
    gauge(
      'object_bytes',
      'Size of recordings and files, as of the last night.',
      ...(objectBytes === null ? [] : [{ value: objectBytes }]),
    ),
    gauge(
      'disk_free_bytes',
      'Room on the disk of DATA_DIR.',
      ...(disk === null ? [] : [{ value: disk.freeBytes }]),
    ),
    gauge(
      'disk_bytes',
      'Size of the disk of DATA_DIR.',
      ...(disk === null ? [] : [{ value: disk.totalBytes }]),
    ),
  ];
}

function proofMetrics({ backup, chains }: Seen, age: Age): readonly Metric[] {
  return [
    gauge(
      'backup_age_seconds',
      'Age of the last backup that was whole.',
      ...(backup === null ? [] : [{ value: age(backup.finishedAt) }]),
    ),
    gauge(
      'audit_chains_broken',
      'Chains of the audit log that were changed.',
      ...(chains === null ? [] : [{ value: chains.brokenChains }]),
    ),
    gauge(
      'audit_check_age_seconds',
      'Age of the last walk along them.',
      ...(chains === null ? [] : [{ value: age(chains.checkedAt) }]),
    ),
  ];
}
