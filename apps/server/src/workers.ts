import { availableParallelism } from 'node:os';
import { accountRequestJob, createAccountWorkers } from './features/accounts/index.ts';
import { createApplicantWorkers } from './features/applicants/index.ts';
import { createAttemptWorkers } from './features/attempts/index.ts';
import { addUpJob, createEqualityWorkers } from './features/equality/index.ts';
import { createInterviewerWorkers } from './features/interviewers/index.ts';
import { createNotificationWorkers } from './features/notifications/index.ts';
import { createPlannedMailWorkers, plannedMailJob } from './features/pipeline/index.ts';
import {
  createPictureWorkers,
  createQuestionWorkers,
  pictureJob,
  pictureSweep,
} from './features/questions/index.ts';
import { createRecordingWorkers } from './features/recordings/index.ts';
import { createRetentionWorkers, retentionJob } from './features/retention/index.ts';
import { createSchedulingWorkers, reminderJob } from './features/scheduling/index.ts';
import { codeJob, createViewingWorkers } from './features/viewing/index.ts';
import { createWebhookWorkers, deliverJob } from './features/webhooks/index.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { MailTransport } from './platform/mail/mail-transport.ts';
import { createMailWorkers } from './platform/mail/mail-workers.ts';
import type { PostOffice } from './platform/mail/post-office.ts';
import type { ObjectStore } from './platform/objects/object-store.ts';
import type { Outbound } from './platform/outbound/outbound.ts';
import type { PushSender } from './platform/push/push-sender.ts';
import type { JobRule, Queue, Worker } from './platform/queue/queue.ts';

export type WorkerParts = {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly ffmpeg: string;
  readonly postOffice: PostOffice;
  /** Where people reach this installation: the beginning of every link in a mail. */
  readonly baseUrl: string;
  readonly push: PushSender;
  /** Calls what companies typed. */
  readonly outbound: Outbound;
  /** Seals what strangers asked for until a job has read it. */
  readonly sealingKey: Uint8Array;
  /** Hears of what went wrong where the rest of a job went on. */
  readonly onProblem: (problem: Error) => void;
  readonly mail: { readonly transport: MailTransport; readonly key: Uint8Array };
};

/** The map of the background work: which handler runs which job. */
export function workersOf(parts: WorkerParts): Record<string, Worker> {
  return {
    ...createAccountWorkers(parts),
    ...createApplicantWorkers(parts),
    ...createAttemptWorkers(parts),
    ...createRecordingWorkers(parts),
    ...createQuestionWorkers(parts),
    ...createPictureWorkers(parts),
    ...createEqualityWorkers(parts),
    ...createInterviewerWorkers(parts),
    ...createNotificationWorkers(parts),
    ...createSchedulingWorkers(parts),
    ...createViewingWorkers(parts),
    ...createRetentionWorkers({
      ...parts,
      forgetMails: (keys) => parts.mail.transport.forget({ keys }),
    }),
    ...createPlannedMailWorkers(parts),
    ...createWebhookWorkers(parts),
    ...createMailWorkers({ ...parts, ...parts.mail }),
    'ensure-partitions': async () => {
      await parts.db.pool.query('select ensure_partitions()');
    },
  };
}

/** Jobs that run by the clock (cron, UTC). The sweeps catch what a lost job would have done. */
export const timetable: Readonly<Record<string, string>> = {
  'close-overdue-attempts': '* * * * *',
  'sweep-recordings': '* * * * *',
  [reminderJob]: '* * * * *',
  'sweep-mails': '*/10 * * * *',
  'forget-tries': '*/10 * * * *',
  'forget-mails': '37 3 * * *',
  'forget-merges': '42 3 * * *',
  'forget-notifications': '47 3 * * *',
  'forget-identity-documents': '57 3 * * *',
  [retentionJob]: '27 4 * * *',
  'ensure-partitions': '17 3 * * *',
  [deliverJob]: '* * * * *',
  'prune-webhook-log': '7 4 * * *',
  'measure-questions': '*/10 * * * *',
  [addUpJob]: '7 4 * * *',
  'measure-all-questions': '27 2 * * *',
  [pictureSweep]: '12 4 * * *',
};

/** Queues must exist before the first job is sent. */
export const jobNames = [
  'close-attempt',
  'close-overdue-attempts',
  'finish-recording',
  'join-recording',
  'convert-recording',
  'sweep-recordings',
  accountRequestJob,
  'forget-tries',
  'send-mail',
  'sweep-mails',
  'forget-mails',
  codeJob,
  reminderJob,
  plannedMailJob,
  'push-notification',
  'forget-merges',
  'forget-notifications',
  'forget-identity-documents',
  retentionJob,
  'ensure-partitions',
  deliverJob,
  'prune-webhook-log',
  'measure-questions',
  addUpJob,
  'measure-all-questions',
  pictureSweep,
  pictureJob,
] as const;

/**
 * Many interviews end together. A join keeps one core busy for a fraction of a second, a conversion all of
 * them for minutes (FFmpeg has threads of its own), at the lowest priority. What the clock starts every
 * minute is tried again by the next minute.
 */
export const jobRules: Partial<Record<(typeof jobNames)[number], JobRule>> = {
  'finish-recording': { atOnce: 4 },
  'join-recording': { atOnce: Math.min(availableParallelism(), 8), isOnce: true, retries: 3 },
  'convert-recording': { atOnce: Math.ceil(availableParallelism() / 4) },
  'sweep-recordings': { isOnce: true, retries: 0 },
  'close-overdue-attempts': { isOnce: true, retries: 0 },
  [retentionJob]: { isOnce: true, retries: 3 },
  [deliverJob]: { isOnce: true, retries: 0 },
};
