import { join, resolve } from 'node:path';
import { nodeRoles } from '@candor/contract/operations/node-rules';
import * as z from 'zod/mini';
import { noProxies, readTrustedProxies } from '../http/trusted-proxies.ts';
import { readHeaderList } from '../tracing/header-list-rules.ts';
import { describeFaults, type Fault, findFaults } from './config-faults.ts';
import { configWords } from './config-words.ts';

const port = z.pipe(
  z
    .string()
    .check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536, configWords.port)),
  z.transform(Number),
);
const url = (protocols: RegExp) => z.url({ protocol: protocols, error: configWords.url });

/** Every setting the server reads, in one place; README documents the same names. */
const variables = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  ROLE: z._default(z.enum(nodeRoles), 'both'),
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  BASE_URL: z.optional(url(/^https?$/)),
  METRICS_PORT: z.optional(port),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    url(/^https?$/).check(z.refine((text) => !/\/\/[^/]*@/.test(text), configWords.collector)),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(
    z.string().check(z.refine((list) => readHeaderList(list) !== null, configWords.headers)),
  ),
  OTEL_SERVICE_NAME: z._default(z.string(), 'candor'),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  TRUST_PROXY: z._default(z.string(), 'no'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(url(/^postgres(ql)?$/)),
  DATABASE_APP_URL: z.optional(url(/^postgres(ql)?$/)),
  DATABASE_CONNECTIONS: z.optional(
    z.pipe(
      z.string().check(z.regex(/^([4-9]|[1-9]\d|100)$/, configWords.connections)),
      z.transform(Number),
    ),
  ),
  PG_BIN: z.optional(z.string()),
  APP_SECRET: z.optional(z.string().check(z.minLength(32, configWords.shortSecret))),
  SECRET_LOST: z._default(z.enum(['yes', 'no']), 'no'),
  S3_ENDPOINT: z.optional(url(/^https?$/)),
  S3_PUBLIC_ENDPOINT: z.optional(url(/^https?$/)),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_BUCKET: z.optional(z.string().check(z.minLength(3))),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_FORCE_PATH_STYLE: z._default(z.enum(['yes', 'no']), 'yes'),
  CALL_URL: z.optional(url(/^https?$/)),
  LIVEKIT_URL: z.optional(url(/^wss?$/)),
  LIVEKIT_API_KEY: z.optional(z.string()),
  LIVEKIT_API_SECRET: z.optional(z.string().check(z.minLength(32, configWords.shortLiveKitSecret))),
  TURN_URL: z.optional(
    z.string().check(z.regex(/^turns?:[^,\s]+(,turns?:[^,\s]+)*$/, configWords.relays)),
  ),
  TURN_SECRET: z.optional(z.string().check(z.minLength(8, configWords.shortRelaySecret))),
  SMTP_URL: z.optional(url(/^smtps?$/)),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), 'Candor <no-reply@localhost>'),
  REPLY_ADDRESS: z.optional(z.email(configWords.email)),
  IMAP_URL: z.optional(url(/^imaps?$/)),
  SUPER_ADMIN_EMAIL: z.optional(z.email(configWords.email)),
  LINKEDIN_CLIENT_ID: z.optional(z.string()),
  LINKEDIN_CLIENT_SECRET: z.optional(z.string()),
  LINKEDIN_ISSUER: z._default(url(/^https?$/), 'https://www.linkedin.com/oauth'),
  OUTBOUND_PORTS: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}(,\d{1,5})*$/, configWords.ports)),
      z.transform((list) => list.split(',').map(Number)),
    ),
    [443],
  ),
  OUTBOUND_INSIDE: z._default(z.enum(['yes', 'no']), 'no'),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/, configWords.pushKey))),
  VAPID_SUBJECT: z.optional(
    z.string().check(z.regex(/^(mailto:|https:)/, configWords.pushSubject)),
  ),
  BILLING: z.optional(z.enum(['off', 'invoice', 'test', 'stripe'])),
  IDENTITY_PROVIDER: z._default(z.enum(['review', 'stripe']), 'review'),
  STRIPE_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^[rs]k_(test|live)_\w+$/, configWords.stripeKey)),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(
    z.string().check(z.regex(/^whsec_\S+$/, configWords.stripeWebhookSecret)),
  ),
  STRIPE_API_URL: z.optional(url(/^https?$/)),
  BILLING_CURRENCY: z._default(
    z.string().check(
      z.refine((code) => Intl.supportedValuesOf('currency').includes(code), {
        error: configWords.currency,
      }),
    ),
    'EUR',
  ),
  FFMPEG: z._default(z.string(), 'ffmpeg'),
  RECORDING_SLICES: z._default(z.enum(['always', 'slow', 'off']), 'always'),
  DEMO: z._default(z.enum(['full', 'small', 'off']), 'full'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'warn'),
  ANONYMOUS_REQUESTS_PER_MINUTE: z._default(
    z.pipe(z.string().check(z.regex(/^\d{1,7}$/)), z.transform(Number)),
    300,
  ),
});

