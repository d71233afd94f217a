import { contract } from '@candor/contract';
import type { SlicePolicy } from '@candor/contract/interviews/recordings';
import {
  createAccountHandlers,
  createSessionOpener,
  createSessionResolver,
  type FactReaders,
} from './features/people/accounts/index.ts';
import { createAdministrationHandlers } from './features/operations/administration/index.ts';
import { createApiKeyHandlers, createKeyResolver } from './features/operations/apikeys/index.ts';
import { createAuditHandlers } from './features/operations/audit/index.ts';
import { createApplicationHandlers } from './features/hiring/applications/index.ts';
import { createCandidateImportHandlers } from './features/hiring/candidate-import/index.ts';
import { createCandidateHandlers } from './features/hiring/candidates/index.ts';
import { createAttemptHandlers, hasBegun } from './features/interviews/attempts/index.ts';
import { createTestHandlers } from './features/interviews/tests/index.ts';
import {
  createRegistrationHandlers,
  readCandidateFacts,
} from './features/people/registration/index.ts';
import {
  createCompanyHandlers,
  createJoinRequests,
  readCompanyFacts,
} from './features/people/companies/index.ts';
import { createAvailabilityHandlers } from './features/interviews/availability/index.ts';
import {
  createAppointmentHandlers,
  createFeedHandlers,
  findFactsBy,
  releaseSeatsBy,
} from './features/interviews/appointments/index.ts';
import { createCalendarHandlers } from './features/interviews/calendars/index.ts';
import {
  type CallHub,
  createCallHandlers,
  createCallHub,
  type Calling,
} from './features/interviews/calls/index.ts';
import { createDashboardHandlers } from './features/hiring/dashboard/index.ts';
import { createEqualityHandlers } from './features/hiring/equality/index.ts';
import {
  createIdentityHearing,
  createInterviewerHandlers,
  createNameWatch,
  type Identities,
  readInterviewerFacts,
} from './features/people/interviewers/index.ts';
import { createReviewHandlers } from './features/interviews/review/index.ts';
import { createCareerHandlers, createJobHandlers } from './features/hiring/jobs/index.ts';
import {
  createMailTemplateHandlers,
  refuseForeignAddress,
} from './features/hiring/mail-templates/index.ts';
import { createLinkedInHandlers } from './features/people/linkedin/index.ts';
import {
  createNotificationHandlers,
  createNotify,
  type Notify,
} from './features/people/notifications/index.ts';
import {
  beginSecondFactor,
  createMultifactorHandlers,
  createStepUp,
} from './features/people/multifactor/index.ts';
import { createMessageHandlers } from './features/hiring/messages/index.ts';
import { createOfferHandlers } from './features/hiring/offers/index.ts';
import { createPipelineHandlers, moveApplication } from './features/hiring/pipeline/index.ts';
import {
  createPrivilegeHandlers,
  createPrivilegeResolver,
} from './features/people/privileges/index.ts';
import { createProctoringHandlers } from './features/interviews/proctoring/index.ts';
import { createQuestionHandlers } from './features/interviews/questions/index.ts';
import { createRecordingHandlers } from './features/interviews/recordings/index.ts';
import { createReportHandlers } from './features/hiring/reports/index.ts';
import { createRetentionHandlers } from './features/operations/retention/index.ts';
import { createLinkResolver } from './features/interviews/links/index.ts';
import { createSchedulingHandlers } from './features/interviews/scheduling/index.ts';
import { createTermsHandlers } from './features/interviews/terms/index.ts';
import {
  callRecordingHandlersOf,
  createViewingHandlers,
  isGrantLiving,
  namingMemberLooks,
} from './features/interviews/viewing/index.ts';
import {
  type Billing,
  createBillingHandlers,
  createCreditReturner,
  createSeatCredits,
  createCreditSpender,
} from './features/operations/billing/index.ts';
import {
  createChangeHandlers,
  createChangeHub,
  type ChangeHub,
} from './features/operations/changes/index.ts';
import { createPayoutHandlers } from './features/operations/payouts/index.ts';
import { createSettingHandlers } from './features/operations/settings/index.ts';
import { createWatchHandlers } from './features/operations/watch/index.ts';
import { createWebhookHandlers } from './features/operations/webhooks/index.ts';
import { createAppGate } from './app-gate.ts';
import { interviewerHandlersOf } from './interviewer-handlers.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/database/database.ts';
import { registerDocumentation } from './platform/http/documentation.ts';
import { createEventStreams } from './platform/http/event-stream.ts';
import { createFailedProofs } from './platform/http/failed-proofs.ts';
import type { Handler, HandlersOf, Link, SignedMessage } from './platform/http/handlers.ts';
import {
  createHttpServer,
  type HttpServer,
  type HttpServerOptions,
} from './platform/http/http-server.ts';
import { createReadinessHandler } from './platform/readiness/readiness-handler.ts';
import { mountAll } from './platform/http/mount-all.ts';
import { openApiDocument } from './platform/http/openapi.ts';
import type { PostOffice } from './platform/mail/post-office.ts';
import { createGuardedMedia, type GuardedMedia } from './platform/objects/guarded-media.ts';
import type { ObjectStore } from '@candor/folder-store';
import type { Meters } from './platform/metrics/meters.ts';
import type { OpenIdProvider } from './platform/openid/openid-provider.ts';
import type { Outbound } from './platform/outbound/outbound.ts';
import type { PushSender } from './platform/push/push-sender.ts';
import type { Queue } from './platform/queue/queue.ts';

