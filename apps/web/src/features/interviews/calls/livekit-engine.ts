import { openCall } from '@candor/contract/interviews/call-room';
import { participantOf } from '@candor/contract/interviews/call-rules';
import {
  ConnectionQuality,
  ConnectionState,
  LogLevel,
  type RemoteParticipant,
  type RemoteTrack,
  type RemoteTrackPublication,
  Room,
  RoomEvent,
  setLogLevel,
  Track,
} from 'livekit-client';
import { call } from '../../../lib/api.ts';
import type { CallEngine, EngineMaker, EngineParts } from './call-engine.ts';
import type { Remote } from './call-remote.ts';
import type { Person } from './call-snapshot.ts';
import { againMs, resumeAgainMs, stateOf } from './livekit-rules.ts';
import { SentTracks } from './livekit-tracks.ts';
import { isRelayed } from './peer-steps.ts';
import { SPEAKING } from './speaker-rules.ts';
import { createFateTeller } from './tell-fate.ts';

const ANSWER_MS = 8_000;
const GATHER_MS = 15_000;

/** Without its signals what stands goes on to flow. */
const carries: readonly string[] = [ConnectionState.Connected, ConnectionState.SignalReconnecting];

type Grant = NonNullable<EngineParts['seen']['livekit']>;
type Met = {
  readonly identity: string;
  readonly main: MediaStream;
  readonly screen: MediaStream;
  wasThere: boolean;
};
type Entered = { readonly room: Room; readonly sent: SentTracks };

/** Of somebody's two streams, the one that this is part of. */
const streamOf = (met: Met, { source }: RemoteTrackPublication): MediaStream =>
  source === Track.Source.ScreenShare || source === Track.Source.ScreenShareAudio
    ? met.screen
    : met.main;

