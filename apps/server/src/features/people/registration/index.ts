export { readCandidateFacts } from './candidate-facts.ts';
export { createRegistrationHandlers } from './own-handlers.ts';
export {
  beginProfile as beginCandidateProfile,
  handInPreferences,
  markWorkDone,
} from './registration-store.ts';
