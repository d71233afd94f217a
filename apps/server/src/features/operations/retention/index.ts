export type { DeletionParts } from './deletion.ts';
export { findEnds } from './due-store.ts';
export { isKeptByLaw } from './law-floor-store.ts';
export { eraseOwn } from './erase-candidate.ts';
export { findErasedAddresses } from './erasure-store.ts';
export { createRetentionHandlers } from './retention-handlers.ts';
export {
  createRetentionWorkers,
  RETENTION_AFTER_START_MS,
  retentionJob,
} from './retention-workers.ts';
export { type Again, eraseAgain, findLedger } from './erase-again.ts';
export { isPerson, type LedgerLine, readLedger, writeLedger } from './ledger.ts';
export { deleteWhole } from './erase-candidate.ts';
