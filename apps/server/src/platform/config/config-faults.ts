import { isLoopback } from '../http/loopback-rules.ts';
import { readTrustedProxies } from '../http/trusted-proxies.ts';
import { configWords } from './config-words.ts';

export type Fault = { readonly names: readonly string[]; readonly sentence: string };

/** What is judged together, or knows more than the form of a text. */
type Judged = {
  readonly ROLE: string;
  readonly HOST: string;
  readonly BASE_URL?: string | undefined;
  readonly TRUST_PROXY: string;
  readonly OUTBOUND_INSIDE: string;
  readonly BILLING?: string | undefined;
  readonly BILLING_CURRENCY: string;
  readonly IDENTITY_PROVIDER: string;
  readonly STRIPE_API_URL?: string | undefined;
  readonly LIVEKIT_URL?: string | undefined;
};

type Given = {
  /** Also where it is wrong: what is misspelled is not missing. */
  readonly isSet: (name: string) => boolean;
  readonly isProduction: boolean;
  readonly isDemoNamed: boolean;
};

const halves = [
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  ['REPLY_ADDRESS', 'IMAP_URL'],
  ['TURN_URL', 'TURN_SECRET'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const;

/** Currencies whose smallest unit is another one at Stripe than in ISO 4217. */
const unlikeAtStripe = ['BHD', 'IQD', 'ISK', 'JOD', 'KWD', 'LYD', 'MGA', 'OMR', 'TND', 'UGX'];

/** All of them, so that nobody starts again for each. */
export function findFaults(values: Judged, given: Given): readonly Fault[] {
  const { isSet, isProduction, isDemoNamed } = given;
  const faults = [...stripeFaults(values, given), ...livekitFaults(values, given)];
  const refuse = (isWrong: boolean, names: readonly string[], sentence: string): void => {
    if (isWrong) faults.push({ names, sentence });
  };
  const lacksSecret = isProduction && isSet('DATABASE_URL') && !isSet('APP_SECRET');
  refuse(lacksSecret, ['APP_SECRET'], configWords.sharedSecret);
  const isAlone = values.ROLE !== 'both' && !isSet('DATABASE_URL');
  refuse(isAlone, ['ROLE'], configWords.halfNode);
  refuse(isProduction && !isSet('SMTP_URL'), ['SMTP_URL'], configWords.mailServer);
  const reachesInside = isProduction && values.OUTBOUND_INSIDE === 'yes';
  refuse(reachesInside, ['OUTBOUND_INSIDE'], configWords.inside);
  refuse(isProduction && values.BILLING === 'test', ['BILLING'], configWords.testBilling);
  for (const pair of halves) {
    const [one, other] = pair;
    refuse(isSet(one) !== isSet(other), pair, configWords.half);
  }
  refuse(
    readTrustedProxies(values.TRUST_PROXY) === null,
    ['TRUST_PROXY'],
    values.TRUST_PROXY === 'yes' ? configWords.anyProxy : configWords.proxies,
  );
  const hosts = [values.HOST, ...(values.BASE_URL ? [new URL(values.BASE_URL).hostname] : [])];
  const letsOthersIn = !isProduction && !isDemoNamed && !hosts.every(isLoopback);
  refuse(letsOthersIn, ['NODE_ENV'], configWords.letsOthersIn);
  return faults;
}

const livekitNames = ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET'] as const;

function livekitFaults({ LIVEKIT_URL: url }: Judged, { isSet, isProduction }: Given) {
  const faults: Fault[] = [];
  const set = livekitNames.filter(isSet).length;
  if (set > 0 && set < livekitNames.length) {
    faults.push({ names: livekitNames, sentence: configWords.liveKitWhole });
  }
  if (isProduction && url?.startsWith('ws:') === true) {
    faults.push({ names: ['LIVEKIT_URL'], sentence: configWords.liveKitPlain });
  }
  return faults;
}

function stripeFaults(values: Judged, { isSet, isProduction }: Given): readonly Fault[] {
  const { BILLING, IDENTITY_PROVIDER } = values;
  const asking = [
    ...(BILLING === 'stripe' ? ['BILLING=stripe'] : []),
    ...(IDENTITY_PROVIDER === 'stripe' ? ['IDENTITY_PROVIDER=stripe'] : []),
  ];
  const needed = asking.length === 0 ? [] : ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
  const missing = needed.filter((name) => !isSet(name));
  const faults: Fault[] = missing.map((name) => ({
    names: [name],
    sentence: configWords.stripeNeeds(asking),
  }));
  const { BILLING_CURRENCY: currency, STRIPE_API_URL: url } = values;
  if (BILLING === 'stripe' && unlikeAtStripe.includes(currency)) {
    faults.push({ names: ['BILLING_CURRENCY'], sentence: configWords.stripeCounts(currency) });
  }
  if (isProduction && url?.startsWith('http:') === true) {
    faults.push({ names: ['STRIPE_API_URL'], sentence: configWords.stripePlain });
  }
  return faults;
}

/** Whoever has two faults is told the first; two that belong together are told as long as one of them was not. */
export function describeFaults(faults: readonly Fault[]): string {
  const told = new Set<string>();
  const lines = faults.flatMap(({ names, sentence }) => {
    if (names.every((name) => told.has(name))) return [];
    names.forEach((name) => told.add(name));
    return [`  ${names.join(', ')}: ${sentence}`];
  });
  return [configWords.notValid, ...lines].join('\n');
}
