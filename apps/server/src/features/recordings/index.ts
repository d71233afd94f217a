export { createRecordingHandlers } from './recording-handlers.ts';
export { createRecordingWorkers } from './recording-workers.ts';
