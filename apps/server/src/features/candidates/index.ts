export { readCandidateFacts } from './candidate-facts.ts';
export { createCandidateHandlers } from './candidate-handlers.ts';
export {
  beginProfile as beginCandidateProfile,
  handInPreferences,
  markWorkDone,
} from './candidate-store.ts';
