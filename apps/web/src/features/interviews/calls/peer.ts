import type { ConnectionFate } from '@candor/contract/interviews/call-rules';
import type { Outgoing } from './call-engine.ts';
import {
  isOfferer,
  LOST_MS,
  mayRepair,
  type Message,
  repairOf,
  sendingOf,
  stepsOfOne,
  type PeerState,
} from './peer-rules.ts';
import { bytesOf, change, isRelayed, sendCandidates } from './peer-steps.ts';

type Parts = {
  readonly ownSeat: number;
  readonly otherSeat: number;
  readonly iceServers: RTCIceServer[];
  readonly outgoing: () => Outgoing;
  readonly send: (message: Message) => void;
  readonly onChange: () => void;
  /** Told by the one of two who offers. */
  readonly onFate: (fate: ConnectionFate) => void;
};

type Offer = Extract<Message, { is: 'offer' }>;

const kinds = ['audio', 'video', 'video'] as const;

/** Of all offers of this page, so that the newer of two is known whatever connection they are of. */
let offers = 0;

/**
 * The connection to one other page. Its three lines stand from the first offer on, so microphone, camera and screen come
 * and go without another one; after an outage the offerer asks for another way, and then makes a new connection.
 */
export class Peer {
  readonly main = new MediaStream();
  readonly screen = new MediaStream();
  state: PeerState = 'connecting';
  readonly #parts: Parts;
  readonly #offers: boolean;
  #current: RTCPeerConnection | undefined;
  #name = '';
  #n = 0;
  /** The newest offer that was answered; what an outage made twice or kept back comes late. */
  #answered = 0;
  #isOver = false;
  #hasStood = false;
  /** It is told once until it stands again. */
  #isMissed = false;
  #bytes = 0;
  #aliveAt = performance.now();
  #builtAt = Number.NEGATIVE_INFINITY;
  /** When a connection that does not stand yet came a step nearer to it. */
  #steppedAt = Number.NEGATIVE_INFINITY;
  #repairedAt = performance.now();
  #repairs = 0;
  #people = 2;
  #work = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#offers = isOfferer(parts.ownSeat, parts.otherSeat);
    if (this.#offers) this.#run(() => this.#begin());
  }

  receive(message: Message): void {
    this.#run(() => this.#receive(message));
  }

