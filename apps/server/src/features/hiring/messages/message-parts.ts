import type { ObjectStore } from '@candor/folder-store';
import type { Database } from '../../../platform/database/database.ts';
import type { Notify } from '../../people/notifications/index.ts';
import type { Letters } from './message-letters.ts';

export type MessageParts = Letters & {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly notify: Notify;
};