/** At most, and as many as are busy at once: whoever only works has few lanes. */
const connectionsOf = { both: 20, serve: 16, work: 8 } as const;

export type Config = ReturnType<typeof readConfig>;

export class ConfigurationError extends Error {}

/** Throws ConfigurationError that names every wrong variable, and what belongs together, at once. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const present: Readonly<Record<string, string | undefined>> = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  );
  const { values, wrong } = readEach(present);
  const production = values.NODE_ENV === 'production';
  const isDemoNamed = present['DEMO'] !== undefined && values.DEMO !== 'off';
  const isSet = (name: string): boolean => present[name] !== undefined;
  // Whoever misspells it means production: development needs no word.
  const isProduction = production || wrong.some(({ names }) => names.includes('NODE_ENV'));
  const faults = [...wrong, ...findFaults(values, { isSet, isProduction, isDemoNamed })];
  if (faults.length > 0) throw new ConfigurationError(describeFaults(faults));
  const dataDir = resolve(values.DATA_DIR);
  return {
    ...values,
    production,
    /** A demonstration shows the pages with a provider that moves no money. */
    BILLING: values.BILLING ?? (!production && values.DEMO !== 'off' ? 'test' : 'off'),
    connections: values.DATABASE_CONNECTIONS ?? connectionsOf[values.ROLE],
    dataDir,
    demoFile: join(dataDir, 'demo.json'),
    mailboxFolder: join(dataDir, 'mailbox'),
    baseUrl:
      values.BASE_URL ??
      `http://${values.HOST === '0.0.0.0' ? 'localhost' : values.HOST}:${values.PORT}`,
    trustProxy: readTrustedProxies(values.TRUST_PROXY) ?? noProxies,
    turn: turnOf(values),
    livekit: livekitOf(values),
    stripe: stripeOf(values),
    tracing: tracingOf(values),
  };
}

type Values = z.output<typeof variables>;

/** One by one: a wrong one hides no other. In its place stands what it would be if it were not set. */
function readEach(present: Readonly<Record<string, string | undefined>>) {
  const wrong: Fault[] = [];
  const right = { ...present };
  for (const [name, schema] of Object.entries(variables.shape)) {
    const result = z.safeParse(schema as z.ZodMiniType, present[name]);
    if (result.success) continue;
    delete right[name];
    const [issue] = result.error.issues;
    const choices = issue?.code === 'invalid_value' ? issue.values.map(String) : null;
    const sentence = choices === null ? issue?.message : configWords.oneOf(choices);
    wrong.push({ names: [name], sentence: sentence ?? configWords.isWrong });
  }
  return { values: z.parse(variables, right), wrong };
}

/** Also where nothing of it is asked for now: what was collected there before is still to be deleted. */
function stripeOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: Values) {
  if (secretKey === undefined || webhookSecret === undefined) return null;
  return { secretKey, webhookSecret, apiUrl };
}

function tracingOf(values: Values) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: list } = values;
  if (endpoint === undefined) return null;
  const headers = list === undefined ? {} : (readHeaderList(list) ?? {});
  return { endpoint, service: values.OTEL_SERVICE_NAME, headers };
}

function livekitOf({
  LIVEKIT_URL: address,
  LIVEKIT_API_KEY: apiKey,
  LIVEKIT_API_SECRET: apiSecret,
}: Values) {
  if (address === undefined || apiKey === undefined || apiSecret === undefined) return null;
  return { url: address, apiKey, apiSecret };
}

const turnOf = ({ TURN_URL: urls, TURN_SECRET: secret }: Values) =>
  urls === undefined || secret === undefined ? null : { urls: urls.split(','), secret };
