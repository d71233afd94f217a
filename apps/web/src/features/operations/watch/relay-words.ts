import type { RelayFault, RelayWay } from '../../../lib/relay-rules.ts';
import type { TestedAddress } from './relay-queries.ts';

export const relayWords = {
  title: 'Relay of calls',
  what: 'the answers of the relay',
  testing: 'Asking the relay…',
  back: 'Operations',
  intro:
    'Where two networks do not reach each other, a call goes through the relay. It is asked from this browser, as the page of a call asks it, so a firewall of your own network counts too. Where LIVEKIT_URL is set, calls reach LiveKit by this relay, and without one by what LiveKit names itself, which is not tested here.',
  again: 'Test again',
  none: 'No relay is set.',
  noneHelp:
    'Calls work where browsers reach each other directly, which is not so between many networks of companies. Install coturn with use-auth-secret, and name it by TURN_URL and TURN_SECRET.',
  addresses: 'Addresses',
  notTls:
    'No address is by TLS. Networks that let nothing through but web pages need one, such as turns:relay.example:443.',
} as const;

export const wayWords: Readonly<Record<RelayWay, string>> = {
  udp: 'UDP',
  tcp: 'TCP',
  tls: 'TLS',
};

type Told = { readonly what: string; readonly help: string };

const ports = {
  udp: 'Is it running, and is this port open for UDP in its firewall and in that of this network?',
  tcp: 'Is it running, and is this port open for TCP in its firewall and in that of this network?',
  tls: 'Is it running, and is this port open in its firewall and in that of this network?',
};

const faults: Readonly<Record<RelayFault, (of: TestedAddress) => Told>> = {
  password: () => ({
    what: 'It refuses the password',
    help: 'TURN_SECRET and the static-auth-secret of the relay must be the same text, and the clocks of both machines right.',
  }),
  silent: ({ way }) => ({ what: `No answer by ${wayWords[way]}`, help: ports[way] }),
  closed: ({ way }) =>
    way === 'tls'
      ? {
          what: 'No connection by TLS',
          help: 'Is it listening there, and does its certificate name this address and come from an authority that browsers trust?',
        }
      : { what: 'Nothing listens there by TCP', help: ports.tcp },
  unknown: () => ({
    what: 'Its name is not known',
    help: 'Look at the name in TURN_URL, and whether it is public.',
  }),
  full: () => ({
    what: 'It has no room',
    help: 'Let it take more at once: user-quota and total-quota of coturn.',
  }),
  unreadable: () => ({
    what: 'Browsers do not understand this address',
    help: 'TURN_URL takes turn:name:port, turn:name:port?transport=tcp and turns:name:port.',
  }),
  other: ({ code }) => ({
    what: code === null ? 'It refuses' : `It refuses, with the number ${code}`,
    help: 'Its log says why.',
  }),
};

const carried = (ms: number): string => `Carries, there and back in ${Math.ceil(ms)} ms`;

/** What one address did, and what to do about it. */
export function toldOf(address: TestedAddress): Told {
  const { fault, roundTripMs, isNamed } = address;
  if (!isNamed) {
    const works = fault === null && roundTripMs !== null;
    return works
      ? {
          what: `${carried(roundTripMs)}, and is not named`,
          help: 'Add it to TURN_URL for networks that let no UDP through.',
        }
      : { what: 'Not named, and does not work', help: '' };
  }
  if (fault !== null) return faults[fault](address);
  if (roundTripMs !== null) return { what: carried(roundTripMs), help: '' };
  return {
    what: 'It answers, but nothing comes through it',
    help: 'Are the ports that it relays by open for UDP (coturn: 49152 to 65535), and does its external-ip name its public address? It must also let its own address be a peer.',
  };
}

export const seenAsText = (address: string): string => `It sees this browser as ${address}.`;

/** All of it in one sentence, which is told to who listens. */
export function verdictText(addresses: readonly TestedAddress[]): string {
  if (addresses.length === 0) return relayWords.none;
  const named = addresses.filter(({ isNamed }) => isNamed);
  const bad = named.filter(({ roundTripMs }) => roundTripMs === null).length;
  if (bad === 0) return 'The relay works.';
  if (bad === named.length) return 'The relay does not work.';
  return `${bad} of ${named.length} addresses of the relay ${bad === 1 ? 'does' : 'do'} not work.`;
}
