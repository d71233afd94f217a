import { contract } from '@candor/contract';
import {
  createAccountHandlers,
  createSessionOpener,
  createSessionResolver,
  type FactReaders,
} from './features/people/accounts/index.ts';
import { createAdministrationHandlers } from './features/operations/administration/index.ts';
import { createApiKeyHandlers, createKeyResolver } from './features/operations/apikeys/index.ts';
import { createAuditHandlers } from './features/operations/audit/index.ts';
import {
  createAttemptHandlers,
  createClockHandlers,
  hasBegun,
} from './features/interviews/attempts/index.ts';
import {
  createRegistrationHandlers,
  readCandidateFacts,
} from './features/people/registration/index.ts';
import {
  createCompanyHandlers,
  createJoinRequests,
  createLogoFileReader,
  readCompanyFacts,
} from './features/people/companies/index.ts';
import { createAvailabilityHandlers } from './features/interviews/availability/index.ts';
import {
  createAppointmentHandlers,
  createFeedHandlers,
  findFactsBy,
} from './features/interviews/appointments/index.ts';
import { createCalendarHandlers } from './features/interviews/calendars/index.ts';
import { createCallHandlers } from './features/interviews/calls/index.ts';
import {
  createIdentityHearing,
  createInterviewerHandlers,
  createNameWatch,
  readInterviewerFacts,
} from './features/people/interviewers/index.ts';
import { isPageGrantLiving } from './features/hiring/candidate-page/index.ts';
import { createCareerHandlers, createJobHandlers } from './features/hiring/jobs/index.ts';
import { createLinkedInHandlers } from './features/people/linkedin/index.ts';
import { createNotificationHandlers, createNotify } from './features/people/notifications/index.ts';
import {
  beginSecondFactor,
  createMultifactorHandlers,
  createStepUp,
} from './features/people/multifactor/index.ts';
import {
  createPrivilegeHandlers,
  createPrivilegeResolver,
} from './features/people/privileges/index.ts';
import { createProctoringHandlers } from './features/interviews/proctoring/index.ts';
import { createRecordingHandlers } from './features/interviews/recordings/index.ts';
import { createLinkResolver } from './features/interviews/links/index.ts';
import { createTermsHandlers } from './features/interviews/terms/index.ts';
import {
  callRecordingHandlersOf,
  createViewingHandlers,
  isGrantLiving,
  namingMemberLooks,
} from './features/interviews/viewing/index.ts';
import { createBillingHandlers, createSeatCredits } from './features/operations/billing/index.ts';
import {
  createChangeHandlers,
  createChangeHub,
  type ChangeHub,
} from './features/operations/changes/index.ts';
import { createPayoutHandlers } from './features/operations/payouts/index.ts';
import { createWatchHandlers } from './features/operations/watch/index.ts';
import { createWebhookHandlers } from './features/operations/webhooks/index.ts';
import { createAppGate } from './app-gate.ts';
import type { AppParts } from './app-parts.ts';
import { recruitingHandlersOf } from './recruiting-handlers.ts';
import { createSubjectHub, type SubjectHub } from './platform/database/subject-hub.ts';
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
import { registerLogos } from './platform/objects/logo-route.ts';
import { createGuardedMedia, type GuardedMedia } from './platform/objects/guarded-media.ts';

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
  readonly calls: SubjectHub;
  readonly rooms: SubjectHub;
};

/** The map of the API: which handler answers which endpoint. */
function handlersOf(parts: AppParts & Running): {
  [F in keyof typeof contract]: HandlersOf<(typeof contract)[F]>;
} {
  const { db, objects, queue, clock, sessionKey } = parts;
  const notify = createNotify({ queue: parts.queue, letters: parts });
  const told = { ...parts, notify };
  const joinRequests = createJoinRequests(told);
  const sessions = { db, secret: sessionKey, readers: readersOf(parts), notify };
  const openSession = createSessionOpener(sessions);
  const watchName = createNameWatch(parts);
  return {
    accounts: createAccountHandlers({
      ...parts,
      ...sessions,
      secondFactor: (who, request) =>
        beginSecondFactor(db, who, { ...request, isPasswordTyped: true }),
      askToJoin: (tx, person) => joinRequests.ask(tx, person, { now: clock() }),
    }),
    companies: createCompanyHandlers({ ...parts, joinRequests, watchName }),
    notifications: createNotificationHandlers(parts),
    linkedin: createLinkedInHandlers({
      ...{ ...parts, openSession },
      secondFactor: (who, request) =>
        beginSecondFactor(db, who, { ...request, isPasswordTyped: false }),
    }),
    availability: createAvailabilityHandlers(parts),
    calendars: createCalendarHandlers(parts),
    appointments: createAppointmentHandlers({
      ...{ ...told, seatCredits: createSeatCredits({ ...parts, letters: told }) },
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
    attempts: { ...createAttemptHandlers({ db, queue, objects }), ...createClockHandlers(parts) },
    proctoring: createProctoringHandlers({ db }),
    recordings: namingMemberLooks(parts, createRecordingHandlers(parts)),
    viewing: createViewingHandlers(told),
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
  const proofs = {
    resolvers,
    failedProofs,
    hasBegun: isBegun,
    gate: createAppGate(secret, parts.isOverloaded),
  };
  const streams = createEventStreams(app);
  const media = createGuardedMedia({
    ...parts,
    key: secret,
    isLiving: (guard) => {
      const isLiving = guard.gate === 'page' ? isPageGrantLiving : isGrantLiving;
      return db.inCompany(guard.companyId, (tx) => isLiving(tx, guard, clock()));
    },
  });
  await media.register(app);
  registerLogos(app, createLogoFileReader(parts));
  const hub = createChangeHub({ ...parts, onProblem: (error) => app.log.error(error) });
  app.addHook('onClose', () => hub.stop());
  const calls = createSubjectHub({ connection: db.connection, channel: 'candor_calls' });
  app.addHook('onClose', () => calls.stop());
  const rooms = createSubjectHub({ connection: db.connection, channel: 'candor_rooms' });
  app.addHook('onClose', () => rooms.stop());
  const handlers = handlersOf({ ...parts, media, hub, calls, rooms }) as unknown as AnyHandlers;
  mountAll(app, contract, { handlers, options: { ...parts, ...proofs, ...options, streams } });
  await registerDocumentation(app, () => openApiDocument(contract, '0.1.0'));
  return app;
}
