import { sayAside } from '@candor/contract/interviews/call-aside';
import { inviteGuest } from '@candor/contract/interviews/call-knock';
import { joinCall, leaveCall, sayInCall, showInCall } from '@candor/contract/interviews/call-room';
import { ApiError } from '../../../lib/api-error.ts';
import { REACTION_SHOWN_MS } from '@candor/contract/interviews/call-rules';
import { call } from '../../../lib/api.ts';
import { pause } from '../../../lib/pause.ts';
import { keepPresent, type Presence } from './beat.ts';
import type { CallEngine, EngineMaker, Outgoing, Seat } from './call-engine.ts';
import {
  type Person,
  type Reacted,
  type RecordingOfCall,
  type Seen,
  type Snapshot,
  snapshotOf,
} from './call-snapshot.ts';
import { followCall, type Told } from './call-stream.ts';
import { createDoubt } from './doubt.ts';
import { createPassing } from './passing.ts';
import { nextSpeaker } from './speaker-rules.ts';

type Own = {
  readonly microphone: boolean;
  readonly camera: boolean;
  readonly isHandRaised: boolean;
  readonly isSharing: boolean;
};

const WATCH_MS = 1_000;
const LISTEN_MS = 250;
const LEAVING_MS = 5_000;
/** On a line that died an answer never comes. */
const ANSWER_MS = 8_000;
const BACK_AGAIN_MS = 2_000;
/** A line that breaks is mostly back sooner; for so long everybody is believed to agree as before. */
const BELIEVED_MS = 8_000;

/** One page in one call: who is there, and what is said; its engine carries sound and pictures. A React page reads its snapshots. */
export class CallSession {
  readonly #seen: Seen;
  readonly #seat: Seat;
  readonly #leaving = new AbortController();
  readonly #listeners = new Set<() => void>();
  /** Of everybody, for who wants to see them. */
  readonly reactions = createPassing<Reacted>(REACTION_SHOWN_MS);
  readonly #engine: CallEngine;
  #outgoing: Outgoing = [null, null, null];
  #own: Own = { microphone: false, camera: false, isHandRaised: false, isSharing: false };
  #refuseScreen: (why: string) => void = () => {};
  #isInside = true;
  #isComingBack = false;
  /** Until the next word about the recording, which every new line begins with: an open line alone says nothing. */
  readonly #doubt = createDoubt(BELIEVED_MS, () => this.#set({ isRecordingSure: false }));
  #presence: Presence | undefined;
  #snapshot: Snapshot;

