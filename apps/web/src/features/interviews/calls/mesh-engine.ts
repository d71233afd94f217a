import type { CallEngine, EngineMaker, EngineParts } from './call-engine.ts';
import type { Remote } from './call-remote.ts';
import type { Person } from './call-snapshot.ts';
import { Peer } from './peer.ts';
import { readMessage } from './peer-rules.ts';
import { createSignals } from './send-signals.ts';
import { SPEAKING } from './speaker-rules.ts';
import { createFateTeller } from './tell-fate.ts';

/** `over`: what was not sent to it yet is not sent any more. */
type Met = { readonly page: string; readonly peer: Peer; readonly over: AbortController };

/** A connection from this page to each other one, made by signals through our own server. */
class MeshEngine implements CallEngine {
  readonly #parts: EngineParts;
  readonly #peers = new Map<number, Met>();

  constructor(parts: EngineParts) {
    this.#parts = parts;
  }

  /**
   * A page that went is let go, one that came is connected. Whoever was silent for too long has left for the others, who
   * let the connections go; they are made anew when this page is back.
   */
  readonly meet = (people: readonly Person[]): void => {
    const { seatID: own } = this.#parts.seen;
    for (const [id, { page, peer, over }] of this.#peers) {
      if (people.some((one) => one.seatID === id && one.page === page)) continue;
      peer.close();
      over.abort();
      this.#peers.delete(id);
    }
    for (const { seatID, page } of people) {
      if (seatID !== own && page !== null && !this.#peers.has(seatID)) this.#connect(seatID, page);
    }
    for (const { peer } of this.#peers.values()) peer.shapeFor(this.#peers.size + 1);
  };

  readonly sendTracks = (): void => {
    for (const { peer } of this.#peers.values()) peer.sendTracks();
  };

  readonly receive: CallEngine['receive'] = ({ seatID, page }, text) => {
    const from = this.#peers.get(seatID);
    const message = readMessage(text);
    if (message !== null && from?.page === page) from.peer.receive(message);
  };

  readonly hurry = (): void => {
    for (const { peer } of this.#peers.values()) peer.hurry();
  };

  readonly watch = (people: readonly Person[]): void => {
    for (const [id, { peer }] of this.#peers) {
      const one = people.find((person) => person.seatID === id);
      void peer.watch(one !== undefined && (one.microphone || one.camera)).catch(() => {});
    }
  };

  readonly loud = (): readonly number[] =>
    [...this.#peers].flatMap(([id, { peer }]) => (peer.level() > SPEAKING ? [id] : []));

  readonly remotes = (): ReadonlyMap<number, Remote> =>
    new Map(
      [...this.#peers].map(([id, { peer }]): [number, Remote] => [
        id,
        { main: peer.main, screen: peer.screen, state: peer.state },
      ]),
    );

  readonly close = (): void => {
    for (const { peer } of this.#peers.values()) peer.close();
    this.#peers.clear();
  };

  #connect(otherSeat: number, page: string): void {
    const { seen, seat, outgoing, isDoubtful, onChange } = this.#parts;
    const over = new AbortController();
    const signal = AbortSignal.any([this.#parts.signal, over.signal]);
    const peer = new Peer({
      ...{ ownSeat: seen.seatID, otherSeat, iceServers: [...seen.iceServers] },
      ...{ outgoing, onChange },
      onFate: createFateTeller(seat, signal),
      send: createSignals({ ...seat, toSeatID: otherSeat, toPage: page }, { signal, isDoubtful }),
    });
    this.#peers.set(otherSeat, { page, peer, over });
  }
}

export const meshEngine: EngineMaker = (parts) => new MeshEngine(parts);
