export type {
  ShareFacts,
  ShareRefusalReason,
  ShareVerdict,
  SystemAudioPolicy,
} from './capture-rules.ts';
export { judgeShare, maxShareAttempts, mayAttempt, shareMessages } from './capture-rules.ts';
export type { MediaPort, StreamLike, TrackLike } from './media-port.ts';
export { browserMedia, microphoneConstraints, shareOptions } from './media-port.ts';
export { chooseMime, mimeLadder } from './mime-rules.ts';
export type { AudioSource, MixedAudio } from './mix-audio.ts';
export { mixAudio, recordableStream } from './mix-audio.ts';
export type { PlatformFacts } from './platform-rules.ts';
export { systemAudioSupport } from './platform-rules.ts';
export type {
  Interruption,
  RecorderPort,
  SegmentRecorder,
  SegmentRecorderOptions,
} from './recorder.ts';
export {
  browserRecorder,
  RecorderError,
  recorderMessages,
  startSegmentRecorder,
} from './recorder.ts';
export type { SharedStreams, ShareOutcome, ShareRequest } from './share-screen.ts';
export { shareScreen } from './share-screen.ts';
export type { SoundSources, SoundState, SoundTrack } from './watch-sound.ts';
export { soundOf, watchSound } from './watch-sound.ts';
