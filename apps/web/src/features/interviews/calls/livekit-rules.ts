import type { PeerState } from './peer-rules.ts';

/** As LiveKit's client says of this page's line and of somebody's. */
export type LineOfRoom = {
  readonly isInRoom: boolean;
  /** This page has been in the room before. */
  readonly hasStood: boolean;
  readonly isThere: boolean;
  readonly wasThere: boolean;
  /** LiveKit hears nothing from them. */
  readonly isSilent: boolean;
};

export function stateOf(line: LineOfRoom): PeerState {
  if (!line.isInRoom) return line.hasStood && line.wasThere ? 'lost' : 'connecting';
  if (!line.isThere) return line.wasThere ? 'lost' : 'connecting';
  return line.isSilent ? 'lost' : 'connected';
}

const FIRST_AGAIN_MS = 1_000;
const LONGEST_AGAIN_MS = 15_000;

/** How long to wait after so many failures before a room is entered again. */
export const againMs = (failures: number): number =>
  failures === 0 ? 0 : Math.min(FIRST_AGAIN_MS * 2 ** (failures - 1), LONGEST_AGAIN_MS);

/** LiveKit's client comes back by itself for so long; after that the room is entered anew, with a fresh token. */
const RESUMED_FOR_MS = 25_000;
const RESUME_AGAIN_MS = 2_000;

/** null: not any more. */
export const resumeAgainMs = (retries: number, elapsedMs: number): number | null =>
  elapsedMs >= RESUMED_FOR_MS ? null : Math.min(retries * 400, RESUME_AGAIN_MS);
