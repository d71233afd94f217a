import { randomBytes } from 'node:crypto';
import {
  type AddTrackRequest,
  DisconnectReason,
  LeaveRequest_Action,
  ParticipantInfo,
  ParticipantInfo_State,
  ParticipantPermission,
  SignalRequest,
  SignalResponse,
  TrackInfo,
} from '@livekit/protocol';
import type { WebSocket } from 'ws';
import { createPublisher, createSubscriber, type Source } from './media.ts';

type Said = NonNullable<NonNullable<ConstructorParameters<typeof SignalResponse>[0]>['message']>;

const idOf = (prefix: string): string => `${prefix}_${randomBytes(6).toString('hex')}`;

/** As the token allows. */
export type May = {
  readonly canPublish: boolean;
  readonly canSubscribe: boolean;
  readonly canPublishData: boolean;
};

/** Tells the room of what somebody in it does. */
export type Ears = {
  readonly changed: (guest: Guest) => void;
  readonly sends: (guest: Guest, sid: string, source: Source) => void;
  readonly stops: (guest: Guest, sid: string) => void;
  readonly left: (guest: Guest) => void;
};

/** Somebody in a room: their signals, the line they publish on and the line they are sent to by. */
export class Guest {
  readonly sid = idOf('PA');
  readonly identity: string;
  readonly tracks = new Map<string, TrackInfo>();
  readonly sources = new Map<string, Source>();
  readonly subscriber = createSubscriber((sdp, id) =>
    this.say({ case: 'offer', value: { type: 'offer', sdp, id } }),
  );
  readonly #cids = new Map<string, string>();
  readonly #ears: Ears;
  readonly #may: May;
  #publisher: ReturnType<typeof createPublisher> | undefined;
  #socket: WebSocket | undefined;
  #work = Promise.resolve();

  constructor(identity: string, may: May, ears: Ears) {
    this.identity = identity;
    this.#may = may;
    this.#ears = ears;
  }

  get info(): ParticipantInfo {
    return this.infoOf(ParticipantInfo_State.ACTIVE);
  }

  infoOf(state: ParticipantInfo_State): ParticipantInfo {
    const tracks = [...this.tracks.values()];
    const { sid, identity } = this;
    const isPublisher = tracks.length > 0;
    const permission = new ParticipantPermission(this.#may);
    return new ParticipantInfo({ sid, identity, state, tracks, isPublisher, permission });
  }

  /** A new line for the signals, at the beginning or to take up what stands. */
  listen(socket: WebSocket): void {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const { message } = SignalRequest.fromBinary(data);
      // One after the other, but a sign of life.
      const isAtOnce = message.case === 'pingReq';
      const before = isAtOnce ? Promise.resolve() : this.#work;
      const heard = before.then(() => this.#hear(message)).catch(console.error);
      if (!isAtOnce) this.#work = heard;
    });
  }

  say(message: Said): void {
    this.#socket?.send(new SignalResponse({ message }).toBinary());
  }

  /** As when a line breaks: nobody is told. */
  cut(): void {
    this.#socket?.terminate();
  }

  putOut(reason: DisconnectReason): void {
    const action = LeaveRequest_Action.DISCONNECT;
    this.say({ case: 'leave', value: { reason, action } });
    this.#socket?.close();
    this.close();
  }

  close(): void {
    void this.#publisher?.close();
    void this.subscriber.close();
  }

  async #hear(message: SignalRequest['message']): Promise<void> {
    if (message.case === 'addTrack') return this.#publish(message.value);
    if (message.case === 'offer') return this.#answer(message.value.sdp, message.value.id);
    if (message.case === 'answer') return this.subscriber.accept(message.value.sdp);
    if (message.case === 'mute') return this.#mute(message.value);
    if (message.case === 'leave') return this.#ears.left(this);
    if (message.case === 'pingReq') {
      const { timestamp: lastPingTimestamp } = message.value;
      const timestamp = BigInt(Date.now());
      this.say({ case: 'pongResp', value: { lastPingTimestamp, timestamp } });
    }
  }

  #publish({ cid, type, source, name, muted, width, height }: AddTrackRequest): void {
    const sid = idOf('TR');
    const track = new TrackInfo({ sid, type, source, name, muted, width, height });
    this.#cids.set(cid, sid);
    this.tracks.set(sid, track);
    this.say({ case: 'trackPublished', value: { cid, track } });
  }

  async #answer(sdp: string, id: number): Promise<void> {
    this.#publisher ??= createPublisher();
    const answer = await this.#publisher.answer(sdp);
    this.say({ case: 'answer', value: { type: 'answer', sdp: answer.sdp, id } });
    for (const [cid, sid] of this.#cids) {
      const source = answer.sent.get(cid);
      if (source === undefined && this.sources.delete(sid)) {
        this.#cids.delete(cid);
        this.tracks.delete(sid);
        this.#ears.stops(this, sid);
      } else if (source !== undefined && !this.sources.has(sid)) {
        this.sources.set(sid, source);
        this.#ears.sends(this, sid, source);
      }
    }
    this.#ears.changed(this);
  }

  #mute({ sid, muted }: { readonly sid: string; readonly muted: boolean }): void {
    const track = this.tracks.get(sid);
    if (track === undefined) return;
    track.muted = muted;
    this.#ears.changed(this);
  }
}

export const duplicate = DisconnectReason.DUPLICATE_IDENTITY;
export const removed = DisconnectReason.PARTICIPANT_REMOVED;
