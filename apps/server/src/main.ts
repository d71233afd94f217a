import { hostname } from 'node:os';
import type { AppParts } from './app-parts.ts';
import { maintenanceSwitch } from './maintenance-switch.ts';
import {
  describeGivenUp,
  giveUpSecret,
  inviteSuperAdmin,
} from './features/operations/administration/index.ts';
import { sealEarlierEntries } from './features/operations/audit/index.ts';
import { openBilling } from './features/operations/billing/index.ts';
import { openIdentity } from './features/people/interviewers/index.ts';
import {
  addCrowd,
  addDemoLinks,
  addDemoRecording,
  addStory,
  addWeek,
  closeDemo,
  type Demo,
  describeDemo,
  seedDemo,
  writeDemoFile,
} from './features/operations/demo/index.ts';
import { mailBrandOf } from './features/people/brand/index.ts';
import { mailReasonOf } from './features/hiring/candidate-records/index.ts';
import { candidatePageOf } from './features/hiring/candidate-page/index.ts';
import { createNotify } from './features/people/notifications/index.ts';
import { databaseClock } from './platform/clock/database-clock.ts';
import { type Config, ConfigurationError, readConfig } from './platform/config/config.ts';
import { deriveKey, openSecret } from './platform/config/secret.ts';
import {
  type Connection,
  connectionsFromUrls,
  type Connections,
} from './platform/database/connection.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { DatabaseSetupError } from './platform/database/database-errors.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { checkSecret } from './platform/database/secret-mark.ts';
import { createMetricCollector, joinNodes } from './features/operations/watch/index.ts';
import type { HttpServer } from './platform/http/http-server.ts';
import { watchOverload } from './platform/http/overload.ts';
import { openLiveKit } from './platform/livekit/livekit.ts';
import { addressOf } from './platform/mail/mail-transport.ts';
import { openMail, openReplies } from './platform/mail/open-mail.ts';
import { createPostOffice, type PostOffice } from './platform/mail/post-office.ts';
import { openObjects } from './platform/objects/open-objects.ts';
import { createProcessMetrics } from './platform/metrics/process-metrics.ts';
import { createRequestMeter } from './platform/metrics/request-meter.ts';
import { startMetricsServer } from './platform/metrics/metrics-server.ts';
import { createStorageMeter } from './platform/objects/storage-meter.ts';
import { createOpenIdProvider, type OpenIdProvider } from './platform/openid/openid-provider.ts';
import { createOutbound } from './platform/outbound/outbound.ts';
import { pushKeys } from './platform/push/push-keys.ts';
import { createPushSender } from './platform/push/push-sender.ts';
import { openQueue } from './platform/queue/queue.ts';
import { release } from './platform/release/release.ts';
import { createSpanExporter } from './platform/tracing/span-exporter.ts';
import { openServer } from './open-server.ts';
import { startWork } from './start-work.ts';
import { stopInOrder } from './stop-in-order.ts';

/** Who knocks while a busy node cannot answer the door waits outside: the 511 of Node turned away candidates of a full hall. */
const BACKLOG = 4096;

const stops = stopInOrder({ onProblem: console.error });

try {
  await start(readConfig(process.env));
} catch (error) {
  // Asked to stop while it started: what broke off is no fault.
  if (!stops.isStopping()) await giveUp(error);
}

