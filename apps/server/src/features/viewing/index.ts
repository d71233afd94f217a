export { codeJob } from './gate-handlers.ts';
export { isGrantLiving } from './gate-store.ts';
export { namingMemberLooks } from './view-handlers.ts';
export { sharingLink } from './sharing-link.ts';
export { createViewingHandlers } from './viewing-handlers.ts';
export { createViewingWorkers } from './viewing-workers.ts';
