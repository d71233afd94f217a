export { replaceAnswers } from './answer-store.ts';
export { createEqualityHandlers } from './equality-handlers.ts';
export { addUpAnswers, addUpJob, createEqualityWorkers } from './equality-workers.ts';
export { readSettings } from './settings-store.ts';