async function giveUp(error: unknown): Promise<void> {
  const isExplained = error instanceof ConfigurationError || error instanceof DatabaseSetupError;
  console.error(isExplained ? error.message : error);
  await stops.stop();
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const { secret, database } = await prepareDatabase(config);
  const personKey = deriveKey(secret, 'persons');
  await sealEarlierEntries(database.owner, personKey);
  const db = openDatabase({
    ...{ connection: database.app, maxConnections: config.connections, personKey },
  });
  stops.started(() => db.close());
  const { objects, serve, origin } = await openObjects(config, { secret, owner: database.owner });
  const { clock, stop: stopClock } = await databaseClock(db.pool);
  stops.started(stopClock);
  if (config.production) await shutDemo(db, clock());
  const { baseUrl } = config;
  const onError = (error: Error) => console.error(`job queue: ${error.message}`);
  const queue = await openQueue({ pool: db.pool, isWorking: config.ROLE !== 'serve', onError });
  stops.started(() => queue.stop());
  const secrets = {
    sessionKey: deriveKey(secret, 'sessions'),
    sealingKey: deriveKey(secret, 'sealing'),
  };
  const { transport, mailbox } = openMail(config);
  const mail = { transport, key: deriveKey(secret, 'mails') };
  const postOffice = createPostOffice({
    ...{ queue, key: mail.key, pageOf: candidatePageOf({ baseUrl, clock }) },
    company: { brandOf: mailBrandOf({ baseUrl }), reasonOf: mailReasonOf },
  });
  const linkedin = openLinkedIn(config);
  const push = createPushSender({ keys: readPushKeys(config, secret) });
  const livekit = config.livekit && openLiveKit(config.livekit);
  const calling = { callUrl: config.CALL_URL ?? null, turn: config.turn, livekit };
  const slices = config.RECORDING_SLICES;
  const isInMaintenance = maintenanceSwitch({ db, clock });
  const sold = { billing: openBilling(config, db), ...openIdentity(config, db) };
  const outbound = openOutbound(config);
  const forgetMails = (keys: readonly string[]) => transport.forget({ keys });
  const mailAddress = addressOf(config.MAIL_FROM);
  const answers = openReplies(config);
  const sending = { postOffice, forgetMails, baseUrl, mailAddress, push, ...answers };
  const meters = openMeters(config);
  stops.started(async () => meters.spans?.stop());
  const parts = { db, objects, queue, clock, outbound, ...sold, ...meters, ...sending };
  const notify = createNotify({ queue, letters: parts });
  const onProblem = (problem: Error) => console.error(problem);
  const isFolder = config.S3_BUCKET === undefined && config.DATABASE_URL !== undefined;
  stops.started(await joinNodes({ db, clock, onProblem }, { role: config.ROLE, isFolder }));
  const overload = watchOverload({ pool: db.pool, onChange: tellOverload });
  stops.started(overload.stop);
  const open = { linkedin, ...calling, slices, isInMaintenance, isOverloaded: overload.isOver };
  const app = await openServer(
    config,
    { ...parts, ...secrets, ...open },
    { serve, origin, mailbox },
  );
  const work = { ...parts, ...secrets, livekit, mail, onProblem, ffmpeg: config.FFMPEG };
  const begun = await startWork(work, { isWorking: config.ROLE !== 'serve' });
  for (const stop of begun) stops.started(stop);
  await listen(app, config, work);
  await nameSuperAdmin(config, { db, postOffice, now: clock() });
  if (hasDemo(config)) await offerDemo(config, { ...parts, notify });
}

function tellOverload(isOver: boolean): void {
  console.error(
    isOver
      ? 'overload: only interviews, calls and recordings are answered'
      : 'overload: it is over, everything is answered again',
  );
}

function openOutbound({ OUTBOUND_PORTS: ports, OUTBOUND_INSIDE }: Config) {
  return createOutbound({ ports, isInsideAllowed: OUTBOUND_INSIDE === 'yes' });
}

function openMeters(config: Config) {
  const requestMeter = config.METRICS_PORT === undefined ? null : createRequestMeter();
  const { version } = release;
  const of = { version, instance: `${hostname()}-${process.pid}`, onProblem: console.error };
  const spans = config.tracing === null ? null : createSpanExporter({ ...config.tracing, ...of });
  return { storageMeter: createStorageMeter(config), requestMeter, spans };
}

type Collected = Parameters<typeof createMetricCollector>[0] &
  Pick<AppParts, 'requestMeter'> & { readonly onProblem: (problem: Error) => void };

async function listen(app: HttpServer, config: Config, parts: Collected): Promise<void> {
  stops.started(() => app.close());
  await app.listen({ host: config.HOST, port: config.PORT, backlog: BACKLOG });
  const { METRICS_HOST: host, METRICS_PORT: port } = config;
  const { requestMeter, onProblem } = parts;
  if (requestMeter !== null && port !== undefined) {
    const collect = createMetricCollector(parts);
    const own = createProcessMetrics(parts.db.pool);
    const read = async () => [...own(), requestMeter.read(), ...(await collect())];
    stops.started((await startMetricsServer({ host, port, read, onProblem })).stop);
  }
  announce(config);
}

function hasDemo({ production, DEMO }: Config): boolean {
  return !production && DEMO !== 'off';
}

