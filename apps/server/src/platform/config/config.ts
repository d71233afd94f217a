import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { isLoopback } from '../http/loopback-rules.ts';
import { readTrustedProxies, type TrustedProxies } from '../http/trusted-proxies.ts';

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number')),
  z.transform(Number),
);
const url = (protocols: RegExp) =>
  z.url({ protocol: protocols, error: 'must be a URL such as the documentation shows' });

/** Every setting the server reads, in one place; README documents the same names. */
const variables = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  BASE_URL: z.optional(url(/^https?$/)),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  TRUST_PROXY: z._default(z.string(), 'no'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(url(/^postgres(ql)?$/)),
  DATABASE_APP_URL: z.optional(url(/^postgres(ql)?$/)),
  PG_BIN: z.optional(z.string()),
  APP_SECRET: z.optional(
    z.string().check(z.minLength(32, 'must be at least 32 characters of randomness')),
  ),
  SECRET_LOST: z._default(z.enum(['yes', 'no']), 'no'),
  S3_ENDPOINT: z.optional(url(/^https?$/)),
  S3_PUBLIC_ENDPOINT: z.optional(url(/^https?$/)),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_BUCKET: z.optional(z.string().check(z.minLength(3))),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_FORCE_PATH_STYLE: z._default(z.enum(['yes', 'no']), 'yes'),
  CALL_URL: z.optional(url(/^https?$/)),
  TURN_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^turns?:[^,\s]+(,turns?:[^,\s]+)*$/,
          'must be turn: or turns: addresses with commas between them',
        ),
      ),
  ),
  TURN_SECRET: z.optional(z.string().check(z.minLength(8, 'must be at least 8 characters'))),
  SMTP_URL: z.optional(url(/^smtps?$/)),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), 'Candor <no-reply@localhost>'),
  SUPER_ADMIN_EMAIL: z.optional(z.email('must be an e-mail address')),
  LINKEDIN_CLIENT_ID: z.optional(z.string()),
  LINKEDIN_CLIENT_SECRET: z.optional(z.string()),
  LINKEDIN_ISSUER: z._default(url(/^https?$/), 'https://www.linkedin.com/oauth'),
  OUTBOUND_PORTS: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}(,\d{1,5})*$/, 'must be ports with commas between them')),
      z.transform((list) => list.split(',').map(Number)),
    ),
    [443],
  ),
  OUTBOUND_INSIDE: z._default(z.enum(['yes', 'no']), 'no'),
  VAPID_PRIVATE_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')),
  ),
  VAPID_SUBJECT: z.optional(z.string().check(z.regex(/^(mailto:|https:)/, 'mailto: or https:'))),
  BILLING: z.optional(z.enum(['off', 'invoice', 'test', 'stripe'])),
  STRIPE_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^[rs]k_(test|live)_\w+$/, 'must be a key as sk_live_… or rk_live_…')),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(
    z.string().check(z.regex(/^whsec_\S+$/, 'must be the secret of the endpoint, whsec_…')),
  ),
  STRIPE_API_URL: z.optional(url(/^https?$/)),
  BILLING_CURRENCY: z._default(
    z.string().check(
      z.refine((code) => Intl.supportedValuesOf('currency').includes(code), {
        error: 'must be a currency of ISO 4217, such as EUR',
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

export type Config = ReturnType<typeof readConfig>;

export class ConfigurationError extends Error {}

/** Throws ConfigurationError naming every wrong variable and why. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  );
  const result = z.safeParse(variables, present);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigurationError(`The configuration is not valid:\n${lines.join('\n')}`);
  }
  const values = result.data;
  const production = values.NODE_ENV === 'production';
  if (production && values.APP_SECRET === undefined && values.DATABASE_URL !== undefined) {
    throw new ConfigurationError(
      'The configuration is not valid:\n  APP_SECRET: several processes must share one; set it.',
    );
  }
  if (production && values.SMTP_URL === undefined) {
    throw new ConfigurationError(
      'The configuration is not valid:\n  SMTP_URL: people sign up and recover by mail; name a mail server.',
    );
  }
  if (production && values.OUTBOUND_INSIDE === 'yes') {
    throw new ConfigurationError(
      'The configuration is not valid:\n  OUTBOUND_INSIDE: webhooks must not reach the inner network in production.',
    );
  }
  if (production && values.BILLING === 'test') {
    throw new ConfigurationError(
      'The configuration is not valid:\n  BILLING: test moves no money and lets everybody in; set invoice or off in production.',
    );
  }
  refuseHalves(values);
  refuseStripe(values);
  const hosts = [values.HOST, ...(values.BASE_URL ? [new URL(values.BASE_URL).hostname] : [])];
  const isDemoNamed = present['DEMO'] !== undefined && values.DEMO !== 'off';
  if (!production && !isDemoNamed && !hosts.every(isLoopback)) {
    throw new ConfigurationError(
      'The configuration is not valid:\n  NODE_ENV: HOST or BASE_URL lets others in. Set NODE_ENV=production; or, to show invented people whose passwords everybody knows, ask for them by name: DEMO=full.',
    );
  }
  const dataDir = resolve(values.DATA_DIR);
  return {
    ...values,
    production,
    /** A demonstration shows the pages with a provider that moves no money. */
    BILLING: values.BILLING ?? (!production && values.DEMO !== 'off' ? 'test' : 'off'),
    dataDir,
    demoFile: join(dataDir, 'demo.json'),
    mailboxFolder: join(dataDir, 'mailbox'),
    baseUrl:
      values.BASE_URL ??
      `http://${values.HOST === '0.0.0.0' ? 'localhost' : values.HOST}:${values.PORT}`,
    trustProxy: proxiesOf(values.TRUST_PROXY),
    turn: turnOf(values),
    stripe: stripeOf(values),
  };
}

function proxiesOf(text: string): TrustedProxies {
  const proxies = readTrustedProxies(text);
  if (proxies !== null) return proxies;
  const hint =
    text === 'yes'
      ? '"yes" let every client choose its own address; set 1 behind one proxy of your own'
      : 'must be no, a number of proxies (1 to 10)';
  throw new ConfigurationError(
    `The configuration is not valid:\n  TRUST_PROXY: ${hint}, or name their networks, such as 10.0.0.0/8.`,
  );
}

type Values = z.output<typeof variables>;

function refuseHalves(values: Values): void {
  for (const [one, other] of [
    ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
    ['TURN_URL', 'TURN_SECRET'],
  ] as const) {
    if ((values[one] === undefined) === (values[other] === undefined)) continue;
    throw new ConfigurationError(
      `The configuration is not valid:\n  ${one}, ${other}: set both or neither.`,
    );
  }
}

/** Currencies whose smallest unit is another one at Stripe than in ISO 4217. */
const unlikeAtStripe = ['BHD', 'IQD', 'ISK', 'JOD', 'KWD', 'LYD', 'MGA', 'OMR', 'TND', 'UGX'];

function refuseStripe(values: Values): void {
  if (values.BILLING !== 'stripe') return;
  const problems = [
    ...(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
      .filter((name) => values[name] === undefined)
      .map((name) => `${name}: BILLING=stripe needs it; docs/payments.md says where it is.`),
    ...(unlikeAtStripe.includes(values.BILLING_CURRENCY)
      ? [`BILLING_CURRENCY: Stripe counts ${values.BILLING_CURRENCY} otherwise; choose another.`]
      : []),
    ...(values.NODE_ENV === 'production' && values.STRIPE_API_URL?.startsWith('http:') === true
      ? ['STRIPE_API_URL: the key would travel unencrypted; leave it out in production.']
      : []),
  ];
  if (problems.length === 0) return;
  throw new ConfigurationError(
    ['The configuration is not valid:', ...problems.map((line) => `  ${line}`)].join('\n'),
  );
}

function stripeOf({
  BILLING,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: Values) {
  if (BILLING !== 'stripe' || secretKey === undefined || webhookSecret === undefined) return null;
  return { secretKey, webhookSecret, apiUrl };
}

const turnOf = ({ TURN_URL: urls, TURN_SECRET: secret }: Values) =>
  urls === undefined || secret === undefined ? null : { urls: urls.split(','), secret };
