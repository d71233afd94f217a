export {
  areRecordingsGone,
  markRecordingsDeleted,
  removeDeletedRecordings,
} from './delete-recordings.ts';
export { createRecordingHandlers } from './recording-handlers.ts';
export { isFilmed } from './filmed-rules.ts';
export { playbackOf } from './playback.ts';
export { findPlayback } from './playback-store.ts';
export { signThumbnails } from './sign-thumbnails.ts';
export { createTrackHandlers } from './track-handlers.ts';
export { createRecordingWorkers } from './recording-workers.ts';
export { retryRecording } from './retry-recording.ts';
export { countTroubled, listTroubled } from './trouble-store.ts';
export { addRecordingRow } from './sample-store.ts';
export { deleteRecordingRows } from './deletion-store.ts';
export { isAnyKept } from './deletion-store.ts';
export { deleteRequested } from './delete-requested.ts';
export { findRequest, laws, lockRecorded, putRequest, shownRequest } from './request-store.ts';
export { deleteAgain, findRequests } from './request-ledger.ts';
export { isHeldBack, markRequest, type RequestLine, requestLine } from './request-mark.ts';
