/** How the line to somebody is. */
export type PeerState = 'connecting' | 'connected' | 'lost';

/** As browsers write it. */
type Candidate = {
  candidate?: string;
  sdpMLineIndex?: number | null;
  sdpMid?: string | null;
  usernameFragment?: string | null;
};

/** What the page of one seat says to that of another. A connection has a name, and its offers have numbers. */
export type Message =
  | {
      readonly is: 'offer';
      readonly connection: string;
      readonly n: number;
      readonly isFirst: boolean;
      readonly sdp: string;
    }
  | { readonly is: 'answer'; readonly connection: string; readonly n: number; readonly sdp: string }
  | {
      readonly is: 'candidates';
      readonly connection: string;
      readonly candidates: readonly Candidate[];
    }
  | { readonly is: 'want'; readonly what: Repair };

/** `restart`: another way through the network. `fresh`: a new connection. */
export type Repair = 'restart' | 'fresh';

/** Of two one makes all the offers, so that no two offers meet. */
export const isOfferer = (own: number, other: number): boolean => own < other;

export const LOST_MS = 4_000;
const FRESH_MS = 14_000;
const AGAIN_MS = 10_000;
const AGAIN_MOST_MS = 40_000;
/** A connection that never stood gets as long for its first try. */
const FIRST_MS = 8_000;

/** Each repair gets longer than the one before: on a busy computer every try takes longer than a quick one would. */
const patienceMs = (repairs: number): number =>
  Math.min(AGAIN_MS * 2 ** Math.max(0, repairs - 1), AGAIN_MOST_MS);

/** What to do about a connection that brought nothing for so long, when the last of so many repairs was so long ago. */
export function repairOf({
  silentMs,
  sinceRepairMs,
  repairs,
  hasStood,
}: {
  readonly silentMs: number;
  readonly sinceRepairMs: number;
  readonly repairs: number;
  readonly hasStood: boolean;
}): Repair | null {
  const isSilent = silentMs >= (hasStood ? LOST_MS : FIRST_MS);
  if (!isSilent || sinceRepairMs < patienceMs(repairs)) return null;
  return hasStood && silentMs < FRESH_MS ? 'restart' : 'fresh';
}

/** States that a connection passes on its way to standing. */
const steps: readonly string[] = ['checking', 'connecting', 'connected'];

/**
 * Whether one connection came nearer to standing. Each step counts once: whoever goes back and takes it again is where
 * they were, and a connection that swings between two states for ever would never be repaired.
 */
export function stepsOfOne(): (of: 'ice' | 'all', state: string) => boolean {
  const taken = new Set<string>();
  return (of, state) => {
    const step = `${of} ${state}`;
    if (!steps.includes(state) || taken.has(step)) return false;
    taken.add(step);
    return true;
  };
}

/**
 * The other page asks for a repair; what was just built for it has its time first. Both see a silence at the same time:
 * another way is then looked for already. `fresh` is asked for where that way is of a connection the other has no more.
 */
export const mayRepair = (
  what: Repair,
  since: { readonly builtMs: number; readonly repairedMs: number },
): boolean => since.builtMs >= AGAIN_MS && (what === 'fresh' || since.repairedMs >= AGAIN_MS);

type Sending = {
  readonly maxBitrate: number;
  readonly height: number;
  readonly maxFramerate: number;
};

/**
 * Of the camera's picture, by how many there are: everybody sends to everybody, and each picture is encoded once for each.
 * From four on, fifteen pictures a second are what two cores can pay; whoever speaks is shown larger with the same.
 */
export function sendingOf(people: number): Sending {
  if (people <= 2) return { maxBitrate: 1_500_000, height: 720, maxFramerate: 30 };
  if (people === 3) return { maxBitrate: 800_000, height: 480, maxFramerate: 24 };
  return { maxBitrate: 400_000, height: 360, maxFramerate: 15 };
}

export function readMessage(text: string): Message | null {
  try {
    const message = JSON.parse(text) as Message;
    return ['offer', 'answer', 'candidates', 'want'].includes(message.is) ? message : null;
  } catch {
    return null;
  }
}
