import { createAccountWorkers } from './features/people/accounts/index.ts';
import { createCandidatePageWorkers } from './features/hiring/candidate-page/index.ts';
import { createCandidateWorkers } from './features/hiring/candidates/index.ts';
import { createAttemptWorkers, endedDue } from './features/interviews/attempts/index.ts';
import {
  appointmentDue,
  applicationEndedDue,
  releaseSeatsBy,
  seatLeftDue,
} from './features/interviews/appointments/index.ts';
import { createCallWorkers } from './features/interviews/calls/index.ts';
import { createCalendarWorkers } from './features/interviews/calendars/index.ts';
import { createEqualityWorkers } from './features/hiring/equality/index.ts';
import { createInterviewerWorkers, type Identities } from './features/people/interviewers/index.ts';
import { createNotificationWorkers, createNotify } from './features/people/notifications/index.ts';
import { createReplyDueWorkers } from './features/hiring/pipeline/index.ts';
import { createReplyWorkers, hearRefused, messageDue } from './features/hiring/messages/index.ts';
import { offerDues } from './features/hiring/offers/index.ts';
import { plannedMailDue, plannedTellingDue } from './features/hiring/mail-templates/index.ts';
import {
  createPictureWorkers,
  createQuestionWorkers,
} from './features/interviews/questions/index.ts';
import { createRecordingWorkers } from './features/interviews/recordings/index.ts';
import { createRetentionWorkers } from './features/operations/retention/index.ts';
import { createArchiveWorkers } from './features/operations/archives/index.ts';
import { createSampleWorkers } from './features/operations/samples/index.ts';
import { expiryDue, reminderDue } from './features/interviews/scheduling/index.ts';
import { feedbackDue } from './features/interviews/candidate-feedback/index.ts';
import { appealDues } from './features/hiring/appeals/index.ts';
import { showFlagsDue } from './features/interviews/evidence/index.ts';
import { needDue } from './features/interviews/needs/index.ts';
import { scorecardDues } from './features/interviews/scorecards/index.ts';
import { statementDue } from './features/interviews/statements/index.ts';
import { createViewingWorkers } from './features/interviews/viewing/index.ts';
import { createWatchWorkers } from './features/operations/watch/index.ts';
import { createWebhookWorkers } from './features/operations/webhooks/index.ts';
import {
  type Billing,
  createBillingWorkers,
  createCreditReturner,
  paymentMailDue,
} from './features/operations/billing/index.ts';
import { createChangeWorkers } from './features/operations/changes/index.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { LiveKit } from './platform/livekit/livekit.ts';
import type { MailTransport } from './platform/mail/mail-transport.ts';
import { createMailWorkers } from './platform/mail/mail-workers.ts';
import type { ReplyMailbox } from './platform/mail/reply-mailbox.ts';
import type { PostOffice } from './platform/mail/post-office.ts';
import type { ObjectStore } from '@candor/folder-store';
import { removedObjectDue } from './platform/objects/removed-objects.ts';
import type { StorageMeter } from './platform/objects/storage-meter.ts';
import type { Outbound } from './platform/outbound/outbound.ts';
import type { PushSender } from './platform/push/push-sender.ts';
import type { DueWork } from './platform/queue/define-due.ts';
import { defineJob, type Job } from './platform/queue/define-job.ts';
import type { Queue } from './platform/queue/queue.ts';

export type WorkerParts = Identities & {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly storageMeter: StorageMeter;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly ffmpeg: string;
  /** null where nothing is sold. */
  readonly billing: Billing | null;
  readonly postOffice: PostOffice;
  /** Where people reach this installation: the beginning of every link in a mail. */
  readonly baseUrl: string;
  /** The address that its mails come from. */
  readonly mailAddress: string;
  /** The address of the mailbox that is read for answers, and the mailbox; null: none is. */
  readonly replyAddress: string | null;
  readonly replies: ReplyMailbox | null;
  readonly push: PushSender;
  /** Calls what companies typed. */
  readonly outbound: Outbound;
  /** What the key that signs archives follows from. */
  readonly sessionKey: Uint8Array;
  /** Seals what strangers asked for until a job has read it. */
  readonly sealingKey: Uint8Array;
  /** Hears of what went wrong where the rest of a job went on. */
  readonly onProblem: (problem: Error) => void;
  /** null: calls are a mesh. */
  readonly livekit: LiveKit | null;
  readonly mail: { readonly transport: MailTransport; readonly key: Uint8Array };
};

/** The map of the background work: each job is defined in the folder of its feature. */
export function jobsOf(parts: WorkerParts): readonly Job[] {
  return [
    ...createAccountWorkers(parts),
    ...createCandidateWorkers(parts),
    ...createAttemptWorkers(parts),
    ...createRecordingWorkers({ ...parts, notify: notifyOf(parts) }),
    ...createQuestionWorkers(parts),
    ...createPictureWorkers(parts),
    ...createEqualityWorkers(parts),
    ...createInterviewerWorkers(parts),
    ...createNotificationWorkers(parts),
    ...createCalendarWorkers(parts),
    ...createCallWorkers(parts),
    ...createViewingWorkers(parts),
    ...createCandidatePageWorkers(parts),
    ...createRetentionWorkers(deletionOf(parts)),
    ...createSampleWorkers(deletionOf(parts)),
    ...createArchiveWorkers({ ...parts, notify: notifyOf(parts) }),
    ...createWatchWorkers(parts),
    ...createWebhookWorkers(parts),
    ...createBillingWorkers(parts),
    ...createChangeWorkers(parts),
    ...createReplyDueWorkers({ ...parts, notify: notifyOf(parts) }),
    ...createReplyWorkers({ ...parts, notify: notifyOf(parts) }),
    ...createMailWorkers({
      ...{ ...parts, ...parts.mail },
      hearRefused: hearRefused({ ...parts, notify: notifyOf(parts) }),
    }),
    defineJob({
      name: 'ensure-partitions',
      every: '17 3 * * *',
      run: () => parts.db.pool.query('select ensure_partitions()'),
    }),
  ];
}

const deletionOf = (parts: WorkerParts) => ({
  ...parts,
  forgetMails: (keys: readonly string[]) => parts.mail.transport.forget({ keys }),
  releaseSeats: releaseSeatsBy({ ...parts, notify: notifyOf(parts) }),
  returnCredits: createCreditReturner(parts),
});

const notifyOf = (parts: WorkerParts) => createNotify({ queue: parts.queue, letters: parts });

/** What is done when its time has come: each kind is defined in the folder of its feature. */
export function dueOf(parts: WorkerParts): readonly DueWork[] {
  const live = { ...parts, notify: notifyOf(parts) };
  return [
    plannedMailDue(parts),
    reminderDue(parts),
    expiryDue(live),
    endedDue(live),
    appointmentDue(live),
    applicationEndedDue(live),
    seatLeftDue(live),
    ...scorecardDues(live),
    feedbackDue(live),
    needDue(live),
    ...appealDues(live),
    showFlagsDue(live),
    plannedTellingDue(parts),
    messageDue(parts),
    ...offerDues(live),
    statementDue(live),
    paymentMailDue(parts),
    removedObjectDue(parts),
  ];
}
