import { isLoopback } from '../http/loopback-rules.ts';
import { readTrustedProxies } from '../http/trusted-proxies.ts';

export type Fault = { readonly names: readonly string[]; readonly sentence: string };

/** What is judged together, or knows more than the form of a text. */
type Judged = {
  readonly NODE_ENV: string;
  readonly ROLE: string;
  readonly HOST: string;
  readonly BASE_URL?: string | undefined;
  readonly TRUST_PROXY: string;
  readonly DATABASE_URL?: string | undefined;
  readonly APP_SECRET?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly OUTBOUND_INSIDE: string;
  readonly BILLING?: string | undefined;
  readonly BILLING_CURRENCY: string;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_URL?: string | undefined;
  readonly LINKEDIN_CLIENT_ID?: string | undefined;
  readonly LINKEDIN_CLIENT_SECRET?: string | undefined;
  readonly TURN_URL?: string | undefined;
  readonly TURN_SECRET?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
};

const halves = [
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  ['TURN_URL', 'TURN_SECRET'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const;

/** Currencies whose smallest unit is another one at Stripe than in ISO 4217. */
const unlikeAtStripe = ['BHD', 'IQD', 'ISK', 'JOD', 'KWD', 'LYD', 'MGA', 'OMR', 'TND', 'UGX'];

/** All of them, so that nobody starts again for each. */
export function findFaults(
  values: Judged,
  { isDemoNamed }: { readonly isDemoNamed: boolean },
): readonly Fault[] {
  const faults = [...stripeFaults(values)];
  const refuse = (isWrong: boolean, names: readonly string[], sentence: string): void => {
    if (isWrong) faults.push({ names, sentence });
  };
  const production = values.NODE_ENV === 'production';
  refuse(
    production && values.APP_SECRET === undefined && values.DATABASE_URL !== undefined,
    ['APP_SECRET'],
    'several processes must share one; set it.',
  );
  refuse(
    values.ROLE !== 'both' && values.DATABASE_URL === undefined,
    ['ROLE'],
    'a node that does one half needs another that does the rest, over one DATABASE_URL.',
  );
  refuse(
    production && values.SMTP_URL === undefined,
    ['SMTP_URL'],
    'people sign up and recover by mail; name a mail server.',
  );
  refuse(
    production && values.OUTBOUND_INSIDE === 'yes',
    ['OUTBOUND_INSIDE'],
    'webhooks must not reach the inner network in production.',
  );
  refuse(
    production && values.BILLING === 'test',
    ['BILLING'],
    'test moves no money and lets everybody in; set invoice or off in production.',
  );
  for (const [one, other] of halves) {
    const isHalf = (values[one] === undefined) !== (values[other] === undefined);
    refuse(isHalf, [one, other], 'set both or neither.');
  }
  refuse(
    readTrustedProxies(values.TRUST_PROXY) === null,
    ['TRUST_PROXY'],
    `${proxyHint(values.TRUST_PROXY)}, or name their networks, such as 10.0.0.0/8.`,
  );
  const hosts = [values.HOST, ...(values.BASE_URL ? [new URL(values.BASE_URL).hostname] : [])];
  refuse(
    !production && !isDemoNamed && !hosts.every(isLoopback),
    ['NODE_ENV'],
    'HOST or BASE_URL lets others in. Set NODE_ENV=production; or, to show invented people whose passwords everybody knows, ask for them by name: DEMO=full.',
  );
  return faults;
}

function stripeFaults(values: Judged): readonly Fault[] {
  if (values.BILLING !== 'stripe') return [];
  const isPlain = values.STRIPE_API_URL?.startsWith('http:') === true;
  return [
    ...(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
      .filter((name) => values[name] === undefined)
      .map((name) => ({
        names: [name],
        sentence: 'BILLING=stripe needs it; docs/payments.md says where it is.',
      })),
    ...(unlikeAtStripe.includes(values.BILLING_CURRENCY)
      ? [
          {
            names: ['BILLING_CURRENCY'],
            sentence: `Stripe counts ${values.BILLING_CURRENCY} otherwise; choose another.`,
          },
        ]
      : []),
    ...(values.NODE_ENV === 'production' && isPlain
      ? [
          {
            names: ['STRIPE_API_URL'],
            sentence: 'the key would travel unencrypted; leave it out in production.',
          },
        ]
      : []),
  ];
}

const proxyHint = (text: string): string =>
  text === 'yes'
    ? '"yes" let every client choose its own address; set 1 behind one proxy of your own'
    : 'must be no, a number of proxies (1 to 10)';

/** A variable that has two faults is told the first: a wrong SMTP_URL is not also missing. */
export function describeFaults(faults: readonly Fault[]): string {
  const told = new Set<string>();
  const lines = faults.flatMap(({ names, sentence }) => {
    if (names.some((name) => told.has(name))) return [];
    names.forEach((name) => told.add(name));
    return [`  ${names.join(', ')}: ${sentence}`];
  });
  return `The configuration is not valid:\n${lines.join('\n')}`;
}
