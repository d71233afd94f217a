export { addUp, replaceAnswers } from './answer-store.ts';
export { createEqualityHandlers } from './equality-handlers.ts';
export { addUpAnswers, addUpJob, createEqualityWorkers } from './equality-workers.ts';
export { readSettings, writeSettings } from './settings-store.ts';
