/** The few members of a MediaStreamTrack that judging a share needs. */
export interface TrackLike {
  readonly kind: string;
  readonly readyState: string;
  readonly muted: boolean;
  getSettings(): { displaySurface?: string };
  stop(): void;
}

export interface StreamLike {
  getTracks(): readonly TrackLike[];
}

/**
 * The browser's two capture calls. Both are injected, so every flow can be driven without a
 * browser; `browserMedia` is the real one.
 */
export interface MediaPort<Stream extends StreamLike> {
  getDisplayMedia(options: ShareOptions): Promise<Stream>;
  getUserMedia(constraints: MicrophoneConstraints): Promise<Stream>;
}

/**
 * `audioSelection: 'preferred'` ticks “also share system audio” in Chromium's picker; without it
 * candidates have to find the box. TypeScript's DOM types do not know these members yet.
 *
 * Audio processing is off because echo cancellation and gain control treat a computer's sound as
 * noise: measured, gain control turned it down to 8 %.
 */
export const shareOptions = {
  video: { displaySurface: 'monitor', frameRate: 30 },
  audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  systemAudio: 'include',
  audioSelection: 'preferred',
  monitorTypeSurfaces: 'include',
  surfaceSwitching: 'exclude',
  selfBrowserSurface: 'exclude',
} as const;

export type ShareOptions = typeof shareOptions;

/** A voice wants what a computer's sound does not: the microphone keeps its processing. */
export const microphoneConstraints = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  video: false,
} as const;

export type MicrophoneConstraints = typeof microphoneConstraints;

/** The browser's own calls. Both reject with its DOMException, such as `NotAllowedError`. */
export function browserMedia(
  devices: MediaDevices = navigator.mediaDevices,
): MediaPort<MediaStream> {
  return {
    getDisplayMedia: (options) => devices.getDisplayMedia(options),
    getUserMedia: (constraints) => devices.getUserMedia(constraints),
  };
}
