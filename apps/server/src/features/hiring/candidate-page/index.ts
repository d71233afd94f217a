import type { contract } from '@candor/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { gateHandlers, type GateParts } from './gate-handlers.ts';
import { ownDataHandlers, type OwnDataParts } from './own-data-handlers.ts';
import { ownRecordingHandlers, type OwnRecordingParts } from './own-recording-handlers.ts';
import { pageHandlers, type PageParts } from './page-handlers.ts';

export { pageCodeJob } from './gate-handlers.ts';
export { refuseWhileJoined } from './joined-store.ts';
export { isPageGrantLiving } from './page-store.ts';
export { withinPage } from './within-page.ts';
export { candidatePageOf, pageUrl } from './page-link.ts';
export { createCandidatePageWorkers } from './page-workers.ts';

export const createCandidatePageHandlers = (
  parts: GateParts & PageParts & OwnDataParts & OwnRecordingParts,
): HandlersOf<typeof contract.candidatePage> => ({
  ...gateHandlers(parts),
  ...pageHandlers(parts),
  ...ownDataHandlers(parts),
  ...ownRecordingHandlers(parts),
});
