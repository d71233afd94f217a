export { createCompanyHandlers } from './companies-handlers.ts';
export {
  changeCompany,
  countByPlan,
  existingCompany,
  readCompanyFacts,
} from './company-store.ts';
export { endWhatLeaves } from './leaving.ts';
export { bringLogo, createLogoFileReader, forgetBroughtLogo } from './logo.ts';
export { createJoinRequests } from './join-requests.ts';
export { markReactivated, markSuspended, releaseDomain } from './company-state-store.ts';
export { addCompany } from './company-store.ts';
export { addTenant } from './company-store.ts';
export { forgetRole } from './invitation-store.ts';
