export type RecordingState = 'idle' | 'recording' | 'uploading' | 'waiting' | 'done' | 'failed';

export interface ProgressFacts {
  /** A recorder is running now. */
  readonly recording: boolean;
  /** Segments that are not complete at the store. */
  readonly openSegments: number;
  /** Segments ever begun or found in the journal. */
  readonly segments: number;
  /** The last call to server or store failed, and is being tried again. */
  readonly retrying: boolean;
  /** A segment used up its tries; it rests, and is tried again later. */
  readonly givenUp: boolean;
}

/** One word for the screen. Trouble is told before activity: it is what somebody may act on. */
export function recordingState(facts: ProgressFacts): RecordingState {
  if (facts.givenUp) return 'failed';
  if (facts.retrying) return 'waiting';
  if (facts.recording) return 'recording';
  if (facts.openSegments > 0) return 'uploading';
  return facts.segments > 0 ? 'done' : 'idle';
}
