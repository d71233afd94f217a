import { faultOf, type Relay, type RelayAnswer, type RelayError, wayOf } from './relay-rules.ts';

/** A relay answers in milliseconds; a browser asks one that is silent for ten seconds. */
const ANSWER_MS = 5_000;
const PAIR_MS = 8_000;

type Credentials = Pick<Relay, 'username' | 'credential'>;

/** Asks one address of a relay for an address of its own, as a call does. */
export async function askRelay(
  url: string,
  { username, credential }: Credentials,
  signal: AbortSignal,
): Promise<RelayAnswer> {
  const answer = { url, way: wayOf(url), seenAs: null };
  const connection = connect({ iceServers: [{ urls: url, username, credential }] });
  if (connection === null) return { ...answer, fault: 'unreadable', code: null };
  const errors: RelayError[] = [];
  let seenAs: string | null = null;
  let isRelayed = false;
  const soon = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
  await new Promise<void>((resolve) => {
    soon.addEventListener('abort', () => resolve());
    connection.addEventListener('icecandidateerror', ({ errorCode: code, errorText: text }) => {
      errors.push({ code, text });
    });
    connection.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate === null) return resolve();
      if (candidate.type === 'srflx') seenAs = candidate.address;
      if (candidate.type !== 'relay') return;
      isRelayed = true;
      resolve();
    });
    connection.createDataChannel('ask');
    connection.setLocalDescription().catch(() => resolve());
  });
  connection.close();
  return isRelayed
    ? { ...answer, seenAs, fault: null, code: null }
    : { ...answer, seenAs, ...faultOf(errors) };
}

/**
 * Connects two ends in this page and sends something there and back. How many milliseconds that took; null: nothing came.
 * Through the relay where there is one, on both ends; else directly.
 */
export async function tryPair(
  relay: Relay | undefined,
  signal: AbortSignal,
): Promise<number | null> {
  const configuration: RTCConfiguration =
    relay === undefined
      ? {}
      : { iceServers: [{ ...relay, urls: [...relay.urls] }], iceTransportPolicy: 'relay' };
  const one = connect(configuration);
  const other = connect(configuration);
  if (one === null || other === null) return null;
  const soon = AbortSignal.any([signal, AbortSignal.timeout(PAIR_MS)]);
  try {
    return await echo(one, other, soon);
  } catch {
    return null;
  } finally {
    one.close();
    other.close();
  }
}

async function echo(
  one: RTCPeerConnection,
  other: RTCPeerConnection,
  signal: AbortSignal,
): Promise<number | null> {
  exchange(one, other);
  exchange(other, one);
  const channel = one.createDataChannel('echo');
  other.addEventListener('datachannel', ({ channel: its }) => {
    its.addEventListener('message', ({ data }) => its.send(data));
  });
  const passed = new Promise<number | null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
    let sentAt = 0;
    channel.addEventListener('open', () => {
      sentAt = performance.now();
      channel.send('echo');
    });
    channel.addEventListener('message', () => resolve(performance.now() - sentAt));
  });
  await one.setLocalDescription();
  await other.setRemoteDescription(one.localDescription ?? { type: 'offer', sdp: '' });
  await other.setLocalDescription();
  await one.setRemoteDescription(other.localDescription ?? { type: 'answer', sdp: '' });
  return passed;
}

function exchange(from: RTCPeerConnection, to: RTCPeerConnection): void {
  from.addEventListener('icecandidate', ({ candidate }) => {
    to.addIceCandidate(candidate).catch(() => {});
  });
}

/** null: a browser whose rules or extensions forbid it, or an address that it does not read. */
function connect(configuration: RTCConfiguration): RTCPeerConnection | null {
  try {
    return new RTCPeerConnection(configuration);
  } catch {
    return null;
  }
}