/** One connection of this page to a LiveKit server, which forwards to each what the others send. */
class LiveKitEngine implements CallEngine {
  readonly #parts: EngineParts;
  readonly #tellFate: ReturnType<typeof createFateTeller>;
  readonly #met = new Map<number, Met>();
  /** Of the join; later ones are asked for. */
  #grant: Grant | null;
  #entered: Entered | undefined;
  #isWanted = false;
  #isEntering = false;
  #isOver = false;
  #hasStood = false;
  #failures = 0;
  #triedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: EngineParts) {
    this.#parts = parts;
    this.#grant = parts.seen.livekit;
    this.#tellFate = createFateTeller(parts.seat, parts.signal);
  }

  readonly meet = (people: readonly Person[]): void => {
    const others = people.filter(({ seatID, page }) => {
      return page !== null && seatID !== this.#parts.seen.seatID;
    });
    const identities = new Map(others.map((one) => [one.seatID, identityOf(one)]));
    for (const [id, { identity }] of this.#met) {
      if (identities.get(id) !== identity) this.#met.delete(id);
    }
    for (const [id, identity] of identities) {
      if (this.#met.has(id)) continue;
      const streams = { main: new MediaStream(), screen: new MediaStream() };
      this.#met.set(id, { identity, ...streams, wasThere: false });
    }
    this.#isWanted = people.length > 0;
    if (!this.#isWanted) this.#leave();
    else if (!this.#isOver) void this.#enter();
    this.#look();
  };

  readonly sendTracks = (): void => this.#entered?.sent.update();

  /** Nothing comes by our own server. */
  readonly receive = (): void => {};

  readonly hurry = (): void => {
    this.#failures = 0;
    if (this.#isWanted) void this.#enter();
  };

  readonly watch = (): void => {
    if (this.#isWanted) void this.#enter();
    if (this.#entered?.room.state === ConnectionState.Connected) this.#entered.sent.retry();
    this.#look();
  };

  readonly loud = (): readonly number[] =>
    [...this.#met].flatMap(([id, { identity }]) => {
      const somebody = this.#entered?.room.remoteParticipants.get(identity);
      const sound = somebody?.getTrackPublication(Track.Source.Microphone)?.track;
      const [source] = sound?.receiver?.getSynchronizationSources() ?? [];
      return (source?.audioLevel ?? 0) > SPEAKING ? [id] : [];
    });

  readonly remotes = (): ReadonlyMap<number, Remote> =>
    new Map(
      [...this.#met].map(([id, met]): [number, Remote] => {
        const { main, screen } = met;
        return [id, { main, screen, state: this.#stateOf(met) }];
      }),
    );

  readonly close = (): void => {
    this.#isOver = true;
    this.#isWanted = false;
    this.#leave();
    this.#met.clear();
  };

  #stateOf({ identity, wasThere }: Met) {
    const room = this.#entered?.room;
    const somebody = room?.remoteParticipants.get(identity);
    return stateOf({
      isInRoom: room !== undefined && carries.includes(room.state),
      hasStood: this.#hasStood,
      isThere: somebody !== undefined,
      wasThere,
      isSilent: somebody?.connectionQuality === ConnectionQuality.Lost,
    });
  }

  /** Puts what came into the streams of whom it is of. */
  #look(): void {
    const { remoteParticipants = null } = this.#entered?.room ?? {};
    for (const met of this.#met.values()) {
      const somebody = remoteParticipants?.get(met.identity);
      if (somebody === undefined) continue;
      met.wasThere = true;
      const wanted = tracksOf(met, somebody);
      for (const [stream, tracks] of wanted) fill(stream, tracks);
    }
    if (!this.#isOver) this.#parts.onChange();
  }

  /** Enters the room where this page is not in it and its client does not come back by itself. */
  async #enter(): Promise<void> {
    if (this.#isEntering || this.#isOver || this.#entered !== undefined) return;
    if (performance.now() - this.#triedAt < againMs(this.#failures)) return;
    this.#isEntering = true;
    this.#triedAt = performance.now();
    try {
      const grant = this.#grant ?? (await this.#askGrant());
      // Good for one entry only: later ones take a fresh one.
      this.#grant = null;
      if (grant !== null && this.#isWanted) await this.#enterBy(grant);
    } catch {
      if (this.#isOver || !this.#isWanted) return;
      this.#failures += 1;
      if (this.#failures === 1) this.#tellFate(this.#hasStood ? 'lost' : 'failed');
    } finally {
      this.#isEntering = false;
    }
  }

  async #askGrant(): Promise<Grant | null> {
    const { signal, seat } = this.#parts;
    const soon = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
    const { livekit } = await call(openCall, { body: seat }, { signal: soon });
    if (livekit === null) throw new Error('This page is not in the call now');
    return livekit;
  }

  async #enterBy({ url, token }: Grant): Promise<void> {
    const room = new Room({
      ...{ stopLocalTrackOnUnpublish: false, dynacast: true },
      reconnectPolicy: {
        nextRetryDelayInMs: ({ retryCount, elapsedMs }) => resumeAgainMs(retryCount, elapsedMs),
      },
    });
    const sent = new SentTracks(room, this.#parts.outgoing);
    this.#entered = { room, sent };
    this.#follow(room);
    const { iceServers } = this.#parts.seen;
    try {
      await room.connect(url, token, {
        ...{ websocketTimeout: ANSWER_MS, peerConnectionTimeout: GATHER_MS },
        // The relay of this installation; where it names none, the one that LiveKit does.
        ...(iceServers.length > 0 && { rtcConfig: { iceServers: [...iceServers] } }),
      });
    } catch (error) {
      this.#drop(room);
      throw error;
    }
    if (this.#entered?.room !== room) return;
    this.#failures = 0;
    this.#hasStood = true;
    sent.update();
    this.#look();
    void this.#tellWay(sent);
  }

  #follow(room: Room): void {
    const look = (): void => this.#look();
    room
      .on(RoomEvent.ParticipantConnected, look)
      .on(RoomEvent.ParticipantDisconnected, look)
      .on(RoomEvent.TrackSubscribed, look)
      .on(RoomEvent.TrackUnsubscribed, look)
      .on(RoomEvent.ConnectionQualityChanged, look)
      .on(RoomEvent.ConnectionStateChanged, look)
      .on(RoomEvent.Disconnected, () => this.#drop(room));
  }

  /** Its client has given it up, or the server let this page go: the next look enters anew, if it may. */
  #drop(room: Room): void {
    if (this.#entered?.room !== room) return;
    this.#entered.sent.close();
    this.#entered = undefined;
    if (this.#hasStood && this.#failures === 0) this.#failures = 1;
    this.#triedAt = performance.now();
    this.#look();
  }

  #leave(): void {
    const { room, sent } = this.#entered ?? {};
    this.#entered = undefined;
    sent?.close();
    room?.disconnect(false).catch(() => {});
  }

  async #tellWay(sent: SentTracks): Promise<void> {
    const sender = await sent.sender();
    const isByRelay = sender !== undefined && (await isRelayed(sender).catch(() => false));
    this.#tellFate(isByRelay ? 'relay' : 'direct');
  }
}

const identityOf = ({ seatID, page }: Person): string =>
  participantOf({ seatID, page: page ?? '' });

function tracksOf(met: Met, somebody: RemoteParticipant): Map<MediaStream, MediaStreamTrack[]> {
  const tracks = new Map<MediaStream, MediaStreamTrack[]>([
    [met.main, []],
    [met.screen, []],
  ]);
  for (const publication of somebody.trackPublications.values()) {
    const track: RemoteTrack | undefined = publication.track;
    if (track !== undefined) tracks.get(streamOf(met, publication))?.push(track.mediaStreamTrack);
  }
  return tracks;
}

function fill(stream: MediaStream, tracks: readonly MediaStreamTrack[]): void {
  for (const old of stream.getTracks()) if (!tracks.includes(old)) stream.removeTrack(old);
  for (const track of tracks) stream.addTrack(track);
}

export const livekitEngine: EngineMaker = (parts) => {
  setLogLevel(LogLevel.silent);
  return new LiveKitEngine(parts);
};