type Outside = Meters & Calling & Identities;
export type AppParts = Outside & {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly postOffice: PostOffice;
  /** Deletes what the mail transport keeps of the mails with these keys. */
  readonly forgetMails: (keys: readonly string[]) => Promise<void>;
  /** Where people reach this installation: the beginning of every link in a mail. */
  readonly baseUrl: string;
  /** The address that its mails come from, and that of the mailbox that is read for answers; null: none is. */
  readonly mailAddress: string;
  readonly replyAddress: string | null;
  /** Signs access tokens and derives refresh secrets. */
  readonly sessionKey: Uint8Array;
  /** Seals secrets that the server must read again, such as those of authenticator apps. */
  readonly sealingKey: Uint8Array;
  readonly push: PushSender;
  /** Calls what companies typed. */
  readonly outbound: Outbound;
  /** When slices of a recording go up as small objects too. */
  readonly slices: SlicePolicy;
  /** null where LinkedIn is not set up. */
  readonly linkedin: OpenIdProvider | null;
  /** null where nothing is sold. */
  readonly billing: Billing | null;
  /** The super admin's switch; see `maintenance-switch.ts`. */
  readonly isInMaintenance: () => Promise<boolean>;
};

export type AppOptions = HttpServerOptions & {
  readonly anonymousPerMinute: number;
  readonly checkReplies: boolean;
};

/** What the shell of a page decides by. Where nothing is sold, nothing is due. */
const readersOf = ({ billing, clock }: AppParts): FactReaders => ({
  company: async (tx, member) => ({
    ...(await readCompanyFacts(tx, member)),
    ...(billing === null && { isPaymentDone: true }),
  }),
  candidate: readCandidateFacts,
  interviewer: (tx, accountId) => readInterviewerFacts(tx, { accountId, now: clock() }, billing),
  hasBilling: billing !== null,
});

type Running = {
  readonly media: GuardedMedia;
  readonly hub: ChangeHub;
  readonly calls: CallHub;
};

/** The map of the API: which handler answers which endpoint. */
function handlersOf(parts: AppParts & Running): {
  [F in keyof typeof contract]: HandlersOf<(typeof contract)[F]>;
} {
  const { db, objects, queue, clock, sessionKey } = parts;
  const readers = readersOf(parts);
  const notify = createNotify({ queue: parts.queue, letters: parts });
  const joinRequests = createJoinRequests({ ...parts, notify });
  const sessions = { db, secret: sessionKey, readers, notify };
  const openSession = createSessionOpener(sessions);
  const watchName = createNameWatch(parts);
  return {
    accounts: createAccountHandlers({
      ...parts,
      ...sessions,
      secondFactor: (who, { now }) => beginSecondFactor(db, who, now),
      askToJoin: (tx, person) => joinRequests.ask(tx, person, { now: clock() }),
    }),
    companies: createCompanyHandlers({ ...parts, joinRequests, watchName }),
    notifications: createNotificationHandlers(parts),
    linkedin: createLinkedInHandlers({
      ...{ ...parts, openSession },
      secondFactor: (who, { now }) => beginSecondFactor(db, who, now),
    }),
    availability: createAvailabilityHandlers(parts),
    calendars: createCalendarHandlers(parts),
    appointments: createAppointmentHandlers({
      ...{ ...parts, notify, seatCredits: createSeatCredits({ ...parts, letters: parts }) },
    }),
    interviewFeeds: createFeedHandlers({ ...parts, findFacts: findFactsBy(parts.baseUrl) }),
    calls: createCallHandlers(parts),
    ...callRecordingHandlersOf(parts),
    privileges: createPrivilegeHandlers({ db }),
    multifactor: createMultifactorHandlers({ ...parts, openSession, key: parts.sealingKey }),
    registration: createRegistrationHandlers({ db, objects, watchName }),
    interviewers: createInterviewerHandlers(parts),
    administration: createAdministrationHandlers(parts),
    terms: createTermsHandlers({ db }),
    attempts: createAttemptHandlers({ db, clock, queue, objects }),
    proctoring: createProctoringHandlers({ db }),
    recordings: namingMemberLooks(parts, createRecordingHandlers(parts)),
    viewing: createViewingHandlers(parts),
    jobs: createJobHandlers({ db, may: createPrivilegeResolver(parts) }),
    careers: createCareerHandlers({ db }),
    audit: createAuditHandlers({ db }),
    apikeys: createApiKeyHandlers(parts),
    watch: createWatchHandlers(parts),
    webhooks: createWebhookHandlers(parts),
    billing: createBillingHandlers({ ...parts, hearIdentity: createIdentityHearing(parts) }),
    payouts: createPayoutHandlers(parts),
    changes: createChangeHandlers({ ...parts, may: createPrivilegeResolver(parts) }),
    ...recruitingHandlersOf(parts, notify),
    operations: {
      getHealth: async () => ({ up: true }),
      getReadiness: createReadinessHandler(parts),
      getPlatformStatus: async () => ({ maintenance: await parts.isInMaintenance() }),
    },
  };
}

