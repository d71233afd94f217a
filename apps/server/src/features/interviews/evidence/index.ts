export { showFlagsDue } from './showing.ts';
export { createEvidenceHandlers } from './evidence-handlers.ts';
