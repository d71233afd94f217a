export type RelayWay = 'udp' | 'tcp' | 'tls';

/**
 * Why a relay gives no address: its name is unknown, nothing listens there, no answer came, the password is refused, it has
 * no room left, the browser does not read the address, or something else that it said.
 */
export type RelayFault =
  | 'unknown'
  | 'closed'
  | 'silent'
  | 'password'
  | 'full'
  | 'unreadable'
  | 'other';

export type RelayError = { readonly code: number; readonly text: string };

export type RelayAnswer = {
  readonly url: string;
  readonly way: RelayWay;
  /** null: it gave an address. */
  readonly fault: RelayFault | null;
  /** What it said, where that is a number of the protocol. */
  readonly code: number | null;
  /** Where it sees this browser come from; null: it did not say. */
  readonly seenAs: string | null;
};

/** What a page connects by to one relay. */
export type Relay = {
  readonly urls: readonly string[];
  readonly username: string;
  readonly credential: string;
};

export function wayOf(url: string): RelayWay {
  if (url.startsWith('turns:')) return 'tls';
  return /[?&]transport=tcp\b/.test(url) ? 'tcp' : 'udp';
}

/** 701: it was not reached; the browser says in words what it knows. All others are the relay's own. */
const UNREACHED = 701;
const said: Readonly<Record<number, RelayFault>> = {
  401: 'password',
  438: 'password',
  486: 'full',
  508: 'full',
};

const faultOfError = ({ code, text }: RelayError): RelayFault => {
  if (code !== UNREACHED) return said[code] ?? 'other';
  if (/lookup/i.test(text)) return 'unknown';
  return /establish/i.test(text) ? 'closed' : 'silent';
};

/** Each network of a device asks and is answered by itself: what the relay said counts before what did not reach it. */
export function faultOf(errors: readonly RelayError[]): {
  readonly fault: RelayFault;
  readonly code: number | null;
} {
  const own = errors.find(({ code }) => code !== UNREACHED);
  if (own !== undefined) return { fault: faultOfError(own), code: own.code };
  const faults = errors.map(faultOfError);
  const fault = faults.find((one) => one === 'unknown' || one === 'closed') ?? 'silent';
  return { fault, code: null };
}

/** The same relay by TCP, which a network without UDP needs, where the settings do not name it. */
export function unnamedByTcp(urls: readonly string[]): readonly string[] {
  const byTcp = (url: string): string => `${url.replace(/\?.*$/, '')}?transport=tcp`;
  const others = urls.filter((url) => wayOf(url) === 'udp').map(byTcp);
  return [...new Set(others)].filter((url) => !urls.includes(url));
}
