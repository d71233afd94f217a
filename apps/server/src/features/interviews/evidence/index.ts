export { createEvidenceHandlers } from './evidence-handlers.ts';
