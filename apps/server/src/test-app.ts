import { randomUUID } from 'node:crypto';
import type { SlicePolicy } from '@candor/contract/interviews/recordings';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppParts } from './app-parts.ts';
import { type AppOptions, createApp } from './app.ts';
import { accountRequestJob } from './features/people/accounts/index.ts';
import { isInMaintenance } from './features/operations/administration/index.ts';
import { openBilling } from './features/operations/billing/index.ts';
import { openIdentity } from './features/people/interviewers/index.ts';
import { mailBrandOf } from './features/people/brand/index.ts';
import { mailReasonOf } from './features/hiring/candidate-records/index.ts';
import { candidatePageOf, pageCodeJob } from './features/hiring/candidate-page/index.ts';
import { codeJob } from './features/interviews/viewing/index.ts';
import { deriveKey } from './platform/config/secret.ts';
import type { Clock } from './platform/clock/clock.ts';
import {
  createTestDatabase,
  type TestDatabase,
  testPersonKey,
} from './platform/database/test-database.ts';
import type { Database } from './platform/database/database.ts';
import type { StripeSettings } from './platform/payments/stripe-gateway.ts';
import { noProxies, type TrustedProxies } from './platform/http/trusted-proxies.ts';
import { openMailbox } from './platform/mail/mailbox.ts';
import { createPostOffice } from './platform/mail/post-office.ts';
import { openLocalObjectStore, type ObjectStore } from '@candor/folder-store';
import { registerObjectRoutes } from './platform/objects/object-routes.ts';
import { markedStore, writeMark } from './platform/objects/marked-store.ts';
import type { OpenIdProvider } from './platform/openid/openid-provider.ts';
import { createOutbound, type Outbound } from './platform/outbound/outbound.ts';
import { pushKeys } from './platform/push/push-keys.ts';
import { createPushSender, type PushSender } from './platform/push/push-sender.ts';
import { testStorageMeter } from './platform/objects/test-storage-meter.ts';
import { openQueue } from './platform/queue/queue.ts';
import { createDueWork } from './platform/queue/due-work.ts';
import type { Job, JobData } from './platform/queue/define-job.ts';
import { dueOf, jobsOf, type WorkerParts } from './workers.ts';

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

export const testPushKeys = pushKeys(new Uint8Array(32).fill(5), 'mailto:operator@candor.example');

const baseUrl = 'http://localhost';

type TestOptions = {
  readonly now?: Clock;
  readonly linkedin?: OpenIdProvider;
  /** A disk with room unless said. */
  readonly storageMeter?: AppParts['storageMeter'];
  readonly requestMeter?: AppParts['requestMeter'];
  readonly spans?: AppParts['spans'];
  readonly push?: PushSender;
  /** `test` unless said. */
  readonly billing?: 'off' | 'invoice' | 'test';
  /** Cards at a stand-in of Stripe, and invoices. */
  readonly stripe?: StripeSettings;
  /** Identities at the same stand-in; by documents alone unless said. */
  readonly identity?: 'stripe';
  readonly outbound?: Outbound;
  /** Another than an empty one of its own. */
  readonly database?: TestDatabase;
  /** Another store than the app's own folder. */
  readonly objects?: ObjectStore;
  readonly isInMaintenance?: () => Promise<boolean>;
  readonly isOverloaded?: () => boolean;
  readonly anonymousPerMinute?: number;
  readonly slices?: SlicePolicy;
  readonly turn?: AppParts['turn'];
  readonly sessionKey?: Uint8Array;
  readonly livekit?: AppParts['livekit'];
  readonly trustProxy?: TrustedProxies;
  /** The mailbox for answers, and its address. */
  readonly answers?: Pick<WorkerParts, 'replyAddress' | 'replies'>;
  /** All keys follow from it, as in an installation. */
  readonly secret?: string;
  /** Hears every line of the log. */
  readonly onLog?: (line: string) => void;
};

/**
 * The real app on a real database and a real folder, without a port. The clock is the test's; jobs are
 * enqueued for real and run when the test calls `runJob`.
 */
