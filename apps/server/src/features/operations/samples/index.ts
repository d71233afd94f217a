export { createSampleHandlers } from './sample-handlers.ts';
export { askForSample, createSampleWorkers } from './sample-workers.ts';
export { takeInterview } from './take-interview.ts';
