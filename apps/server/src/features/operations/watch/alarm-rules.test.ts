import { alarmKinds, alarmLimits } from '@candor/contract/operations/watch-rules';
import { expect, test } from 'vitest';
import { findAlarms, findUntold, type Measured } from './alarm-rules.ts';
import { daysLeft } from './storage-rules.ts';

const now = Date.parse('2026-11-27T10:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (ms: number): string => new Date(now - ms).toISOString();

const calm: Measured = {
  ...{ at: ago(0), maintenanceSince: null, backup: null, chains: null, queues: [] },
  due: { oldestAt: null, mostTries: 0 },
  mails: { oldestAt: null },
  webhooks: { oldestLateAt: null },
  uploads: { silentSince: null },
  removals: { oldestAt: null },
  recordings: { late: 0 },
  interviews: { oldestOverdueAt: null },
  storage: { disk: null, daysLeft: null },
};

const queue = { oldestAt: null, failed: 0 };
const chains = { brokenChains: 0, checkedAt: ago(0) };
const disk = (freeBytes: number, left: number | null): Measured['storage'] => ({
  disk: { freeBytes, totalBytes: 1000 },
  daysLeft: left,
});

/** Just before the limit, and just after it. */
const edges: Readonly<Record<string, readonly [Partial<Measured>, Partial<Measured>]>> = {
  'backup-old': around(alarmLimits.backupDays * DAY, (finishedAt) => ({
    backup: { finishedAt },
  })),
  'disk-low': [{ storage: disk(100, null) }, { storage: disk(99, null) }],
  'disk-filling': [{ storage: disk(900, 14) }, { storage: disk(900, 13) }],
  'queue-late': around(alarmLimits.queueMinutes * MINUTE, (oldestAt) => ({
    queues: [queue, { ...queue, oldestAt }],
  })),
  'jobs-failed': [{ queues: [queue] }, { queues: [queue, { ...queue, failed: 1 }] }],
  'due-late': around(alarmLimits.dueMinutes * MINUTE, (oldestAt) => ({
    due: { ...calm.due, oldestAt },
  })),
  'due-failing': [{ due: { ...calm.due, mostTries: 19 } }, { due: { ...calm.due, mostTries: 20 } }],
  'mails-late': around(alarmLimits.mailMinutes * MINUTE, (oldestAt) => ({
    mails: { oldestAt },
  })),
  'webhooks-late': around(alarmLimits.webhookMinutes * MINUTE, (oldestLateAt) => ({
    webhooks: { oldestLateAt },
  })),
  'uploads-open': around(alarmLimits.uploadHours * HOUR, (silentSince) => ({
    uploads: { silentSince },
  })),
  'removals-late': around(alarmLimits.removalHours * HOUR, (oldestAt) => ({
    removals: { oldestAt },
  })),
  'recordings-late': [{}, { recordings: { late: 1 } }],
  'interviews-overdue': around(alarmLimits.overdueMinutes * MINUTE, (oldestOverdueAt) => ({
    interviews: { oldestOverdueAt },
  })),
  'chain-broken': [{ chains }, { chains: { ...chains, brokenChains: 1 } }],
  'chain-unchecked': around(alarmLimits.chainCheckDays * DAY, (checkedAt) => ({
    chains: { ...chains, checkedAt },
  })),
  'maintenance-long': around(alarmLimits.maintenanceHours * HOUR, (maintenanceSince) => ({
    maintenanceSince,
  })),
};

function around(
  ms: number,
  of: (at: string) => Partial<Measured>,
): readonly [Partial<Measured>, Partial<Measured>] {
  return [of(ago(ms)), of(ago(ms + 1))];
}

test('an installation in which nothing waits alarms nobody', () => {
  expect(findAlarms(calm)).toEqual([]);
});

test('each alarm begins at its limit, and alone', () => {
  expect(Object.keys(edges)).toEqual([...alarmKinds]);
  for (const kind of alarmKinds) {
    const [before, after] = edges[kind] ?? [];
    expect([kind, findAlarms({ ...calm, ...before })]).toEqual([kind, []]);
    expect([kind, findAlarms({ ...calm, ...after })]).toEqual([kind, [kind]]);
  }
});

test('what lasts is told, and once a day', () => {
  const noted = (since: number, toldAt: number | null, kind = 'chain-broken') => [
    {
      ...{ kind, since: new Date(now - since) },
      toldAt: toldAt === null ? null : new Date(now - toldAt),
    },
  ];
  expect(findUntold(noted(14 * MINUTE, null), now)).toEqual([]);
  expect(findUntold(noted(15 * MINUTE, null), now)).toEqual(['chain-broken']);
  expect(findUntold(noted(3 * DAY, DAY - 1), now)).toEqual([]);
  expect(findUntold(noted(3 * DAY, DAY), now)).toEqual(['chain-broken']);
  // A mail about mails that do not leave would not leave.
  expect(findUntold(noted(3 * DAY, null, 'mails-late'), now)).toEqual([]);
});

const both = { database: true, objects: true };
const sample = (day: number, databaseBytes: number, objectBytes: number) => ({
  ...{ atMs: day * DAY, databaseBytes, objectBytes },
});

test('the days that a disk lasts follow from how it grew in thirty days', () => {
  const samples = [sample(0, 999, 0), sample(70, 100, 0), sample(100, 160, 240)];
  expect(daysLeft({ samples, freeBytes: 1000, onDisk: both })).toBe(100);
  expect(daysLeft({ samples, freeBytes: 1000, onDisk: { database: true, objects: false } })).toBe(
    500,
  );
});

test('what does not grow, or was measured for less than a day, tells no day', () => {
  const flat = [sample(0, 100, 50), sample(5, 100, 50)];
  const young = [sample(0, 100, 50), sample(0.9, 200, 50)];
  for (const samples of [flat, young, []]) {
    expect(daysLeft({ samples, freeBytes: 1000, onDisk: both })).toBeNull();
  }
  const grown = [sample(0, 100, 50), sample(5, 200, 50)];
  expect(daysLeft({ samples: grown, freeBytes: null, onDisk: both })).toBeNull();
});