/** The demo says the same in its own words; whoever starts without one must not look at silence. */
function announce(config: Config): void {
  if (hasDemo(config)) return;
  const { baseUrl, HOST, PORT } = config;
  console.log(`Candor is running: ${baseUrl} (listening on ${HOST}:${PORT})`);
}

async function nameSuperAdmin(
  { SUPER_ADMIN_EMAIL: email, baseUrl }: Config,
  parts: { readonly db: Database; readonly postOffice: PostOffice; readonly now: Date },
): Promise<void> {
  if (email === undefined) return;
  const notice = await inviteSuperAdmin({ ...parts, baseUrl, email });
  if (notice !== null) console.error(notice);
}

/** Reached, brought up to date, and sealed with the secret that we have. */
async function prepareDatabase(config: Config) {
  const { secret, source, keep, forget } = openSecret(config.APP_SECRET, config.dataDir);
  try {
    const reaching = reachDatabase(config);
    // Also while it starts: a server that is nearly up would be left behind.
    stops.started(async () => (await reaching.catch(() => null))?.stop());
    const database = await reaching;
    await migrate(database.owner);
    if (config.SECRET_LOST === 'yes') await loseSecret(config, database.owner, secret);
    await checkSecret(database.owner, { secret, source });
    keep();
    return { secret, database };
  } catch (error) {
    forget();
    throw error;
  }
}

async function loseSecret(config: Config, owner: Connection, secret: string): Promise<void> {
  const { baseUrl } = config;
  const isPushKeyLost = config.VAPID_PRIVATE_KEY === undefined;
  console.error(describeGivenUp(await giveUpSecret(owner, { secret, isPushKeyLost, baseUrl })));
}

async function reachDatabase(config: Config): Promise<Connections & { stop(): Promise<void> }> {
  if (config.DATABASE_URL !== undefined) {
    const connections = connectionsFromUrls(config.DATABASE_URL, config.DATABASE_APP_URL);
    return { ...connections, stop: async () => {} };
  }
  return startEmbeddedPostgres({
    dataDir: config.dataDir,
    binFolder: config.PG_BIN,
    log: console.error,
  });
}

function openLinkedIn(config: Config): OpenIdProvider | null {
  const { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret, baseUrl } = config;
  if (clientId === undefined || clientSecret === undefined) return null;
  const redirectUri = new URL('/linkedin', baseUrl).href;
  return createOpenIdProvider({
    issuer: config.LINKEDIN_ISSUER,
    clientId,
    clientSecret,
    redirectUri,
  });
}

/** Derived like every other key, so that all processes have the same; or what another product used before. */
function readPushKeys({ VAPID_PRIVATE_KEY, VAPID_SUBJECT, baseUrl }: Config, secret: string) {
  const key =
    VAPID_PRIVATE_KEY === undefined
      ? deriveKey(secret, 'push')
      : Buffer.from(VAPID_PRIVATE_KEY, 'base64url');
  const ours = baseUrl.startsWith('https:') ? baseUrl : 'mailto:no-reply@localhost';
  return pushKeys(key, VAPID_SUBJECT ?? ours);
}

async function shutDemo(db: Database, now: Date): Promise<void> {
  const count = await closeDemo(db, now);
  if (count === 0) return;
  console.error(
    `This database held a demo. Its ${count} accounts, whose passwords are public, are shut for good; its company and jobs are still there.`,
  );
}

async function offerDemo(
  config: Config,
  tools: Parameters<typeof addWeek>[0] & Pick<AppParts, 'objects' | 'queue'>,
): Promise<void> {
  const { baseUrl } = config;
  const { db, objects, clock } = tools;
  const parts = { db, now: clock(), baseUrl };
  await seedDemo(parts);
  if (config.DEMO === 'full') {
    await addCrowd(parts);
    await addWeek(tools);
  }
  const recording = await addDemoRecording({ ...parts, objects });
  const links = await addDemoLinks(parts);
  const hasMailbox = config.SMTP_URL === undefined;
  const demo: Demo = {
    ...links,
    links: { ...links.links, ...(recording !== null && { recording }) },
    ...(hasMailbox && { mailboxUrl: `${baseUrl}/dev/mailbox` }),
  };
  await writeDemoFile(config.demoFile, demo);
  console.log(describeDemo(demo));
  if (config.DEMO === 'full') await addStory({ db, queue: tools.queue, now: clock() });
}