  /** Microphone, camera or screen came, went or was changed. */
  sendTracks(): void {
    this.#run(async () => {
      const tracks = this.#parts.outgoing();
      for (const [line, sender] of (this.#current?.getSenders() ?? []).entries()) {
        await sender.replaceTrack(tracks[line] ?? null);
      }
      await this.#shape();
    });
  }

  shapeFor(people: number): void {
    if (people === this.#people) return;
    this.#people = people;
    this.#run(() => this.#shape());
  }

  /** How loud they speak, from 0 to 1. */
  level(): number {
    const [receiver] = this.#current?.getReceivers() ?? [];
    return receiver?.getSynchronizationSources()[0]?.audioLevel ?? 0;
  }

  /** `connected` does not mean heard: what counts is what came. `isSending`: whether they send anything. */
  async watch(isSending: boolean): Promise<void> {
    const connection = this.#current;
    const now = performance.now();
    if (connection !== undefined) {
      const came = await bytesOf(connection);
      // Replaced meanwhile: what came by it says nothing about the new one.
      if (connection !== this.#current) return;
      const isQuiet = !isSending && connection.connectionState === 'connected';
      if (came > this.#bytes || isQuiet) this.#heard();
      this.#bytes = came;
    }
    const hasStood = this.#hasStood;
    const silentMs = now - this.#aliveAt;
    if (hasStood && silentMs > LOST_MS) this.#become('lost');
    const sinceRepairMs = now - Math.max(this.#repairedAt, this.#builtAt, this.#steppedAt);
    const what = repairOf({ silentMs, sinceRepairMs, repairs: this.#repairs, hasStood });
    if (what !== null && !this.#isOver) this.#repair(what);
  }

  /** The line to the server is back, so the network may be: what is silent is repaired at the next look. */
  hurry(): void {
    this.#repairs = 0;
    this.#repairedAt = Number.NEGATIVE_INFINITY;
  }

  close(): void {
    this.#isOver = true;
    this.#current?.close();
  }

  /** One step after the other; what fails is found by the watch. */
  #run(step: () => Promise<void>): void {
    this.#work = this.#work.then(() => (this.#isOver ? undefined : step())).catch(() => {});
  }

  #become(next: PeerState): void {
    if (this.state === next) return;
    this.state = next;
    this.#parts.onChange();
  }

  /** On a busy computer it takes many seconds, and what is thrown away then was nearly there. */
  #step(): void {
    if (!this.#hasStood) this.#steppedAt = performance.now();
  }

  #heard(): void {
    this.#aliveAt = performance.now();
    if (!this.#hasStood && this.#offers) void this.#tellWay();
    this.#hasStood = true;
    this.#isMissed = false;
    this.#repairs = 0;
    this.#become('connected');
  }

  async #tellWay(): Promise<void> {
    if (this.#current === undefined) return;
    const isByRelay = await isRelayed(this.#current).catch(() => false);
    this.#parts.onFate(isByRelay ? 'relay' : 'direct');
  }

  #build(connection: string): RTCPeerConnection {
    const { iceServers, send, onChange } = this.#parts;
    this.#current?.close();
    this.#name = connection;
    this.#bytes = 0;
    this.#builtAt = performance.now();
    const made = new RTCPeerConnection({ iceServers });
    this.#current = made;
    sendCandidates(made, (candidates) => send({ is: 'candidates', connection, candidates }));
    made.addEventListener('track', ({ track, transceiver }) => {
      const stream = made.getTransceivers().indexOf(transceiver) === 2 ? this.screen : this.main;
      for (const old of stream.getTracks()) if (old.kind === track.kind) stream.removeTrack(old);
      stream.addTrack(track);
      onChange();
    });
    const isNearer = stepsOfOne();
    made.addEventListener('iceconnectionstatechange', () => {
      if (isNearer('ice', made.iceConnectionState)) this.#step();
    });
    made.addEventListener('connectionstatechange', () => {
      if (isNearer('all', made.connectionState)) this.#step();
      if (made.connectionState === 'connected') this.#heard();
    });
    return made;
  }

  async #begin(): Promise<void> {
    const made = this.#build(crypto.randomUUID());
    const tracks = this.#parts.outgoing();
    for (const [line, kind] of kinds.entries()) {
      const { sender } = made.addTransceiver(kind, { direction: 'sendrecv' });
      await sender.replaceTrack(tracks[line] ?? null);
    }
    await this.#offer(made, 'first');
  }

  async #offer(connection: RTCPeerConnection, how: 'first' | 'restart'): Promise<void> {
    offers += 1;
    const n = offers;
    this.#n = n;
    const offer = await connection.createOffer({ iceRestart: how === 'restart' });
    await connection.setLocalDescription(offer);
    const sdp = connection.localDescription?.sdp ?? '';
    const isFirst = how === 'first';
    this.#parts.send({ is: 'offer', connection: this.#name, n, isFirst, sdp });
  }

  #repair(what: 'restart' | 'fresh'): void {
    this.#repairedAt = performance.now();
    this.#repairs += 1;
    if (!this.#offers) return this.#parts.send({ is: 'want', what });
    if (what === 'fresh' && !this.#isMissed) {
      this.#isMissed = true;
      this.#parts.onFate(this.#hasStood ? 'lost' : 'failed');
    }
    this.#run(async () => {
      if (what === 'fresh' || this.#current === undefined) await this.#begin();
      else await this.#offer(this.#current, 'restart');
    });
  }

  async #receive(message: Message): Promise<void> {
    if (message.is === 'offer') return this.#answer(message);
    if (message.is === 'want') {
      const now = performance.now();
      const builtMs = now - Math.max(this.#builtAt, this.#steppedAt);
      const since = { builtMs, repairedMs: now - this.#repairedAt };
      if (mayRepair(message.what, since)) this.#repair(message.what);
      return;
    }
    const connection = this.#current;
    if (connection === undefined || message.connection !== this.#name) return;
    if (message.is === 'candidates') {
      for (const candidate of message.candidates) await connection.addIceCandidate(candidate);
      return;
    }
    // An answer that an outage kept back is to an offer that stands no more.
    if (message.n !== this.#n || connection.signalingState !== 'have-local-offer') return;
    await connection.setRemoteDescription({ type: 'answer', sdp: message.sdp });
    await this.#shape();
  }

  async #answer({ isFirst, connection: name, n, sdp }: Offer): Promise<void> {
    const { send, outgoing } = this.#parts;
    if (n <= this.#answered) return;
    const known = name === this.#name ? this.#current : undefined;
    if (!isFirst && known === undefined) return send({ is: 'want', what: 'fresh' });
    this.#answered = n;
    const connection = isFirst || known === undefined ? this.#build(name) : known;
    await connection.setRemoteDescription({ type: 'offer', sdp });
    const tracks = outgoing();
    for (const [line, transceiver] of connection.getTransceivers().entries()) {
      transceiver.direction = 'sendrecv';
      await transceiver.sender.replaceTrack(tracks[line] ?? null);
    }
    await connection.setLocalDescription();
    send({ is: 'answer', connection: name, n, sdp: connection.localDescription?.sdp ?? '' });
    await this.#shape();
  }

  /** Sound first; the picture as large as so many connections bear. */
  async #shape(): Promise<void> {
    const [sound, camera] = this.#current?.getSenders() ?? [];
    const { height, ...limits } = sendingOf(this.#people);
    const real = camera?.track?.getSettings().height ?? height;
    await change(sound, { priority: 'high', networkPriority: 'high' });
    await change(camera, { ...limits, scaleResolutionDownBy: Math.max(1, real / height) });
  }
}
