import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createRoomHandlers } from './proctoring-handlers.ts';
import { createReviewHandlers } from './review-handlers.ts';

export { isInPause, pausedWithin, pausesUntil, type PauseSpan } from './pause-rules.ts';
export { findPauses } from './pause-store.ts';
export { isMonitored, monitorSettings } from './proctoring-rules.ts';
export {
  findExplanations,
  lockExplanations,
  putExplanation,
  takeBackExplanation,
  type StoredExplanation,
} from './explanation-store.ts';
export { readFlags, readReview } from './read-review.ts';
export { findRisks } from './risk-store.ts';

export function createProctoringHandlers(parts: {
  readonly db: Database;
}): HandlersOf<typeof contract.proctoring> {
  return { ...createRoomHandlers(parts), ...createReviewHandlers(parts) };
}
export { deleteReports, deleteSessions } from './removal-store.ts';
