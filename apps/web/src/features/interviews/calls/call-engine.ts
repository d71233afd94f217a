import type { Person, Seen } from './call-snapshot.ts';
import type { Remote } from './call-remote.ts';

/** What I send, in the order of the lines of every connection: sound, camera, screen. */
export type Outgoing = readonly [
  MediaStreamTrack | null,
  MediaStreamTrack | null,
  MediaStreamTrack | null,
];

/** One opening of the call's page, as which it speaks to the server. */
export type Seat = { readonly token: string; readonly page: string };

export type EngineParts = {
  readonly seen: Seen;
  readonly seat: Seat;
  /** The page leaves the call: nothing is said for it any more. */
  readonly signal: AbortSignal;
  readonly outgoing: () => Outgoing;
  /** Whether the line to the server may be dead. */
  readonly isDoubtful: () => boolean;
  /** What `remotes` gives has changed. */
  readonly onChange: () => void;
};

/**
 * Brings sound and pictures from page to page. Who is there, what is said, whose hand is up and who agreed to be recorded
 * is the session's, and goes through our own server whatever carries the media.
 */
export type CallEngine = {
  /** Whoever is in the call as the server says, with oneself; nobody: this page is not in it now. */
  readonly meet: (people: readonly Person[]) => void;
  /** Microphone, camera or screen came, went or was changed. */
  readonly sendTracks: () => void;
  /** What the page of another sent through our server. */
  readonly receive: (
    from: { readonly seatID: number; readonly page: string },
    text: string,
  ) => void;
  /** The line to the server is back, so the network may be. */
  readonly hurry: () => void;
  /** Every second: looks whether the media flow, and repairs. */
  readonly watch: (people: readonly Person[]) => void;
  /** Whose sound is loud now. */
  readonly loud: () => readonly number[];
  readonly remotes: () => ReadonlyMap<number, Remote>;
  readonly close: () => void;
};

export type EngineMaker = (parts: EngineParts) => CallEngine;
