export * from './capture/index.ts';
export type { Clock } from './clock.ts';
export { systemClock } from './clock.ts';
export type { JournalHealth, JournalState, SegmentFacts } from './journal/index.ts';
export { SessionBusyError } from './journal/index.ts';
export type { LeavingPiece } from './leaving.ts';
export type { RecorderLimits } from './limits-rules.ts';
export { recorderLimits } from './limits-rules.ts';
export type { RecordingProgress } from './progress.ts';
export type { RecordingState } from './progress-rules.ts';
export type { Recording, RecordingOptions } from './recording.ts';
export { createRecording } from './recording.ts';
export { resume, sessionsToResume } from './resume.ts';
export type {
  CompletedPart,
  HeldPart,
  InitiateInput,
  OpenedUpload,
  SliceInput,
  SlicePolicy,
  UploadTransport,
} from './upload/index.ts';
export {
  noEtagMessage,
  RecordingClosedError,
  SlicesRefusedError,
  UploadGoneError,
} from './upload/index.ts';
