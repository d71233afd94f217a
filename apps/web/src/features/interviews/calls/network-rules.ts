import type { RelayAnswer, RelayFault } from '../../../lib/relay-rules.ts';

/** What was found before the call, from good to bad; the last are what may keep the call from standing. */
export type NetworkState =
  | 'good'
  | 'direct'
  | 'by-tcp'
  | 'relay-only'
  | 'offline'
  | 'blocked'
  | 'not-carried'
  | RelayFault;

export type Network = {
  readonly isOnline: boolean;
  /** Whether two ends of this page reached each other without a relay. */
  readonly isDirect: boolean;
  /** Of every address of the relay; none where there is no relay. */
  readonly answers: readonly RelayAnswer[];
  /** Whether something came through the relay. */
  readonly isCarried: boolean;
};

/** What is told where several addresses failed for several reasons: what somebody can mend comes first. */
const worst: readonly RelayFault[] = [
  'password',
  'full',
  'unknown',
  'unreadable',
  'other',
  'closed',
  'silent',
];

export function stateOf({ isOnline, isDirect, answers, isCarried }: Network): NetworkState {
  const working = answers.filter(({ fault }) => fault === null);
  if (working.length > 0 && isCarried) {
    if (!isDirect) return 'relay-only';
    const isUdpShut = answers.some(({ way, fault }) => way === 'udp' && fault === 'silent');
    return isUdpShut && working.every(({ way }) => way !== 'udp') ? 'by-tcp' : 'good';
  }
  if (!isOnline) return 'offline';
  if (!isDirect && answers.every(({ fault }) => fault === 'silent')) return 'blocked';
  if (working.length > 0) return 'not-carried';
  return worst.find((one) => answers.some(({ fault }) => fault === one)) ?? 'direct';
}

const fine: readonly NetworkState[] = ['good', 'direct', 'by-tcp', 'relay-only'];
export const isFine = (state: NetworkState): boolean => fine.includes(state);
