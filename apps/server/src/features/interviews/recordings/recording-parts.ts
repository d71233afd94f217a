import type { SlicePolicy } from '@candor/contract/interviews/recordings';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ObjectStore } from '@candor/folder-store';
import type { Queue } from '../../../platform/queue/queue.ts';

/** What recordings are made with. */
export type RecordingParts = {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly queue: Queue;
  readonly clock: Clock;
};

export type UploadParts = RecordingParts & {
  /** When slices go up as small objects too. */
  readonly slices: SlicePolicy;
};
