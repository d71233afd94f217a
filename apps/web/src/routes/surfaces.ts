/** The words of one or more pages in other languages than English. */
export const viewer = async () => await import('../languages/viewer/index.ts');
export const ownPage = async () => await import('../languages/own-page/index.ts');
export const evidence = async () => await import('../languages/evidence/index.ts');
export const needs = async () => await import('../languages/needs/index.ts');
export const appointments = async () => await import('../languages/appointments/index.ts');
export const messages = async () => await import('../languages/messages/index.ts');
export const offers = async () => await import('../languages/offers/index.ts');
export const careers = async () => await import('../languages/careers/index.ts');
export const applying = async () => await import('../languages/apply/index.ts');
export const appeals = async () => await import('../languages/appeals/index.ts');
export const jobSeeker = async () => await import('../languages/job-seeker/index.ts');
export const viewing = async () => await import('../languages/viewing/index.ts');
export const accounts = async () => await import('../languages/accounts/index.ts');
