import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { ObjectStore } from '@candor/folder-store';
import type { Notify } from '../../people/notifications/index.ts';
export { createCandidateWorkers } from './candidate-workers.ts';
import { bulkHandlers } from './bulk-handlers.ts';
import { cvCopyHandlers } from './cv-copy-handlers.ts';
import { fileHandlers } from './file-handlers.ts';
import { mergeHandlers } from './merge-handlers.ts';
import { noteHandlers } from './note-handlers.ts';
import { profileHandlers } from './profile-handlers.ts';
import { savedSearchHandlers } from './saved-search-handlers.ts';
import { searchHandlers } from './search-handlers.ts';

export function createCandidateHandlers(parts: {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly notify: Notify;
}): HandlersOf<typeof contract.candidates> {
  const { db, notify } = parts;
  return {
    ...searchHandlers(db),
    ...bulkHandlers(db),
    ...savedSearchHandlers(db),
    ...profileHandlers(db),
    ...mergeHandlers(db),
    ...noteHandlers(db, notify),
    ...fileHandlers(parts),
    ...cvCopyHandlers(parts),
  };
}
export { forgetMerges, forgetSearches } from './forget-store.ts';