export async function createTestApp(options: TestOptions = {}) {
  const { database, folder, local, mailbox, mailKey, problems, parts } = await openParts(options);
  const { db, objects, queue, clock, postOffice } = parts;
  const app = await createApp(parts, httpOptions(options));
  await registerObjectRoutes(app, local);
  const work = {
    ...parts,
    ffmpeg: 'ffmpeg',
    replies: options.answers?.replies ?? null,
    onProblem: (problem: Error) => void problems.push(problem),
    mail: { transport: mailbox, key: mailKey },
  };
  const jobs = jobsOf(work);
  const runDue = (kind: string, now = clock) =>
    createDueWork(
      { ...work, clock: now },
      dueOf(work).filter((due) => due.kind === kind),
    ).round();
  await queue.prepare(jobs);
  return {
    ...{ app, objects, queue, postOffice, clock, db, folder },
    owner: database.owner,
    connections: database.connections,
    /** What failed in the background. */
    problems,
    /** Tests pass what they have at hand; a job reads the ids that it knows. */
    runJob: (name: string, data: object = {}) => runJob(jobs, name, data as JobData),
    /** What the background work stands on. */
    work,
    /** Does what is due of a kind. */
    runDue: (kind: string) => runDue(kind),
    /** Answers every request for a mail, delivers what waits, then gives those to this address, newest first. */
    mailsTo: async (address: string) => {
      await runMailJobs(database.owner, jobs);
      return (await mailbox.list()).filter(({ to }) => to === address);
    },
    close: async () => {
      await app.close();
      await queue.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Everything that the app stands on, as real as it gets. */
async function openParts(options: TestOptions) {
  const keyOf = (purpose: string, byte: number) =>
    options.secret === undefined
      ? new Uint8Array(32).fill(byte)
      : deriveKey(options.secret, purpose);
  const mailKey = keyOf('mails', 9);
  const database =
    options.database ?? (await createTestDatabase(keyOf('persons', testPersonKey[0] ?? 0)));
  const { db } = database;
  const folder = mkdtempSync(join(tmpdir(), 'candor-test-objects-'));
  const clock = options.now ?? (() => new Date());
  const mark = randomUUID();
  const volume = await openLocalObjectStore({ folder, now: clock });
  await writeMark(volume, mark);
  const local = markedStore(volume, mark);
  const mailbox = openMailbox({ folder: join(folder, 'mailbox'), now: clock });
  const problems: Error[] = [];
  const queue = await openQueue({
    pool: db.pool,
    onError: (error) => void problems.push(error),
  });
  const parts: AppParts = {
    ...{ db, queue, clock, baseUrl, mailAddress: 'no-reply@candor.example' },
    replyAddress: options.answers?.replyAddress ?? null,
    objects: options.objects ?? local,
    storageMeter: options.storageMeter ?? testStorageMeter,
    requestMeter: options.requestMeter ?? null,
    spans: options.spans ?? null,
    push: options.push ?? createPushSender({ keys: testPushKeys }),
    outbound: options.outbound ?? createOutbound({ ports: [443], isInsideAllowed: false }),
    postOffice: createPostOffice({
      ...{ queue, key: mailKey, pageOf: candidatePageOf({ baseUrl, clock }) },
      company: { brandOf: mailBrandOf({ baseUrl }), reasonOf: mailReasonOf },
    }),
    forgetMails: (keys) => mailbox.forget({ keys }),
    sessionKey: options.sessionKey ?? keyOf('sessions', 7),
    sealingKey: keyOf('sealing', 8),
    callUrl: 'https://call.example/',
    turn: options.turn ?? null,
    livekit: options.livekit ?? null,
    slices: options.slices ?? 'always',
    linkedin: options.linkedin ?? null,
    billing: billingOf(options, db),
    ...openIdentity(
      { IDENTITY_PROVIDER: options.identity ?? 'review', stripe: options.stripe ?? null },
      db,
    ),
    isInMaintenance: options.isInMaintenance ?? (() => isInMaintenance(db)),
    isOverloaded: options.isOverloaded,
  };
  return { database, folder, local, mailbox, mailKey, problems, parts };
}

function billingOf({ billing, stripe }: TestOptions, db: Database) {
  const BILLING = billing ?? (stripe === undefined ? 'test' : 'stripe');
  return openBilling({ BILLING, BILLING_CURRENCY: 'EUR', stripe: stripe ?? null }, db);
}

function httpOptions({
  anonymousPerMinute = 1_000_000,
  onLog,
  trustProxy = noProxies,
}: TestOptions): AppOptions {
  return {
    ...{ isHttps: false, trustProxy, checkReplies: true, anonymousPerMinute },
    ...(onLog === undefined
      ? { logLevel: 'silent' }
      : { logLevel: 'trace', logStream: { write: onLog } }),
  };
}

async function runMailJobs(
  owner: Awaited<ReturnType<typeof createTestDatabase>>['owner'],
  jobs: readonly Job[],
): Promise<void> {
  const asked = await owner.query(
    'select id from account_requests where answered_at is null order by id',
  );
  for (const { id } of asked.rows) await runJob(jobs, accountRequestJob, { requestId: Number(id) });
  const codes = await owner.query('select id from viewing_requests order by id');
  for (const { id } of codes.rows) await runJob(jobs, codeJob, { requestId: Number(id) });
  const wishes = await owner.query('delete from pgboss.job where name = $1 returning data', [
    pageCodeJob,
  ]);
  for (const { data } of wishes.rows) await runJob(jobs, pageCodeJob, data as JobData);
  const { rows } = await owner.query('select id from mails where sent_at is null order by id');
  for (const { id } of rows) await runJob(jobs, 'send-mail', { mailId: Number(id) });
}

async function runJob(jobs: readonly Job[], name: string, data: JobData): Promise<void> {
  const job = jobs.find((one) => one.name === name);
  if (job === undefined) throw new Error(`No job is called ${name}`);
  await job.run(data);
}
