export { codeJob } from './gate-handlers.ts';
export { dropCodeRequests, isGrantLiving } from './gate-store.ts';
export { callRecordingHandlersOf, namingMemberLooks, viewsOf } from './view-handlers.ts';
export { sharingLink } from './sharing-link.ts';
export { createViewingHandlers } from './viewing-handlers.ts';
export { createViewingWorkers } from './viewing-workers.ts';
export { endSharesOf, endSharesOfInterview, listSharesOf } from './member-shares-store.ts';
