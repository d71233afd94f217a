import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';
import { deriveKey, openSecret } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'candor-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an empty environment is a working configuration', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    baseUrl: 'http://127.0.0.1:3000',
    production: false,
  });
});

test('a collector of traces is set up as everywhere', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';
  expect(readConfig({}).tracing).toBeNull();
  expect(
    readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b,authorization=Basic%20YTpiYw==',
    }).tracing,
  ).toEqual({
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    service: 'candor',
    headers: { 'x-key': 'a b', authorization: 'Basic YTpiYw==' },
  });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', S3_BUCKET: '' })).toMatchObject({ PORT: 3000 });
});

test.each([
  ['PORT', 'http'],
  ['BASE_URL', 'candor'],
  ['DATABASE_URL', 'mysql://x'],
  ['APP_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['OUTBOUND_PORTS', '443;8443'],
  ['TRUST_PROXY', 'all'],
  ['BILLING_CURRENCY', 'EURO'],
  ['BILLING', 'stripe'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'key: secret'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%ff'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'key=Basic%20a%0Ab'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://user:secret@collector.example'],
])('a wrong %s stops the start by its name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigurationError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

/** The names that each line of the refusal begins with, and all of it. */
function refusalOf(environment: Readonly<Record<string, string>>) {
  try {
    readConfig(environment);
  } catch (error) {
    const { message } = error as Error;
    return {
      message,
      names: message
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(':')[0]),
    };
  }
  throw new Error('It was not refused');
}

test('all faults are said at once, each once and with its name, also what belongs together', () => {
  const { names, message } = refusalOf({
    ...{ NODE_ENV: 'production', PORT: '70000', LOG_LEVEL: 'loud', SMTP_URL: 'mail.example' },
    ...{ DATABASE_URL: 'postgres://candor@db/candor', TRUST_PROXY: 'yes', TURN_SECRET: 'x' },
    ...{ BILLING: 'test', S3_ACCESS_KEY_ID: 'x' },
  });
  expect(names).toEqual([
    ...['PORT', 'TURN_SECRET', 'SMTP_URL', 'LOG_LEVEL', 'APP_SECRET', 'BILLING'],
    ...['TURN_URL, TURN_SECRET', 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY', 'TRUST_PROXY'],
  ]);
  expect(message).toContain('must be one of fatal, error, warn, info, debug, silent');
});

test('what is misspelled hides nothing that must stand beside it, and is not told to be missing', () => {
  const misspelled = { NODE_ENV: 'prod', ROLE: 'serve', DATABASE_URL: 'postgre://db/candor' };
  const rest = {
    BILLING: 'test',
    OUTBOUND_INSIDE: 'yes',
    TURN_URL: 'relay',
    TURN_SECRET: 'long enough',
  };
  expect(refusalOf({ ...misspelled, ...rest }).names).toEqual([
    ...['NODE_ENV', 'DATABASE_URL', 'TURN_URL'],
    ...['APP_SECRET', 'SMTP_URL', 'OUTBOUND_INSIDE', 'BILLING'],
  ]);
});

test('Stripe is told whatever it lacks at once', () => {
  const stripe = { BILLING: 'stripe', BILLING_CURRENCY: 'KWD', STRIPE_SECRET_KEY: 'pk_live_1' };
  const sentences =
    /STRIPE_SECRET_KEY: must be a key.*\n.*STRIPE_WEBHOOK_SECRET: BILLING=stripe needs it.*\n.*BILLING_CURRENCY: Stripe counts KWD otherwise/;
  expect(() => readConfig(stripe)).toThrow(sentences);
});

test('LiveKit is named whole or not at all, and by wss: in production', () => {
  const whole = {
    ...{ LIVEKIT_URL: 'wss://media.example', LIVEKIT_API_KEY: 'APIkey' },
    LIVEKIT_API_SECRET: 'a secret of at least thirty-two characters',
  };
  expect(readConfig(whole).livekit).toEqual({
    ...{ url: 'wss://media.example', apiKey: 'APIkey', apiSecret: whole.LIVEKIT_API_SECRET },
  });
  expect(readConfig({}).livekit).toBeNull();
  const three = 'LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET';
  expect(refusalOf({ ...whole, LIVEKIT_API_KEY: '' }).names).toEqual([three]);
  expect(refusalOf({ LIVEKIT_API_KEY: 'APIkey' }).names).toEqual([three]);
  expect(refusalOf({ ...whole, LIVEKIT_URL: 'https://media.example' }).names).toEqual([
    'LIVEKIT_URL',
  ]);
  expect(refusalOf({ ...whole, LIVEKIT_API_SECRET: 'short' }).names).toEqual([
    'LIVEKIT_API_SECRET',
  ]);
  const plain = { ...whole, LIVEKIT_URL: 'ws://media.example' };
  expect(readConfig(plain).livekit?.url).toBe('ws://media.example');
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' };
  expect(refusalOf({ ...plain, ...production }).names).toEqual(['LIVEKIT_URL']);
});

test('identities at Stripe need its key too, also where nothing is sold there', () => {
  const identity = { IDENTITY_PROVIDER: 'stripe', BILLING: 'invoice', BILLING_CURRENCY: 'KWD' };
  expect(() => readConfig(identity)).toThrow(
    /STRIPE_SECRET_KEY: IDENTITY_PROVIDER=stripe needs it.*\n.*STRIPE_WEBHOOK_SECRET: IDENTITY_PROVIDER=stripe needs it/,
  );
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(readConfig({ ...identity, ...keys }).stripe).toMatchObject({ secretKey: 'sk_test_1' });
  // Also where documents are looked at again: what Stripe collected before is deleted there.
  expect(readConfig({ ...keys, BILLING: 'invoice' })).toMatchObject({
    ...{ IDENTITY_PROVIDER: 'review', stripe: { secretKey: 'sk_test_1' } },
  });
  expect(() => readConfig({ IDENTITY_PROVIDER: 'passport' })).toThrow(
    'IDENTITY_PROVIDER: must be one of review, stripe',
  );
});

test('a node that does one half needs a database to share, and has fewer connections', () => {
  const shared = { DATABASE_URL: 'postgres://candor@db/candor' };
  expect(() => readConfig({ ROLE: 'serve' })).toThrow('ROLE');
  expect(() => readConfig({ ...shared, ROLE: 'web' })).toThrow('must be one of both, serve, work');
  expect(readConfig(shared)).toMatchObject({ ROLE: 'both', connections: 20 });
  expect(readConfig({ ...shared, ROLE: 'work' })).toMatchObject({ connections: 8 });
  expect(readConfig({ ...shared, DATABASE_CONNECTIONS: '6' })).toMatchObject({ connections: 6 });
  expect(() => readConfig({ DATABASE_CONNECTIONS: '3' })).toThrow('from 4 to 100');
});

test('production on a shared database asks for the shared secret', () => {
  const environment = { NODE_ENV: 'production', DATABASE_URL: 'postgres://candor@db/candor' };
  expect(() => readConfig(environment)).toThrow('APP_SECRET');
});

test('production has a mail server', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('SMTP_URL');
});

test('nothing is sold unless told to, but in a demo; production refuses the provider that moves no money', () => {
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' };
  expect(readConfig({})).toMatchObject({ BILLING: 'test', BILLING_CURRENCY: 'EUR' });
  expect(readConfig({ BILLING: 'off' })).toMatchObject({ BILLING: 'off' });
  expect(readConfig({ DEMO: 'off' })).toMatchObject({ BILLING: 'off' });
  expect(readConfig(production)).toMatchObject({ BILLING: 'off' });
  expect(readConfig({ ...production, BILLING: 'invoice' })).toMatchObject({ BILLING: 'invoice' });
  expect(() => readConfig({ ...production, BILLING: 'test' })).toThrow('BILLING');
});

test('an address for answers and its mailbox belong together', () => {
  const IMAP_URL = 'imaps://replies:secret@mail.example';
  expect(() => readConfig({ IMAP_URL })).toThrow('REPLY_ADDRESS');
  expect(() => readConfig({ REPLY_ADDRESS: 'replies@hiring.example' })).toThrow('IMAP_URL');
  const both = { REPLY_ADDRESS: 'replies@hiring.example', IMAP_URL };
  expect(readConfig(both)).toMatchObject(both);
  expect(() => readConfig({ ...both, REPLY_ADDRESS: 'replies' })).toThrow('REPLY_ADDRESS');
});

test('half of a LinkedIn application is no LinkedIn application', () => {
  expect(() => readConfig({ LINKEDIN_CLIENT_ID: 'x' })).toThrow('LINKEDIN_CLIENT_SECRET');
});

test('a secret is made once, readable by its owner only, and gives a key per purpose', () => {
  const { secret, keep } = openSecret(undefined, folder);
  keep();
  expect(openSecret(undefined, folder)).toMatchObject({ secret, source: join(folder, 'secret') });
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
  expect(deriveKey(secret, 'sessions')).not.toEqual(deriveKey(secret, 'storage'));
});

test('a secret that a broken start made never stands where the lost one belongs', () => {
  const inner = join(folder, 'broken');
  const first = openSecret(undefined, inner);
  expect(existsSync(join(inner, 'secret'))).toBe(false);
  // Killed before it was kept, or beside another first start: the same one again, because a database may know it.
  const second = openSecret(undefined, inner);
  expect(second).toMatchObject({
    secret: first.secret,
    source: expect.stringContaining('missing'),
  });
  second.forget();
  expect(readdirSync(inner)).toEqual([]);
  first.keep();
  expect(openSecret(undefined, inner).secret).toBe(first.secret);
});

test('webhooks reach the inner network in development only', () => {
  const given = {
    OUTBOUND_INSIDE: 'yes',
    OUTBOUND_PORTS: '443,8443',
    SMTP_URL: 'smtp://mail.example',
  };
  expect(readConfig(given)).toMatchObject({ OUTBOUND_PORTS: [443, 8443] });
  expect(() => readConfig({ ...given, NODE_ENV: 'production' })).toThrow(/OUTBOUND_INSIDE/);
});

test('a proxy is trusted by number or network, and “yes” is told what to say instead', () => {
  expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toEqual({ kind: 'hops', hops: 1 });
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy.kind).toBe('networks');
  expect(() => readConfig({ TRUST_PROXY: 'yes' })).toThrow(/TRUST_PROXY.*set 1 behind one proxy/);
});

test.each([{ HOST: '0.0.0.0' }, { BASE_URL: 'https://jobs.example' }])(
  'where others reach it there is no demo unless it is asked for by name: %o',
  (address) => {
    expect(() => readConfig(address)).toThrow('NODE_ENV=production');
    expect(() => readConfig({ ...address, DEMO: 'off' })).toThrow('NODE_ENV=production');
    expect(readConfig({ ...address, DEMO: 'small' })).toMatchObject({ DEMO: 'small' });
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' };
    expect(readConfig({ ...address, ...production })).toMatchObject({ production: true });
  },
);
