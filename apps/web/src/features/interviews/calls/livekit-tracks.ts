import {
  LocalAudioTrack,
  type LocalTrack,
  LocalVideoTrack,
  type Room,
  Track,
  type TrackPublishOptions,
} from 'livekit-client';
import type { Outgoing } from './call-engine.ts';

/** In the order of `Outgoing`. Three sizes of the camera at once: each page is sent the one that its line bears. */
const lines: readonly TrackPublishOptions[] = [
  { source: Track.Source.Microphone, dtx: true, red: true },
  { source: Track.Source.Camera, simulcast: true },
  { source: Track.Source.ScreenShare, simulcast: false },
];

type Sent = {
  readonly from: MediaStreamTrack;
  readonly own: MediaStreamTrack;
  readonly local: LocalTrack;
};

/**
 * What this page sends into a room. LiveKit gets copies: it switches on and stops what it is given, and the microphone
 * that somebody turned off is also what their recording is made of.
 */
export class SentTracks {
  readonly #room: Room;
  readonly #outgoing: () => Outgoing;
  readonly #sent: (Sent | undefined)[] = [];
  #work = Promise.resolve();
  #isOver = false;
  #isBusy = false;

  constructor(room: Room, outgoing: () => Outgoing) {
    this.#room = room;
    this.#outgoing = outgoing;
  }

  /** What is off is off at once, whatever is still being agreed with the server. */
  update(): void {
    const wanted = this.#outgoing();
    for (const [line, sent] of this.#sent.entries()) {
      if (sent === undefined) continue;
      const track = wanted[line] ?? null;
      if (track === null) sent.own.stop();
      else if (!track.enabled) sent.own.enabled = false;
    }
    this.#work = this.#work.then(() => this.#settle());
  }

  close(): void {
    this.#isOver = true;
    for (const sent of this.#sent) sent?.own.stop();
  }

  /** What failed is tried again, unless something is being agreed on now. */
  retry(): void {
    if (!this.#isBusy) this.update();
  }

  /** By which the way that media take can be read; undefined: nothing is sent. */
  async sender(): Promise<RTCRtpSender | undefined> {
    await this.#work;
    return this.#sent.find((one) => one?.local.sender !== undefined)?.local.sender;
  }

  async #settle(): Promise<void> {
    this.#isBusy = true;
    for (const [line, options] of lines.entries()) {
      if (this.#isOver) break;
      // What fails is asked for again by the next look.
      await this.#settleLine(line, options).catch(() => {});
    }
    this.#isBusy = false;
  }

  async #settleLine(line: number, options: TrackPublishOptions): Promise<void> {
    const track = this.#outgoing()[line] ?? null;
    const before = this.#sent[line];
    if (before !== undefined && before.from !== track) {
      this.#sent[line] = undefined;
      before.own.stop();
      await this.#room.localParticipant.unpublishTrack(before.local, false);
    }
    if (track === null) return;
    const sent = this.#sent[line] ?? (await this.#copy(line, track));
    if (!this.#isPublished(sent))
      await this.#room.localParticipant.publishTrack(sent.local, options);
    await turn(sent);
  }

  /** Muted before it is published where its track is off. */
  async #copy(line: number, from: MediaStreamTrack): Promise<Sent> {
    const own = from.clone();
    own.contentHint = from.contentHint;
    const made =
      own.kind === 'audio'
        ? new LocalAudioTrack(own, undefined, true)
        : new LocalVideoTrack(own, undefined, true);
    // One of the two by their own classes; their optional parts are stricter here than where they were written.
    const local = made as LocalTrack;
    const sent = { from, own, local };
    this.#sent[line] = sent;
    await turn(sent);
    return sent;
  }

  #isPublished({ local }: Sent): boolean {
    const published = [...this.#room.localParticipant.trackPublications.values()];
    return published.some(({ track }) => track === local);
  }
}

/** As the page's own track is. */
async function turn({ from, own, local }: Sent): Promise<void> {
  await (from.enabled ? local.unmute() : local.mute());
  own.enabled = from.enabled;
}
