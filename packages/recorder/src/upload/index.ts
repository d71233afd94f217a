export type { PartLimits, PlanInput, PlannedChunk, PlannedPart } from './part-plan-rules.ts';
export { planPart } from './part-plan-rules.ts';
export { noEtagMessage, PartRefusedError, putPart } from './put-part.ts';
export type { HeldPart } from './retry-rules.ts';
export type { SegmentBook, SegmentEntry } from './segment-book.ts';
export { openBook } from './segment-book.ts';
export type { PlannedSlice, SliceLimits, SlicePolicy } from './slice-rules.ts';
export { nextSlice } from './slice-rules.ts';
export type {
  CompletedPart,
  InitiateInput,
  OpenedUpload,
  SliceInput,
  UploadTransport,
} from './transport.ts';
export {
  fileNameOf,
  RecordingClosedError,
  SlicesRefusedError,
  UploadGoneError,
} from './transport.ts';
export type { Trouble } from './troubles.ts';
export type { Uploader, UploaderOptions } from './uploader.ts';
export { startUploader } from './uploader.ts';
