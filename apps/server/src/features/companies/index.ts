export { type CompanyParts, createCompanyHandlers } from './companies-handlers.ts';
export { readCompanyFacts } from './company-store.ts';
export { createJoinRequests, type JoinRequests } from './join-requests.ts';
