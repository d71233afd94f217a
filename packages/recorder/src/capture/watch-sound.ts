import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import type { AudioSource } from './mix-audio.ts';

/** Whether each source can be heard in the recording now. */
export type SoundState = Readonly<Record<AudioSource, boolean>>;

/** The members of a MediaStreamTrack that listening to its loss needs. */
export interface SoundTrack extends EventTarget {
  readonly readyState: string;
  readonly muted: boolean;
}

export type SoundSources = Readonly<
  Record<AudioSource, { getAudioTracks(): readonly SoundTrack[] } | undefined>
>;

/**
 * How long a loss or a return has to last before it is told. Bluetooth headsets mute for a moment when
 * they change their mode. Ours.
 */
const settleMs = 2_000;

/** A source without a track that is live and unmuted records silence. */
export function soundOf(sources: SoundSources): SoundState {
  return { system: isHeard(sources.system), microphone: isHeard(sources.microphone) };
}

/**
 * Tells when a source is lost in mid-recording, and when it is back, so that what is said of a segment
 * stays true: begin another one with what holds from then on. A track that a script stops says nothing;
 * what is heard of is a device, a permission or a mute switch.
 * @returns what stops the watching
 */
export function watchSound(
  sources: SoundSources,
  onChange: (now: SoundState) => void,
  clock: Clock = systemClock,
): () => void {
  const watched = new AbortController();
  const { signal } = watched;
  let told = soundOf(sources);
  const look = async () => {
    await clock.pause(settleMs, signal);
    const now = soundOf(sources);
    if (signal.aborted) return;
    if (now.system === told.system && now.microphone === told.microphone) return;
    told = now;
    onChange(now);
  };
  for (const track of [sources.system, sources.microphone].flatMap(
    (source) => source?.getAudioTracks() ?? [],
  )) {
    for (const type of ['ended', 'mute', 'unmute']) {
      track.addEventListener(type, () => void look(), { signal });
    }
  }
  return () => watched.abort();
}

function isHeard(source: SoundSources[AudioSource]): boolean {
  return (
    source?.getAudioTracks().some((track) => track.readyState === 'live' && !track.muted) ?? false
  );
}
