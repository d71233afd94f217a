import type { ObjectStore } from '@candor/folder-store';
import { findAhead } from './features/interviews/appointments/index.ts';
import { createFeedbackHandlers } from './features/interviews/candidate-feedback/index.ts';
import { createKitHandlers } from './features/interviews/kits/index.ts';
import { createScorecardHandlers } from './features/interviews/scorecards/index.ts';
import { createStatementHandlers } from './features/interviews/statements/index.ts';
import { isConfirmed } from './features/people/interviewers/index.ts';
import { createMarketplaceHandlers } from './features/people/marketplace/index.ts';
import type { Database } from './platform/database/database.ts';

type Parts = {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly sealingKey: Uint8Array;
};

/** Of the people who interview: who they are to companies, what they ask, think and are owed; the contract's names. */
export const interviewerHandlersOf = ({ db, objects, sealingKey }: Parts) => ({
  kits: createKitHandlers({ db }),
  scorecards: createScorecardHandlers({ db, objects }),
  candidateFeedback: createFeedbackHandlers({ db }),
  marketplace: createMarketplaceHandlers({ db, objects, sealingKey, isConfirmed, findAhead }),
  statements: createStatementHandlers({ db }),
});
