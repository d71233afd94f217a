/** What a start says in the terminal of settings that are wrong; README has each setting. */
export const configWords = {
  notValid: 'The configuration is not valid:',
  isWrong: 'is not valid',
  oneOf: (choices: readonly string[]): string => `must be one of ${choices.join(', ')}`,
  port: 'must be a port number',
  url: 'must be a URL such as the documentation shows',
  connections: 'must be a number from 4 to 100',
  shortSecret: 'must be at least 32 characters of randomness',
  relays: 'must be turn: or turns: addresses with commas between them',
  shortRelaySecret: 'must be at least 8 characters',
  shortLiveKitSecret: 'must be at least 32 characters, as LiveKit asks of it too',
  liveKitWhole: 'set all three or none.',
  liveKitPlain: 'must be wss: in production; pages of https: open no other.',
  collector:
    'must be an address without a name and password: those stand in OTEL_EXPORTER_OTLP_HEADERS',
  headers: 'must be name=value with commas between them, the values percent-encoded',
  email: 'must be an e-mail address',
  ports: 'must be ports with commas between them',
  pushKey: 'must be 32 bytes in base64url',
  pushSubject: 'mailto: or https:',
  stripeKey: 'must be a key as sk_live_… or rk_live_…',
  stripeWebhookSecret: 'must be the secret of the endpoint, whsec_…',
  currency: 'must be a currency of ISO 4217, such as EUR',
  sharedSecret: 'several processes must share one; set it.',
  halfNode: 'a node that does one half needs another that does the rest, over one DATABASE_URL.',
  mailServer: 'people sign up and recover by mail; name a mail server.',
  inside: 'webhooks must not reach the inner network in production.',
  testBilling: 'test moves no money and lets everybody in; set invoice or off in production.',
  half: 'set both or neither.',
  proxies: 'must be no, a number of proxies (1 to 10), or name their networks, such as 10.0.0.0/8.',
  anyProxy:
    '"yes" let every client choose its own address; set 1 behind one proxy of your own, or name their networks, such as 10.0.0.0/8.',
  letsOthersIn:
    'HOST or BASE_URL lets others in. Set NODE_ENV=production; or, to show invented people whose passwords everybody knows, ask for them by name: DEMO=full.',
  stripeNeeds: (asking: readonly string[]): string =>
    `${asking.join(' and ')} ${asking.length === 1 ? 'needs' : 'need'} it; docs/payments.md says where it is.`,
  stripeCounts: (currency: string): string =>
    `Stripe counts ${currency} otherwise; choose another.`,
  stripePlain: 'the key would travel unencrypted; leave it out in production.',
} as const;
