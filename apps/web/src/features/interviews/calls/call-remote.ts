import type { PeerState } from './peer-rules.ts';

/** What comes from somebody else, and how their line is. */
export type Remote = {
  readonly main: MediaStream;
  readonly screen: MediaStream;
  readonly state: PeerState;
};
