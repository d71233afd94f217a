export { addUp, replaceAnswers } from './answer-store.ts';
export { createEqualityHandlers } from './equality-handlers.ts';
export { addUpAnswers, createEqualityWorkers } from './equality-workers.ts';
export { readSettings, writeSettings } from './settings-store.ts';
