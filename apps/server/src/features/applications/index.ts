export { createApplicationHandlers } from './application-handlers.ts';
export {
  addApplication,
  type AddedApplication,
  type ApplicationSource,
  type GivenAnswer,
  type NewApplication,
} from './application-store.ts';
export { type CandidateFile, findFile } from './file-store.ts';
