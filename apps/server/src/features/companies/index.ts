export { createCompanyHandlers } from './companies-handlers.ts';
export { readCompanyFacts } from './company-store.ts';
export { endWhatLeaves } from './leaving.ts';
export { createJoinRequests } from './join-requests.ts';
