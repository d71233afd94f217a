export { codeJob } from './gate-handlers.ts';
export { namingMemberLooks } from './view-handlers.ts';
export { sharingLink } from './sharing-link.ts';
export { createViewingHandlers } from './viewing-handlers.ts';
export { createViewingWorkers } from './viewing-workers.ts';
