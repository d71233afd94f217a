export {
  correctFacts,
  setHold,
  touchCandidates,
  updateFacts,
  writeTags,
} from './change-store.ts';
export { addImported, findByAddress, insertNotes } from './import-store.ts';
export { isCandidateKnown } from './known-store.ts';
export {
  chooseLanguage,
  findLanguage,
  knownLanguage,
  mailLanguage,
  mailLanguages,
} from './language-store.ts';
export { mailReasonOf } from './mail-reason-store.ts';
export { findOrAddCandidate, findOrAddCandidates, meetCandidate } from './meeting-store.ts';
export { readNotesAgain, removeRow, writeRow } from './merged-store.ts';
export { deleteNote, insertNote, updateNote } from './note-store.ts';
export { deleteCandidateRows, deleteNotesOf, forgetScores } from './removal-store.ts';
export { addCandidate, addMember, CROWD_TAG } from './sample-store.ts';
export { endedPromises } from './answered-promises-store.ts';
