/** What a track must have in common with another to continue it. Description in hexadecimal. */
export type TrackForm = {
  readonly codec: string;
  readonly description: string;
  /** Hz and channels; 0 for pictures. */
  readonly sampleRate: number;
  readonly channels: number;
};

export type SegmentForm = { readonly video: TrackForm; readonly audio: TrackForm | null };

/** Their key frames say everything that a decoder needs, the size of the picture too. */
const selfDescribing: ReadonlySet<string> = new Set(['vp8', 'vp9', 'av1']);

/** Whether the segments can share one track each, packet after packet, without encoding anything. */
export function canJoin(segments: readonly SegmentForm[]): boolean {
  const [first] = segments;
  if (!first) return false;
  const sounds = segments.map(({ audio }) => audio).filter((audio) => audio !== null);
  return (
    segments.every(({ video }) => continues(first.video, video)) &&
    sounds.every((audio) => continues(sounds[0] ?? audio, audio))
  );
}

function continues(first: TrackForm, other: TrackForm): boolean {
  return (
    first.codec === other.codec &&
    first.sampleRate === other.sampleRate &&
    first.channels === other.channels &&
    (selfDescribing.has(first.codec) || first.description === other.description)
  );
}

/** Longest recording that is believed where no shorter one is named; a damaged file may claim a million years. */
export const LONGEST_SECONDS = 24 * 3600;

/** `late`: it follows the one before, at whose time or shortly before which it claims to be. */
export type PacketFate = 'keep' | 'late' | 'skip' | 'stop';

/**
 * A busy browser writes two pictures at one time, or the second a moment before the first. Each stands on the one before:
 * without it a decoder gives up until the next key picture, and some browsers for good.
 */
const CROWDED_SECONDS = 0.1;

/** What a packet that is late comes after the one before: one step of the clock by which browsers write. */
export const STEP_SECONDS = 0.001;

/**
 * What to do with a packet of a segment, whose times are seconds from its own start. Damaged files have
 * packets out of order and times out of this world; a track can only start at a key packet.
 * @param longestSeconds what the segment may still add to the recording
 */
export function judgePacket(
  packet: { readonly seconds: number; readonly isKey: boolean },
  track: {
    readonly lastSeconds: number | null;
    readonly reorders: boolean;
    /** What came before it was left out: it stands on what nobody has. */
    readonly isBehind: boolean;
  },
  longestSeconds = LONGEST_SECONDS,
): PacketFate {
  if (!(packet.seconds >= 0 && packet.seconds < longestSeconds)) return 'stop';
  if (track.lastSeconds === null) return packet.isKey ? 'keep' : 'skip';
  if (track.reorders) return 'keep';
  if (packet.seconds > track.lastSeconds) return 'keep';
  // The end of a stretch that was written twice comes close to what is there, and belongs to what was left out.
  const isCrowded = track.lastSeconds - packet.seconds <= CROWDED_SECONDS;
  return isCrowded && !track.isBehind ? 'late' : 'skip';
}

/** A screen that stands still gives no picture for seconds, but sound comes all the time. Ours. */
const NOTICEABLE_SECONDS = 0.25;

/** What is missing between two packets of a segment, of whatever track, whose times are in seconds; null: nothing. */
export function holeBetween(
  before: number,
  after: number,
): { readonly atMs: number; readonly missingMs: number } | null {
  const missing = after - before;
  if (missing <= NOTICEABLE_SECONDS) return null;
  return { atMs: Math.round(before * 1000), missingMs: Math.round(missing * 1000) };
}
