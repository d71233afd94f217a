export { createCandidateImportHandlers } from './candidate-import-handlers.ts';
