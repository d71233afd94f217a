export { createApplicationHandlers } from './application-handlers.ts';
export type { Telling } from './apply.ts';
export { listApplicationsOf, withdraw } from './own-application-handlers.ts';
export { findAddressee, findOwnCandidate } from './own-application-store.ts';
export { greetingName } from './letter-name-rules.ts';
export { markOpened, writeReply } from './promise-store.ts';
export { type DueReplies, takeDueReplies } from './reply-due-store.ts';
export { findDeciders } from './intake-store.ts';
export { addApplication } from './application-store.ts';
export { addApplications } from './many-store.ts';
export { type Copied, findCopyKey, lockCv, setCopy } from './cv-copy-store.ts';
export { insertFile, retireFile } from './candidate-file-store.ts';
export {
  deleteApplications,
  deleteConsents,
  deleteFiles,
  type Ended,
  isOver,
  listMarkedFiles,
  markFilesOf,
} from './removal-store.ts';
export {
  findSharedJobs,
  joinApplication,
  partApplication,
  type Joined,
  withLivingPlaces,
} from './joining-store.ts';
export {
  findNewestMoves,
  findStages,
  lockApplications,
  type Change,
  type LockedApplication,
  type Stage,
  writeMoves,
  writeUndo,
} from './move-store.ts';