  constructor(seen: Seen, seat: Seat, makeEngine: EngineMaker) {
    this.#seen = seen;
    this.#seat = seat;
    this.#snapshot = snapshotOf(seen);
    this.#engine = makeEngine({
      ...{ seen, seat, signal: this.#leaving.signal },
      outgoing: () => this.#outgoing,
      isDoubtful: () => this.#presence?.isDoubtful() ?? false,
      onChange: () => this.#showRemotes(),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** As whom this page speaks to the server. */
  get seat(): Seat & { readonly seatID: number } {
    return { ...this.#seat, seatID: this.#seen.seatID };
  }

  readonly read = (): Snapshot => this.#snapshot;

  /** `refuseScreen`: after an outage somebody else shows theirs. */
  begin(outgoing: Outgoing, own: Own, refuseScreen: (why: string) => void): void {
    this.#refuseScreen = refuseScreen;
    this.#outgoing = outgoing;
    this.#own = own;
    this.#meet(this.#seen.people);
    const { signal } = this.#leaving;
    const ears = {
      line: new EventTarget(),
      hear: (told: Told) => this.#hear(told),
      onLine: (isLineOpen: boolean) => {
        const hasBeenAway = !this.#snapshot.isLineOpen;
        this.#set({ isLineOpen });
        if (!isLineOpen) return this.#doubt.begin();
        if (hasBeenAway) this.#presence?.say();
        this.#engine.hurry();
        // What was switched meanwhile may have been lost.
        if (hasBeenAway) void this.#showAgain();
      },
      onRefused: () => this.#end('refused'),
    };
    void followCall(this.#seat, ears, signal);
    this.#presence = keepPresent(this.#seat, signal, {
      isLineOpen: () => this.#snapshot.isLineOpen,
      onSilence: (detail) => ears.line.dispatchEvent(new CustomEvent('dead', { detail })),
    });
    const watching = setInterval(() => this.#watch(), WATCH_MS);
    const listening = setInterval(() => this.#listen(), LISTEN_MS);
    signal.addEventListener('abort', () => {
      clearInterval(watching);
      clearInterval(listening);
      this.#doubt.settle();
    });
  }

  sendTracks(outgoing: Outgoing): void {
    this.#outgoing = outgoing;
    this.#engine.sendTracks();
  }

  async show(own: Own): Promise<void> {
    this.#own = own;
    await call(showInCall, { body: { ...this.#seat, ...own } }, this.#soon());
  }

  async say(text: string): Promise<void> {
    await call(sayInCall, { body: { ...this.#seat, text } });
  }

  /** To the interviewers alone. */
  async sayAside(text: string): Promise<void> {
    await call(sayAside, { body: { ...this.#seat, text } });
  }

  /** By which somebody may knock; the link before opens nothing from now on. */
  async inviteGuest(): Promise<void> {
    const { address } = await call(inviteGuest, { body: this.#seat });
    this.#set({ guestAddress: address });
  }

  async leave(): Promise<void> {
    this.#end(null);
    // Without a line the server finds out by the silence.
    const soon = AbortSignal.timeout(LEAVING_MS);
    await call(leaveCall, { body: this.#seat }, { signal: soon }).catch(() => {});
  }

  #set(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }

  #showRemotes(): void {
    this.#set({ remotes: this.#engine.remotes() });
  }

  /** As the server says. Whoever was silent for too long has left for the others, and comes back. */
  #meet(people: readonly Person[]): void {
    const { seatID: own } = this.#seen;
    this.#isInside = people.some((one) => one.seatID === own && one.page !== null);
    this.#engine.meet(this.#isInside ? people : []);
    this.#set({ people });
    this.#showRemotes();
    if (!this.#isInside) void this.#comeBack();
  }

  async #comeBack(): Promise<void> {
    if (this.#isComingBack) return;
    this.#isComingBack = true;
    const { microphone, camera } = this.#own;
    try {
      const body = { ...this.#seat, microphone, camera };
      const { people } = await call(joinCall, { body }, this.#soon());
      this.#meet(people);
      await this.#showAgain();
    } catch {
      // The watch asks for it again when the line stands: the call may have gone on in another page.
      await pause(BACK_AGAIN_MS, this.#leaving.signal);
    }
    this.#isComingBack = false;
  }

  async #showAgain(): Promise<void> {
    await this.show(this.#own).catch((error: unknown) => {
      const isShared = error instanceof ApiError && error.code === 'call_shared';
      if (isShared) this.#refuseScreen(error.message);
    });
  }

  #soon(): { readonly signal: AbortSignal } {
    return { signal: AbortSignal.any([this.#leaving.signal, AbortSignal.timeout(ANSWER_MS)]) };
  }

  #hear(told: Told): void {
    if (told.kind === 'people') return this.#meet(told.people);
    if (told.kind === 'closed') return this.#end(told.why);
    if (told.kind === 'recording') return this.#believe(told);
    if (told.kind === 'reaction') return this.reactions.add(told);
    if (told.kind === 'knocks') return this.#set({ knocks: told.knocks });
    if (told.kind !== 'signal') return this.#set({ log: [...this.#snapshot.log, told] });
    this.#engine.receive(told, told.text);
  }

  #believe(recording: RecordingOfCall): void {
    this.#doubt.settle();
    this.#set({ recording, isRecordingSure: true });
  }

  #end(closed: Snapshot['closed']): void {
    this.#leaving.abort();
    this.#engine.close();
    this.#set({ closed, remotes: new Map() });
  }

  #watch(): void {
    if (!this.#isInside && this.#snapshot.isLineOpen) void this.#comeBack();
    this.#engine.watch(this.#snapshot.people);
  }

  #listen(): void {
    const before = this.#snapshot.speaking;
    const loud = this.#engine.loud();
    const isSame = loud.length === before.size && loud.every((id) => before.has(id));
    const speaker = nextSpeaker(this.#snapshot.speaker, loud);
    if (!isSame) this.#set({ speaking: new Set(loud), speaker });
  }
}
