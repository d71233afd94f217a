import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Peer } from './peer.ts';
import type { Message } from './peer-rules.ts';

type Stats = Map<string, { readonly type: string; readonly bytesReceived: number }>;

/** As much of a connection as a peer that answers needs. */
class Connection extends EventTarget {
  static made: Connection[] = [];
  readonly stats = Promise.withResolvers<Stats>();
  readonly connectionState = 'new';
  iceConnectionState = 'new';
  readonly localDescription = { sdp: 'answer' };
  isClosed = false;
  constructor() {
    super();
    Connection.made.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
  readonly setRemoteDescription = async (): Promise<void> => {};
  readonly setLocalDescription = async (): Promise<void> => {};
  readonly getTransceivers = () => [];
  readonly getSenders = () => [];
  readonly getStats = () => this.stats.promise;
}

beforeEach(() => {
  Connection.made = [];
  vi.stubGlobal('RTCPeerConnection', Connection);
  vi.stubGlobal('MediaStream', EventTarget);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answering() {
  const said: Message[] = [];
  const peer = new Peer({
    ...{ ownSeat: 2, otherSeat: 1, iceServers: [] },
    ...{ outgoing: () => [null, null, null], onChange: () => {}, onFate: () => {} },
    send: (message) => void said.push(message),
  });
  const offer = (connection: string, n: number): void =>
    peer.receive({ is: 'offer', connection, n, isFirst: true, sdp: '' });
  return { peer, said, offer };
}

test('[VL-9] an offer that an outage kept back takes the place of no newer one', async () => {
  const { said, offer } = answering();
  offer('new', 7);
  offer('old', 6);
  offer('new', 7);
  await vi.waitFor(() => expect(said).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(said).toMatchObject([{ is: 'answer', connection: 'new', n: 7 }]);
  expect(Connection.made.map(({ isClosed }) => isClosed)).toEqual([false]);
});

test('[VL-9] what came by a connection that was replaced meanwhile counts for no other', async () => {
  const { peer, said, offer } = answering();
  offer('first', 1);
  await vi.waitFor(() => expect(said).toHaveLength(1));
  const watching = peer.watch(true);
  offer('second', 2);
  await vi.waitFor(() => expect(said).toHaveLength(2));
  Connection.made[0]?.stats.resolve(new Map([['a', { type: 'inbound-rtp', bytesReceived: 9 }]]));
  await watching;
  expect(peer.state).toBe('connecting');
});

test('[VL-9] on a busy computer a connection that comes nearer to standing is not thrown away', async () => {
  vi.useFakeTimers();
  const { peer, said, offer } = answering();
  offer('slow', 1);
  await vi.waitFor(() => expect(said).toHaveLength(1));
  const [slow] = Connection.made as [Connection];
  slow.stats.resolve(new Map());
  vi.advanceTimersByTime(9_000);
  slow.iceConnectionState = 'checking';
  slow.dispatchEvent(new Event('iceconnectionstatechange'));
  vi.advanceTimersByTime(6_000);
  await peer.watch(true);
  expect(said).toHaveLength(1);
  vi.advanceTimersByTime(6_000);
  await peer.watch(true);
  expect(said[1]).toEqual({ is: 'want', what: 'fresh' });
});

test('[VL-9] a connection that swings back and forth, and never stands, is replaced', async () => {
  vi.useFakeTimers();
  const { peer, said, offer } = answering();
  offer('swinging', 1);
  await vi.waitFor(() => expect(said).toHaveLength(1));
  const [swinging] = Connection.made as [Connection];
  swinging.stats.resolve(new Map());
  for (let swings = 0; swings < 6; swings += 1) {
    for (const state of ['checking', 'disconnected']) {
      swinging.iceConnectionState = state;
      swinging.dispatchEvent(new Event('iceconnectionstatechange'));
      vi.advanceTimersByTime(2_000);
    }
    await peer.watch(true);
  }
  expect(said[1]).toEqual({ is: 'want', what: 'fresh' });
});