/** The company's working day; the same names as in the contract. */
function recruitingHandlersOf(parts: AppParts, notify: Notify) {
  const { db, objects } = parts;
  const may = createPrivilegeResolver(parts);
  const releaseSeats = releaseSeatsBy({ ...parts, notify });
  const spendCredits = createCreditSpender({ ...parts, letters: parts });
  const returnCredits = createCreditReturner(parts);
  return {
    ...interviewerHandlersOf(parts),
    review: createReviewHandlers({ db, objects, may }),
    candidates: createCandidateHandlers({ db, objects, notify }),
    candidateImport: createCandidateImportHandlers(parts),
    tests: createTestHandlers({ db, objects }),
    questions: createQuestionHandlers({ db, objects }),
    retention: createRetentionHandlers({ ...parts, releaseSeats, returnCredits }),
    pipeline: createPipelineHandlers({ db, may, notify }),
    applications: createApplicationHandlers({ ...parts, notify }),
    messages: createMessageHandlers({ ...parts, notify }),
    offers: createOfferHandlers({ ...parts, notify, may }),
    dashboard: createDashboardHandlers({ db, may, hasBilling: parts.billing !== null }),
    scheduling: createSchedulingHandlers({ ...parts, may, moveApplication, spendCredits }),
    mailTemplates: createMailTemplateHandlers(parts),
    settings: createSettingHandlers({ db, checks: { mailSender: refuseForeignAddress } }),
    ...{ equality: createEqualityHandlers({ db }), reports: createReportHandlers({ db }) },
  };
}

type AnyHandlers = Record<string, Record<string, Handler<never>>>;

export async function createApp(parts: AppParts, options: AppOptions): Promise<HttpServer> {
  const app = await createHttpServer(options);
  const { db, clock, sessionKey: secret } = parts;
  const resolvers = {
    link: createLinkResolver({ db, clock }),
    session: createSessionResolver({ db, clock, secret }),
    key: createKeyResolver({ db }),
    privilege: createPrivilegeResolver({ db }),
    stepUp: createStepUp({ db }),
    // Nobody's word is heard where no secret is set.
    signed: (_by: string, message: SignedMessage, now: Date) =>
      (parts.billing?.stripe ?? parts.identity)?.read(message, now) ?? null,
  };
  const perMinute = options.anonymousPerMinute;
  const failedProofs = createFailedProofs(app, { perMinute, key: secret });
  const isBegun = async (link: Link) => 'scheduleId' in link && (await hasBegun(db, link));
  const proofs = { resolvers, failedProofs, hasBegun: isBegun, gate: createAppGate(secret) };
  const streams = createEventStreams(app);
  const media = createGuardedMedia({
    ...parts,
    key: secret,
    isLiving: (guard) => db.inCompany(guard.companyId, (tx) => isGrantLiving(tx, guard, clock())),
  });
  await media.register(app);
  const hub = createChangeHub({ ...parts, onProblem: (error) => app.log.error(error) });
  app.addHook('onClose', () => hub.stop());
  const calls = createCallHub({ db });
  app.addHook('onClose', () => calls.stop());
  const handlers = handlersOf({ ...parts, media, hub, calls }) as unknown as AnyHandlers;
  mountAll(app, contract, { handlers, options: { ...parts, ...proofs, ...options, streams } });
  await registerDocumentation(app, () => openApiDocument(contract, '0.1.0'));
  return app;
}
